import { type CardPlan, type SurveyTier, surveyTiers } from '#domain/cards/survey-plan.ts'
import { countPages } from '#kit/listing/list-page.ts'
import type { ReadCardSurvey } from './card-survey.ts'
import { readSettings, type SurveySettings, toFilter } from './survey-settings.ts'

/** How many plans are on a page. */
const pageSize = 25

/** The data of the page. */
export interface SurveyView {
  settings: SurveySettings
  survey: Pick<ReadCardSurvey, 'surveyedOn' | 'medians' | 'isBundled'>
  /** The total number of plans, and of institutions that offer them. */
  all: { plans: number; institutions: number }
  /** How many plans pass the filters. */
  count: number
  from: number
  pages: number
  shown: readonly CardPlan[]
}

/** Selects the plans of one page, in the order of the alphabet: nothing in the survey ranks them. */
export function viewSurvey(params: URLSearchParams, { plans, ...survey }: ReadCardSurvey): SurveyView {
  const settings = readSettings(params)
  const found = plans.filter(toFilter(settings)).toSorted(byName)
  const pages = countPages(found.length, pageSize)
  const page = Math.min(settings.page, pages)
  const from = (page - 1) * pageSize
  return {
    settings: { ...settings, page },
    survey,
    all: { plans: plans.length, institutions: new Set(plans.map(({ institution }) => institution)).size },
    count: found.length,
    from,
    pages,
    shown: found.slice(from, from + pageSize),
  }
}

function byName(one: CardPlan, other: CardPlan): number {
  return collator.compare(one.institution, other.institution) || collator.compare(one.name, other.name)
}
const collator = new Intl.Collator('en-US', { numeric: true })

/** The tier that a row is about: the one asked for, else the weakest that the plan is for. */
export function tierOfRow({ tiers }: CardPlan, asked: SurveyTier | undefined): SurveyTier {
  return asked ?? surveyTiers.find((tier) => tiers.includes(tier)) ?? 'from_620'
}
