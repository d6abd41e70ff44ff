import { expect, test } from 'vitest'
import { borrowing, offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { listOfferFacts } from './offer-facts.ts'

function listFacts(change: Partial<LoanOffer>, borrowed: Partial<Borrowing> = {}): Map<string, string> {
  const result = priceOffer({ ...offer, ...change }, { ...borrowing, ...borrowed })
  if (!result.ok) throw new Error(result.reason)
  return new Map(listOfferFacts(result.priced).map(({ name, value }) => [name, value]))
}

test('what a lender does not state is shown as not stated, never as zero', () => {
  const silent = {
    lateFeePercent: null,
    lateFeeCents: null,
    returnedPaymentFeeCents: null,
    cosignerReleaseAfterPayments: null,
    isHigherWithoutCosigner: null,
    hardshipMonths: null,
  }
  const facts = listFacts(silent)
  for (const fact of ['late', 'returned', 'release', 'withoutCosigner', 'hardship'] as const)
    expect(facts.get(loanOfferText.facts[fact]), fact).toBe(loanOfferText.notStated)
  expect(listFacts({ hardshipMonths: 0 }).get(loanOfferText.facts.hardship)).not.toBe(loanOfferText.notStated)
})

test('a variable rate shows the cost at its cap, or at 25% without a stated cap', () => {
  const variable = { rateType: 'variable', rateIndex: '30-day average SOFR' } as const
  expect(listFacts({ ...variable, rateCapPercent: 18 }).get(loanOfferText.facts.maximum)).toMatch(
    /^18\.00%: \$\d/,
  )
  const uncapped = listFacts({ ...variable, rateCapPercent: null }).get(loanOfferText.facts.maximum)
  expect(uncapped).toContain('no rate cap')
  expect(uncapped).toContain('25.00%')
})

test('an origination fee is shown with its amount in dollars', () => {
  // The smallest principal that leaves $10,000 after a 4% fee is $10,416.67, with a fee of $416.67.
  expect(listFacts({ originationFeePercent: 4 }).get(loanOfferText.facts.fee)).toContain('4.00% ($417)')
  expect(listFacts({ applicationFeeCents: 5_000 }).get(loanOfferText.facts.fee)).toBe('$50 to apply')
  expect(listFacts({}).get(loanOfferText.facts.fee)).toBe(loanOfferText.noFees)
})

test('immediate repayment shows nothing about payments before full repayment', () => {
  const facts = listFacts({}, { repayment: 'immediate' })
  expect(facts.has(loanOfferText.facts.before)).toBe(false)
  expect(facts.has(loanOfferText.facts.capitalization)).toBe(false)
})

test('the rate range is the one that the loan is priced at', () => {
  expect(listFacts({}).get(loanOfferText.facts.rates)).toBe('6.00% to 12.00%')
  expect(listFacts({}, { withAutopay: true }).get(loanOfferText.facts.rates)).toMatch(
    /^5\.75% to 11\.75%, with/,
  )
})
