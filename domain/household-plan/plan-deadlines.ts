import { type AidDeadline, aidYears, listAidDeadlines } from '#domain/aid-deadlines/aid-deadlines.ts'
import { fafsaDates } from '#domain/award-years/fafsa-dates.ts'
import { type HouseholdPlan, nameSchoolYear, type PlannedChild } from './household-plan.ts'

/** The FAFSA forms that one school year needs: one for each child. */
export interface PlanForms {
  year: number
  /** The places of the children who file. */
  children: readonly number[]
  /** Those on whose forms parents take part: the dependent ones. */
  withParents: readonly number[]
  /** The day the form opened or opens; if it isn't known, the last day on which the law lets it open. */
  opensOn: string
  /** Whether the Department has published the dates of this school year. */
  isPublished: boolean
  /** Empty if they aren't published. */
  deadlines: readonly AidDeadline[]
}

/**
 * Lists the forms of a plan by school year, with their deadlines.
 * @param state the two-letter postal abbreviation of the home state
 */
export function listPlanForms(
  children: readonly PlannedChild[],
  plan: HouseholdPlan,
  state: string | undefined,
): PlanForms[] {
  return plan.years.map(({ year, children: places }) => {
    const published = aidYears.find((name) => name === nameSchoolYear(year))
    return {
      year,
      children: places,
      withParents: places.filter((at) => children[at]?.dependency === 'dependent'),
      opensOn: published ? fafsaDates[published].from : `${year - 1}-10-01`,
      isPublished: published !== undefined,
      deadlines: published ? listAidDeadlines({ year: published, ...(state && { state }) }) : [],
    }
  })
}
