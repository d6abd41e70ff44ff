import {
  type HouseholdPlan,
  type PlannedChild,
  planHousehold,
} from '#domain/household-plan/household-plan.ts'
import { listPlanForms, type PlanForms } from '#domain/household-plan/plan-deadlines.ts'
import { listPlanFlags, type PlanFlag } from '#domain/household-plan/plan-flags.ts'
import type { Problem } from '#kit/forms/sent-form.ts'
import { readHousehold, type TypedHousehold } from './household-form.ts'

/** What a household comes to. Children are named by their places in `names`. */
export interface HouseholdResult {
  names: readonly string[]
  children: readonly PlannedChild[]
  plan: HouseholdPlan
  flags: readonly PlanFlag[]
  forms: readonly PlanForms[]
  growthPercent: number
  state: string | undefined
  /** The names of those who aren't counted, because an amount is missing or can't be read. */
  leftOut: readonly string[]
  problems: readonly Problem[]
}

/** Plans what was typed. */
export function evaluateHousehold(typed: TypedHousehold): HouseholdResult {
  const { children: read, growthPercent, state, problems } = readHousehold(typed)
  const counted = read.flatMap(({ name, child }) => (child ? [{ name, child }] : []))
  const children = counted.map(({ child }) => child)
  const plan = planHousehold(children, growthPercent)
  return {
    names: counted.map(({ name }) => name),
    children,
    plan,
    flags: listPlanFlags(children, plan),
    forms: listPlanForms(children, plan, state),
    growthPercent,
    state,
    leftOut: read.flatMap(({ name, child }) => (child ? [] : [name])),
    problems,
  }
}

/** An invented household, which the page shows until there is a real one. */
export const exampleHousehold: TypedHousehold = {
  household: { growth: '', state: '' },
  children: [
    {
      label: 'Older child',
      cost: '32,000',
      grants: '9,000',
      work: '2,000',
      index: '14,000',
      firstYear: '2027',
      years: '4',
    },
    {
      label: 'Younger child',
      cost: '46,000',
      grants: '12,000',
      work: '2,000',
      index: '14,000',
      firstYear: '2029',
      years: '4',
    },
  ],
}
