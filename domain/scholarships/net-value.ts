import { type AidPackage, sumAid } from './aid-package.ts'
import type { Protection } from './displacement-laws.ts'
import {
  type AidReduction,
  countTowardNeed,
  getNeed,
  getUnmetNeed,
  type Handling,
  type Outcome,
  type ReductionOrder,
  reduceAid,
  reductionOrders,
} from './reduce-aid.ts'

/** What a student knows about an award year at one school; absent fields are unknown. Whole cents. */
export interface AwardSituation {
  costCents: number
  /** The Student Aid Index; a negative one counts as 0. */
  saiCents?: number | undefined
  /** The aid before the scholarship. */
  aid: AidPackage
  awardCents: number
  order?: ReductionOrder | undefined
  /** Whether the scholarship may cover unmet need before the school takes anything back. */
  fillsGapFirst?: boolean | undefined
  /** What a state's law keeps; absent without a law that surely applies. */
  protection?: Protection | undefined
}

interface CentsRange {
  fromCents: number
  toCents: number
}

/** An answer that would make the range narrower. */
export type MissingAnswer = 'sai' | 'order' | 'gap' | 'beyond_gap'

export interface NetValue {
  /** The cost less the Student Aid Index; a range while the index is unknown. */
  need: CentsRange
  /** Need that no aid covers before the scholarship. */
  unmetNeed: CentsRange
  /** What the scholarship adds for sure, and at most. */
  atLeastCents: number
  atMostCents: number
  best: Outcome
  worst: Outcome
  /** Whether all aid with the scholarship is more than the cost of attendance. */
  exceedsCost: boolean
  exceedsNeed: boolean | 'unknown'
  /** A Pell Grant ends when grants that are not federal reach the whole cost: Public Law 119-21. */
  endangersPell: boolean
  /** In the order in which a page asks; empty when the range is one amount. */
  missing: readonly MissingAnswer[]
}

/**
 * Works out what an outside scholarship really adds at a school, once the school has taken back what it must
 * or may: see reduce-aid.ts. Every unknown answer is tried in each possible way, so the range covers every
 * case. Smaller loans count as a gain, because what is not borrowed is not repaid, and so do work-study hours
 * that need not be worked. It does not know a state agency's own rules for its grants, and a school may still
 * be kinder than its rules.
 */
export function calculateNetValue(situation: AwardSituation): NetValue {
  const { aid, awardCents, costCents } = situation
  const handlings = listHandlings(situation)
  const outcomes = handlings.map(reduceAid)
  const best = outcomes.reduce((a, b) => (isBetter(b, a) ? b : a))
  const worst = outcomes.reduce((a, b) => (isBetter(a, b) ? b : a))
  const need = toRange(handlings.map(getNeed))
  return {
    need,
    unmetNeed: toRange(handlings.map(getUnmetNeed)),
    atLeastCents: worst.netCents,
    atMostCents: best.netCents,
    best,
    worst,
    exceedsCost: sumAid(aid) + awardCents > costCents,
    exceedsNeed: isMore(countTowardNeed(aid) + awardCents, need),
    endangersPell:
      aid.pell > 0 &&
      sumAid(aid, ['governmentGrants', 'schoolGrants', 'otherScholarships']) + awardCents >= costCents,
    missing: findMissing(situation, best.netCents - worst.netCents),
  }
}

/** Returns every way in which a school may handle the scholarship that fits what is known. */
function listHandlings(situation: AwardSituation): Handling[] {
  const { costCents, aid, awardCents, protection, order, fillsGapFirst } = situation
  return listIndexes(situation).flatMap((saiCents) =>
    (order ? [order] : reductionOrders).flatMap((order) =>
      listAidReductions(fillsGapFirst).flatMap((takesBack) =>
        [true, false].map((usesTolerance) => ({
          costCents,
          saiCents,
          aid,
          awardCents,
          order,
          takesBack,
          usesTolerance,
          protection,
        })),
      ),
    ),
  )
}

/** A school that fills the gap first still may, but need not, take back what goes beyond it. */
function listAidReductions(fillsGapFirst: boolean | undefined): readonly AidReduction[] {
  if (fillsGapFirst === undefined) return ['required', 'beyond_gap', 'everything']
  return fillsGapFirst ? ['required', 'beyond_gap'] : ['everything']
}

/**
 * An unknown index is tried at 0 and at the most that fits the offer: schools do not offer aid above need, so
 * what the offer already holds shows how much need there is at least.
 */
function listIndexes({ saiCents, costCents, aid }: AwardSituation): number[] {
  if (saiCents !== undefined) return [Math.max(0, saiCents)]
  return [0, Math.max(0, costCents - countTowardNeed(aid))]
}

function isMore(cents: number, { fromCents, toCents }: CentsRange): boolean | 'unknown' {
  if (cents > toCents) return true
  return cents > fromCents ? 'unknown' : false
}

/** More money is better; with the same money, less taken back. */
function isBetter(one: Outcome, other: Outcome): boolean {
  if (one.netCents !== other.netCents) return one.netCents > other.netCents
  return sumReductions(one) < sumReductions(other)
}

function sumReductions({ reductions }: Outcome): number {
  return reductions.reduce((total, { cents }) => total + cents, 0)
}

function findMissing({ saiCents, order, fillsGapFirst }: AwardSituation, width: number): MissingAnswer[] {
  if (width === 0) return []
  const asked: MissingAnswer[] = [
    ...(saiCents === undefined ? (['sai'] as const) : []),
    ...(order === undefined ? (['order'] as const) : []),
    ...(fillsGapFirst === undefined ? (['gap'] as const) : []),
  ]
  return asked.length > 0 ? asked : ['beyond_gap']
}

function toRange(cents: readonly number[]): CentsRange {
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) }
}
