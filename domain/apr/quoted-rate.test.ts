import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { borrowing, offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { calculateAprAtRate, calculateOfferApr } from './offer-apr.ts'
import { applyQuotes, maxQuotedApr, quoteOffer } from './quoted-rate.ts'

function price(offer: LoanOffer, asked: Borrowing) {
  const result = priceOffer(offer, asked)
  if (!result.ok) throw new Error(`left out: ${result.reason}`)
  return result.priced
}

function quote(offer: LoanOffer, aprPercent: number, asked: Borrowing = borrowing) {
  const quoted = quoteOffer(offer, aprPercent, asked)
  if (!quoted) throw new Error(`cannot come to ${aprPercent}%`)
  return quoted
}

const variable: LoanOffer = { ...offer, rateType: 'variable', rateCapPercent: 18 }

test.each([offer, variable])('a quoted APR becomes both ends of a $rateType rate', (offer) => {
  const quoted = quote(offer, 7.49)
  expect(quoted.lowestRatePercent).toBe(quoted.highestRatePercent)
  const priced = price(quoted, borrowing)
  for (const end of ['lowest', 'highest'] as const)
    expect(calculateOfferApr(priced, end).toFixed(2)).toBe('7.49')
  expect(quoted).toMatchObject({ rateType: offer.rateType, rateCapPercent: offer.rateCapPercent })
})

test('without fees, a loan that is paid at once costs the quoted APR as its rate', () => {
  expect(quote(offer, 7.49, { ...borrowing, repayment: 'immediate' }).lowestRatePercent).toBeCloseTo(7.49, 2)
})

test('the autopay discount is not taken off a quote', () => {
  const asked = { ...borrowing, withAutopay: true }
  const quoted = quote(offer, 7.49, asked)
  expect(calculateOfferApr(price(quoted, asked), 'highest').toFixed(2)).toBe('7.49')
  expect(quoted.highestRatePercent).toBeCloseTo(price(quoted, asked).highest.ratePercent + 0.25, 4)
})

test('a quote cannot be below what the fee alone comes to, nor far above every rate', () => {
  const withFee = { ...offer, originationFeePercent: 8 }
  expect(quoteOffer(withFee, 0.5, borrowing)).toBeUndefined()
  expect(quoteOffer(offer, 60, borrowing)).toBeUndefined()
})

test.each(repaymentChoices)('a quote of 12%, 25%, or 36% APR is found for a loan paid %s', (repayment) => {
  const asked = { ...borrowing, repayment, inSchoolMonths: 48 }
  for (const aprPercent of [12, 25, 30.5, maxQuotedApr.percent])
    expect(calculateOfferApr(price(quote(offer, aprPercent, asked), asked), 'highest')).toBeCloseTo(
      aprPercent,
      2,
    )
})

test('no quote is above 36%, the most that federal law lets a lender charge service members', () => {
  expectSource(maxQuotedApr.source)
  expect(quoteOffer(offer, maxQuotedApr.percent + 0.01, borrowing)).toBeUndefined()
})

test('an offer that is not available for the borrowing stays as it is', () => {
  const small = { ...offer, maximumCents: 500_000 }
  expect(quoteOffer(small, 7.49, borrowing)).toBe(small)
})

test('only the offers with a quote change, and quotes of other offers or impossible ones are dropped', () => {
  const other = { ...offer, id: 'other' }
  const third = { ...offer, id: 'third' }
  const right = { offerId: other.id, aprPercent: 5 }
  const applied = applyQuotes(
    [offer, other, third],
    [right, { offerId: 'third', aprPercent: 80 }, { offerId: 'unknown', aprPercent: 5 }],
    borrowing,
  )
  expect(applied.offers[0]).toBe(offer)
  expect(applied.offers[1]?.highestRatePercent).toBeLessThan(6)
  expect(applied.offers[2]).toBe(third)
  expect(applied).toMatchObject({ quotes: [right], unmatched: ['third'] })
})

test('a quoted rate ranks among the ranges of the others, whoever could get their lowest rates', () => {
  const offers = ['a', 'b', 'c'].map((id) => ({ ...offer, id }))
  const compared = {
    profile: { hasCosigner: false },
    borrowing,
    weights: defaultWeights,
    today: '2026-11-21',
  }
  const { offers: quoted } = applyQuotes(offers, [{ offerId: 'c', aprPercent: 6.5 }], borrowing)
  const { available } = compareOffers(quoted, { ...compared, sort: 'lowest_worst_case' })
  expect(available.map(({ offer }) => offer.id)).toEqual(['c', 'a', 'b'])
  expect(available.map(({ lowestEnd }) => lowestEnd)).toEqual(['unknown', 'no', 'no'])
})

const someOffer = fc.record({
  rateType: fc.constantFrom('fixed' as const, 'variable' as const),
  originationFeePercent: fc.integer({ min: 0, max: 800 }).map((hundredths) => hundredths / 100),
  graceMonths: fc.integer({ min: 0, max: 12 }),
  capitalization: fc.constantFrom('at_repayment' as const, 'yearly' as const, 'monthly' as const),
})
const someBorrowing = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 20_000_000 }),
  inSchoolMonths: fc.integer({ min: 0, max: 60 }),
  repayment: fc.constantFrom(...repaymentChoices),
  termMonths: fc.constantFrom(60, 120, 180),
  withAutopay: fc.boolean(),
  withSameAssumptions: fc.boolean(),
})

test('the APR of any rate from 1% to 20%, quoted with two decimals, leads back to itself within 0.005 points', () => {
  const somePercent = fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(
      someOffer,
      someBorrowing,
      somePercent,
      ({ capitalization, ...changes }, asked, ratePercent) => {
        const repaymentOptions = offer.repaymentOptions.map((option) => ({ ...option, capitalization }))
        const one = { ...offer, ...changes, repaymentOptions, maximumCents: null }
        const aprPercent = Number(calculateAprAtRate(price(one, asked), ratePercent).toFixed(2))
        const priced = price(quote(one, aprPercent, asked), asked)
        expect(Math.abs(calculateOfferApr(priced, 'lowest') - aprPercent)).toBeLessThan(0.005)
        expect(priced.highest).toEqual(priced.lowest)
      },
    ),
  )
})
