import { listRefusals } from './check-eligibility.ts'
import type { LoanRules } from './loan-rules.ts'
import type { BorrowerProfile } from './profile.ts'
import { enrollments } from './profile.ts'
import type { Change, RuleName, RuleVerdict, Signer } from './rule-verdict.ts'

/** A kind of rule that refuses the borrower, whatever its exact figure is with each lender. */
export interface RefusalReason {
  rule: RuleName
  /** Whose score or income is too low; `null` for other rules. */
  whose: Signer | null
  /** The smallest change, of all offers of the group, that would end this "no"; `null` when there is none. */
  change: Change | null
}

/** Offers that are refused for the same reasons. */
export interface RefusalGroup<Offer> {
  /** Never empty; in the order in which rules are displayed. */
  reasons: RefusalReason[]
  /** In the given order; never empty. */
  offers: Offer[]
  /** Whether the same change would do for each of the offers. */
  isSameForAll: boolean
}

/**
 * Groups refused offers by the kinds of rules that refuse them, so that a reason is said once. First come the
 * groups with the fewest reasons, then those that the borrower can change, then the larger ones.
 */
export function groupRefusals<Offer extends { rules: LoanRules }>(
  refused: readonly Offer[],
  profile: BorrowerProfile,
): RefusalGroup<Offer>[] {
  const groups = new Map<string, RefusalGroup<Offer>>()
  for (const offer of refused) {
    const reasons = listRefusals(offer.rules, profile).map(toReason)
    const key = reasons.map(({ rule, whose, change }) => `${rule} ${whose} ${change?.to}`).join()
    const group = groups.get(key)
    if (!group) {
      groups.set(key, { reasons, offers: [offer], isSameForAll: true })
      continue
    }
    group.offers.push(offer)
    group.isSameForAll &&= JSON.stringify(group.reasons) === JSON.stringify(reasons)
    group.reasons = group.reasons.map((reason, at) => withSmallerChange(reason, reasons[at] ?? reason))
  }
  return [...groups.values()].sort(
    (a, b) =>
      a.reasons.length - b.reasons.length ||
      Number(canChange(b)) - Number(canChange(a)) ||
      b.offers.length - a.offers.length,
  )
}

/** Whether the borrower can change everything that stands in the way. */
export function canChange({ reasons }: Pick<RefusalGroup<unknown>, 'reasons'>): boolean {
  return reasons.every(({ change }) => change !== null)
}

function toReason(verdict: RuleVerdict): RefusalReason {
  const { rule, change } = verdict
  return { rule, whose: rule === 'credit' || rule === 'income' ? verdict.wants.whose : null, change }
}

function withSmallerChange(a: RefusalReason, b: RefusalReason): RefusalReason {
  return sizeOf(b.change) < sizeOf(a.change) ? b : a
}

/**
 * Returns how large a change is; only changes of the same kind compare. Of two with the same figure, the one
 * that a cosigner can make too is smaller.
 */
function sizeOf(change: Change | null): number {
  switch (change?.to) {
    case 'score':
      return change.atLeast - Number(change.orCosigner) / 2
    case 'income':
      return change.atLeastCents - Number(change.orCosigner) / 2
    case 'enrollment':
      return -enrollments.indexOf(change.atLeast)
    case 'borrower':
      return -change.oneOf.length
    default:
      return 0
  }
}
