import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Advantage, AdvantageCriterion, ReasonAbove } from '#domain/loans/reason-above.ts'

/** How many criteria a sentence names: those that add most. */
const maxNamed = 2

const and = new Intl.ListFormat('en-US')

/** Says in two short sentences why an offer stands above one that costs less. */
export function describeReasonAbove(offer: LoanOffer, { cheaper, isAtBothEnds, lifts }: ReasonAbove): string {
  const where = isAtBothEnds ? 'at both its lowest and highest rates' : 'at every rate you could get'
  const because = and.format(lifts.slice(0, maxNamed).map(describeLift))
  return `Costs more than ${nameOther(offer, cheaper.offer)} ${where}. It ranks higher because ${because}.`
}

/** Names the loan too: a lender may have several in the list. */
function nameOther(offer: LoanOffer, { lenderId, lenderName, product, rateType }: LoanOffer): string {
  return `${lenderId === offer.lenderId ? 'this lender' : lenderName}’s ${rateType}-rate ${product}`
}

function describeLift({ criterion, value, cheaperValue }: Advantage): string {
  // Of the criteria that can lift a loan, only the release applies to one loan of a list and not to another.
  if (value === 'not_applicable') return 'it has no cosigner to release'
  if (value === 'fixed') return 'its rate can’t rise'
  if (cheaperValue === 'not_said') return stated[criterion]
  if (criterion === 'cosigner_release') return `a cosigner can ask for release after ${value} payments`
  return better[criterion]
}

/** The loan does better than the cheaper one, or the other does not have what it has. */
const better: Record<Exclude<AdvantageCriterion, 'cosigner_release'>, string> = {
  monthly_payment: 'its payment at the highest rate is lower',
  open_rules: 'it has fewer requirements we couldn’t check',
  rate_cap: 'its rate can’t rise as far',
  fees: 'its fees are lower',
  repayment_ways: 'it has more in-school payment options',
  grace: 'its grace period is longer',
  hardship: 'its forbearance can last longer',
}

/** The loan states what the cheaper one does not. */
const stated: Record<AdvantageCriterion, string> = {
  ...better,
  rate_cap: 'it states its rate cap',
  fees: 'it states every fee',
  cosigner_release: 'it states when a cosigner can be released',
  hardship: 'it states how long forbearance can last',
}
