import { aprInTier, type CardPlan, type SurveyTier, surveyTiers } from './survey-plan.ts'

/** The middle half of some purchase APRs, in percent: a quarter of the plans is below it, a quarter above. */
export interface AprQuartiles {
  /** How many plans state an APR. */
  count: number
  lower: number
  median: number
  upper: number
}

/** The kinds of plans that are told apart beside their tier. */
export const planKinds = ['all', 'secured', 'members', 'rewards', 'no_rewards'] as const
export type PlanKind = (typeof planKinds)[number]

const isOfKind: Readonly<Record<PlanKind, (plan: CardPlan) => boolean>> = {
  all: () => true,
  secured: ({ isSecured }) => isSecured,
  members: ({ needsMembership }) => needsMembership,
  rewards: ({ rewards }) => rewards.length > 0,
  no_rewards: ({ rewards }) => rewards.length === 0,
}

export type SurveyMedians = Readonly<Record<SurveyTier, Readonly<Record<PlanKind, AprQuartiles | null>>>>

/** Returns median and quartiles of the purchase APRs of each tier and kind of plan; `null` where no plan states one. */
export function surveyMedians(plans: readonly CardPlan[]): SurveyMedians {
  const ofTier = (tier: SurveyTier) =>
    toRecord(planKinds, (kind) => {
      const aprs = plans.filter(isOfKind[kind]).map((plan) => aprInTier(plan, tier))
      return aprQuartiles(aprs.filter((apr) => apr !== null))
    })
  return toRecord(surveyTiers, ofTier)
}

/** @param aprs in percent, in any order */
export function aprQuartiles(aprs: readonly number[]): AprQuartiles | null {
  if (aprs.length === 0) return null
  const sorted = aprs.toSorted((a, b) => a - b)
  const at = (share: number) => percentile(sorted, share)
  return { count: sorted.length, lower: at(0.25), median: at(0.5), upper: at(0.75) }
}

/** Where an APR stands among others: below their middle half, in it, or above it. */
export type AprStanding = 'lower' | 'middle' | 'upper'

export function standsAmong(apr: number, { lower, upper }: AprQuartiles): AprStanding {
  if (apr < lower) return 'lower'
  return apr > upper ? 'upper' : 'middle'
}

/**
 * Interpolates between the two nearest values, as PERCENTILE_CONT of SQL does; rounded to hundredths of a percent.
 * @param sorted ascending, never empty
 */
function percentile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [below, above] = [Math.floor(place), Math.ceil(place)].map((at) => sorted[at] ?? 0) as [
    number,
    number,
  ]
  return Math.round((below + (above - below) * (place - Math.floor(place))) * 100) / 100
}

function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}

/** Where a range of APRs stands to a median: all of it below, all of it above, or on both sides. */
export function standsToMedian(
  { lowestPercent, highestPercent }: { lowestPercent: number; highestPercent: number },
  median: number,
): 'below' | 'around' | 'above' {
  if (highestPercent < median) return 'below'
  return lowestPercent > median ? 'above' : 'around'
}
