import { checkEligibility, judge } from '#domain/eligibility/check-eligibility.ts'
import { type BorrowerProfile, creditBands, incomeBands } from '#domain/eligibility/profile.ts'
import type { Change } from '#domain/eligibility/rule-verdict.ts'
import { getKeys } from '#domain/keys.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { getReceivedLimits } from '#domain/loans/received-limits.ts'

/** A change after which an offer that does not fit may fit. Amounts are whole cents. */
export type FittingChange =
  | { to: 'repayment'; repayment: RepaymentChoice }
  /** Back to each loan's own repayment term. */
  | { to: 'term' }
  | { to: 'less'; amountCents: number }
  | { to: 'more'; amountCents: number }
  | LoanChange

/** A change of what loans for studies ask for. */
type LoanChange = Exclude<Change, { to: 'refinanced_loans' | 'employment' | 'job_start' }>

export interface Circumstances {
  profile: BorrowerProfile
  borrowing: Borrowing
}

/**
 * The kinds of changes, from the smallest: a setting, then somebody to ask, then what takes longer. To borrow
 * more than is needed comes last.
 */
const kinds: readonly FittingChange['to'][] = [
  'repayment',
  'term',
  'cosigner',
  'enrollment',
  'borrower',
  'less',
  'score',
  'income',
  'more',
]

/**
 * Finds the smallest single change after which at least one of these offers may be open, and counts how many
 * would be. The change is tried out on each offer, so it is never named where a second obstacle remains.
 * @param offers those that were refused or left out, except for those that no change can bring back
 */
export function findSmallestChange(
  offers: readonly LoanOffer[],
  now: Circumstances,
): { change: FittingChange; opens: number } | null {
  let smallest: FittingChange | null = null
  for (const offer of offers) {
    for (const change of listChanges(offer, now)) {
      const isSmaller = smallest === null || compareChanges(change, smallest) < 0
      if (isSmaller && mayFit(offer, make(change, now))) smallest = change
    }
  }
  if (smallest === null) return null
  const then = make(smallest, now)
  return { change: smallest, opens: offers.filter((offer) => mayFit(offer, then)).length }
}

/** Whether no rule refuses the borrower and the lender lends this amount in this way. */
export function mayFit(offer: LoanOffer, { profile, borrowing }: Circumstances): boolean {
  return judge(offer.rules, profile).verdict !== 'no' && priceOffer(offer, borrowing).ok
}

/** Applies a change. Where a band is asked for, the lowest one that reaches the figure is taken. */
export function make(change: FittingChange, { profile, borrowing }: Circumstances): Circumstances {
  switch (change.to) {
    case 'repayment':
      return { profile, borrowing: { ...borrowing, repayment: change.repayment } }
    case 'term':
      return { profile, borrowing: { ...borrowing, termMonths: null } }
    case 'less':
    case 'more':
      return { profile, borrowing: { ...borrowing, amountCents: change.amountCents } }
    case 'borrower':
      return { profile: { ...profile, borrower: change.oneOf[0] }, borrowing }
    case 'enrollment':
      return { profile: { ...profile, enrollment: change.atLeast }, borrowing }
    case 'cosigner':
      return { profile: { ...profile, hasCosigner: true }, borrowing }
    case 'score': {
      const name = change.whose === 'borrower' ? 'credit' : 'cosignerCredit'
      return { profile: { ...profile, [name]: bandWithScore(change.atLeast) }, borrowing }
    }
    case 'income': {
      const name = change.whose === 'borrower' ? 'income' : 'cosignerIncome'
      return { profile: { ...profile, [name]: bandWithIncome(change.atLeastCents) }, borrowing }
    }
  }
}

function listChanges(offer: LoanOffer, { profile, borrowing }: Circumstances): FittingChange[] {
  const ofRules = checkEligibility(offer.rules, { profile }).rules.flatMap(({ change }) =>
    change && isLoanChange(change) ? change : [],
  )
  return [...ofRules, ...listChangesOfLoan(offer, borrowing)]
}

function isLoanChange(change: Change): change is LoanChange {
  return kinds.some((kind) => kind === change.to)
}

function listChangesOfLoan(offer: LoanOffer, borrowing: Borrowing): FittingChange[] {
  const result = priceOffer(offer, borrowing)
  if (result.ok) return []
  const limits = getReceivedLimits(offer)
  switch (result.reason) {
    case 'repayment_not_offered':
      return offer.repaymentOptions.map(({ choice }) => ({ to: 'repayment', repayment: choice }))
    case 'term_not_offered':
      return [{ to: 'term' }]
    case 'below_minimum':
      return [{ to: 'more', amountCents: limits.leastCents }]
    case 'above_maximum':
      return limits.mostCents === null ? [] : [{ to: 'less', amountCents: limits.mostCents }]
  }
}

/** Orders changes by kind, then by how far they go; the amount nearest to the one asked for comes first. */
function compareChanges(one: FittingChange, other: FittingChange): number {
  return kinds.indexOf(one.to) - kinds.indexOf(other.to) || getReach(one) - getReach(other)
}

function getReach(change: FittingChange): number {
  switch (change.to) {
    case 'score':
      return change.atLeast
    case 'income':
      return change.atLeastCents
    case 'more':
      return change.amountCents
    case 'less':
      return -change.amountCents
    case 'enrollment':
      return change.atLeast === 'full_time' ? 1 : 0
    case 'repayment':
      return change.repayment === 'deferred' ? 0 : 1
    default:
      return 0
  }
}

function bandWithScore(score: number) {
  return getKeys(creditBands).findLast((band) => (creditBands[band]?.to ?? 0) >= score)
}

function bandWithIncome(cents: number) {
  return getKeys(incomeBands).find((band) => (incomeBands[band].belowCents ?? Infinity) > cents)
}
