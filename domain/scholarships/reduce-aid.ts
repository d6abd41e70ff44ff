import { type AidKind, type AidPackage, giftKinds, sumAid } from './aid-package.ts'
import type { Protection } from './displacement-laws.ts'
import { federalOveraward } from './federal-overaward.ts'

export const reductionOrders = ['loans_first', 'grants_first'] as const
export type ReductionOrder = (typeof reductionOrders)[number]

/**
 * How much a school takes back: what the rules require, also what goes beyond unmet need, or everything from
 * the first dollar.
 */
export type AidReduction = 'required' | 'beyond_gap' | 'everything'

/** Everything that decides what a school takes back; amounts are whole cents. */
export interface Handling {
  costCents: number
  /** The Student Aid Index, 0 or more. */
  saiCents: number
  aid: AidPackage
  /** The outside scholarship. */
  awardCents: number
  order: ReductionOrder
  takesBack: AidReduction
  /** Whether the school uses the room that federal rules leave above need. */
  usesTolerance: boolean
  protection: Protection | undefined
}

/** Why a part of the aid shrinks. */
export type ReductionReason = 'over_need' | 'over_cost' | 'school_rule'

interface Reduction {
  kind: AidKind
  cents: number
  reason: ReductionReason
}

export interface Outcome {
  /** What the student keeps of the scholarship after grants shrink; smaller loans and fewer hours are a gain. */
  netCents: number
  after: AidPackage
  /** In the order in which the school takes back. */
  reductions: readonly Reduction[]
}

/**
 * The order in which a school takes back. Its own grants are in its hands; grants of a government come last.
 * Pell Grants and other people's scholarships are not taken back.
 */
const orders = {
  loans_first: ['otherLoans', 'subsidizedLoans', 'workStudy', 'schoolGrants', 'governmentGrants'],
  grants_first: ['schoolGrants', 'workStudy', 'subsidizedLoans', 'otherLoans', 'governmentGrants'],
} as const satisfies Record<ReductionOrder, readonly AidKind[]>

/**
 * Aid that is federal or may be, and so may not bring all aid above the cost of attendance: FSEOG, work-study
 * (34 CFR 673.5), and federal loans (20 USC 1078-8(c), 1087e(a)).
 */
export const federalKinds: readonly AidKind[] = [
  'governmentGrants',
  'workStudy',
  'subsidizedLoans',
  'otherLoans',
]

/** What a school may shrink on its own, without a limit that forces it. */
const schoolsChoice: readonly AidKind[] = ['otherLoans', 'subsidizedLoans', 'workStudy', 'schoolGrants']

/**
 * Works out what shrinks when an outside scholarship arrives and everything about the school is known:
 * first what exceeds need, then what exceeds the cost, then what the school takes back by its own rule. All
 * of it together is never more than the scholarship. The rules: see federal-overaward.ts.
 */
export function reduceAid(handling: Handling): Outcome {
  const { aid, awardCents, costCents, order, takesBack, usesTolerance, protection } = handling
  const after: Record<AidKind, number> = { ...aid }
  const reductions: Reduction[] = []
  let budget = awardCents

  function reduce(kind: AidKind, upTo: number, reason: ReductionReason) {
    const cents = Math.max(0, Math.min(upTo, budget, findReducible(kind)))
    if (cents === 0) return
    after[kind] -= cents
    budget -= cents
    const earlier = reductions.find((one) => one.kind === kind && one.reason === reason)
    if (earlier) earlier.cents += cents
    else reductions.push({ kind, cents, reason })
  }

  function findReducible(kind: AidKind): number {
    if (kind !== 'schoolGrants' || protection?.keeps !== 'own_grants') return after[kind]
    const counted = protection.counts === 'gift_aid' ? sumAid(after, giftKinds) : sumAid(after)
    const limit = protection.upTo === 'need' ? getNeed(handling) : costCents
    return Math.min(after.schoolGrants, counted + awardCents - limit)
  }

  function getOverNeed(): number {
    // Only aid that need limits has to give way; without any, aid may exceed need.
    if (sumAid(after, ['governmentGrants', 'workStudy', 'subsidizedLoans']) === 0) return 0
    const over = countTowardNeed(after) + awardCents - getNeed(handling)
    const mayStay = usesTolerance && after.subsidizedLoans === 0 ? federalOveraward.tolerance.cents : 0
    return over <= mayStay ? 0 : over
  }

  function getOverCost(): number {
    // Only federal aid has to give way; a Pell Grant stays, and private and school money may exceed the cost.
    return sumAid(after, federalKinds) === 0 ? 0 : sumAid(after) + awardCents - costCents
  }

  // These loans do not count toward need, so shrinking them would not help.
  for (const kind of orders[order]) if (kind !== 'otherLoans') reduce(kind, getOverNeed(), 'over_need')
  for (const kind of orders[order]) reduce(kind, getOverCost(), 'over_cost')

  if (takesBack !== 'required') {
    const sparesGap = takesBack === 'beyond_gap' || protection?.keeps === 'all_aid'
    if (sparesGap) budget -= Math.min(budget, getUnmetNeed(handling))
    for (const kind of orders[order]) if (schoolsChoice.includes(kind)) reduce(kind, budget, 'school_rule')
  }

  const lostGifts = sumAid(aid, giftKinds) - sumAid(after, giftKinds)
  return { netCents: awardCents - lostGifts, after, reductions }
}

/**
 * Financial need: the cost of attendance less the Student Aid Index (Federal Student Aid Handbook, on
 * packaging), never below 0.
 */
export function getNeed({ costCents, saiCents }: { costCents: number; saiCents: number }): number {
  return Math.max(0, costCents - saiCents)
}

/**
 * The aid that counts toward need. Unsubsidized, PLUS, and private loans may stand in for the Student Aid
 * Index, so they do not count. What exceeds the index would, and exceeds the cost by the same amount.
 */
export function countTowardNeed(aid: AidPackage): number {
  return sumAid(aid) - aid.otherLoans
}

/** The need that no aid covers before the scholarship, at most what all aid leaves of the cost. */
export function getUnmetNeed(handling: Pick<Handling, 'aid' | 'costCents' | 'saiCents'>): number {
  const { aid, costCents } = handling
  return Math.max(0, Math.min(getNeed(handling) - countTowardNeed(aid), costCents - sumAid(aid)))
}
