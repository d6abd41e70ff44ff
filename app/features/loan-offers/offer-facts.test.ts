import { expect, test } from 'vitest'
import { borrowing, offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { offerFacts } from './offer-facts.ts'
import { words } from './words.ts'

function factsOf(change: Partial<LoanOffer>, borrowed: Partial<Borrowing> = {}): Map<string, string> {
  const result = priceOffer({ ...offer, ...change }, { ...borrowing, ...borrowed })
  if (!result.ok) throw new Error(result.reason)
  return new Map(offerFacts(result.priced).map(({ name, value }) => [name, value]))
}

test('what a lender does not say is shown as not said, and never as nothing', () => {
  const silent = {
    lateFeePercent: null,
    lateFeeCents: null,
    returnedPaymentFeeCents: null,
    cosignerReleaseAfterPayments: null,
    isHigherWithoutCosigner: null,
    hardshipMonths: null,
  }
  const facts = factsOf(silent)
  for (const fact of ['late', 'returned', 'release', 'withoutCosigner', 'hardship'] as const)
    expect(facts.get(words.facts[fact]), fact).toBe(words.notSaid)
  expect(factsOf({ hardshipMonths: 0 }).get(words.facts.hardship)).not.toBe(words.notSaid)
})

test('a variable rate shows what the loan costs at its cap, and at 25 % where none is named', () => {
  const variable = { rateType: 'variable', rateIndex: '30-day average SOFR' } as const
  expect(factsOf({ ...variable, rateCapPercent: 18 }).get(words.facts.maximum)).toMatch(/^18\.00%: \$\d/)
  const uncapped = factsOf({ ...variable, rateCapPercent: null }).get(words.facts.maximum)
  expect(uncapped).toContain('no limit')
  expect(uncapped).toContain('25.00%')
})

test('a fee kept from what is paid out is shown with the dollars it comes to', () => {
  // The least principal that leaves $10,000 after 4 %: $10,416.67, of which $416.67 is kept.
  expect(factsOf({ originationFeePercent: 4 }).get(words.facts.fee)).toContain('4.00% ($417)')
  expect(factsOf({ applicationFeeCents: 5_000 }).get(words.facts.fee)).toBe('$50 to apply')
  expect(factsOf({}).get(words.facts.fee)).toBe(words.noFees)
})

test('whoever pays in full at once is told nothing of waiting', () => {
  const facts = factsOf({}, { repayment: 'immediate' })
  expect(facts.has(words.facts.before)).toBe(false)
  expect(facts.has(words.facts.capitalization)).toBe(false)
})

test('the range of rates is the one the loan is priced at', () => {
  expect(factsOf({}).get(words.facts.rates)).toBe('6.00% to 12.00%')
  expect(factsOf({}, { withAutopay: true }).get(words.facts.rates)).toMatch(/^5\.75% to 11\.75%, with/)
})
