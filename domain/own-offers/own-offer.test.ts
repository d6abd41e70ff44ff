import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someAdult, somePerson, toProfile } from '#domain/eligibility/person.fixture.ts'
import { compareOffers, explainOffer } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { loanOfferSchema } from '#domain/loans/loan-offer.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { someBorrowing, someOffer, today } from '#domain/loans/some-offers.fixture.ts'
import { isYours, toKeptId } from '#domain/own-id.ts'
import { ownOffer } from './own-offer.fixture.ts'
import { listCounted, type OwnOffer, ownOfferSchema, toLoanOffer } from './own-offer.ts'

const someOwn: fc.Arbitrary<OwnOffer> = fc
  .record({
    lowestRatePercent: fc.integer({ min: 0, max: 1800 }).map((hundredths) => hundredths / 100),
    spread: fc.constantFrom(0, 3),
    rateType: fc.constantFrom('fixed', 'variable'),
    rateCapPercent: fc.option(fc.integer({ min: 22, max: 36 })),
    autopayDiscountPercent: fc.option(fc.constantFrom(0, 0.25)),
    amountCents: fc.option(fc.integer({ min: 100_000, max: 10_000_000 })),
    termMonths: fc.constantFrom(60, 120, 180),
    repayment: fc.option(fc.constantFrom(...repaymentChoices)),
    flatPaymentCents: fc.option(fc.constant(3_000)),
    graceMonths: fc.option(fc.nat(12)),
    originationFeePercent: fc.option(fc.integer({ min: 0, max: 8 })),
    cosignerReleaseAfterPayments: fc.option(fc.integer({ min: 1, max: 72 })),
    hardshipMonths: fc.option(fc.nat(36)),
  })
  .map(({ spread, ...some }) => ({
    ...ownOffer,
    ...some,
    highestRatePercent: some.lowestRatePercent + spread,
    enteredOn: today,
  }))

const somePlace = fc.record({
  own: someOwn,
  isRefinance: fc.boolean(),
  others: fc.array(someOffer, { maxLength: 8 }),
  person: somePerson,
  borrowing: someBorrowing,
})

test('an own offer has the place and the receipt of a listed one with the same facts', () => {
  fc.assert(
    fc.property(somePlace, ({ own, isRefinance, others, person, borrowing }) => {
      const mine = toLoanOffer({ id: 'a', own }, isRefinance)
      // The same facts under the ids of a listed lender; both names sort alike among the others.
      const listed = { ...mine, id: 'yours-a', lenderId: 'harbor' }
      const comparedFor = {
        profile: toProfile(person),
        borrowing,
        weights: defaultWeights,
        sort: 'best_match',
        today,
      } as const
      const [withMine, withListed] = [mine, listed].map((one) => compareOffers([...others, one], comparedFor))
      const outline = (comparison = withMine) =>
        Object.entries(comparison ?? {}).map(([list, offers]) => [
          list,
          offers.map(({ offer }: { offer: { id: string } }) => offer.id.replace('yours_', 'yours-')),
        ])
      expect(outline(withMine)).toEqual(outline(withListed))
      const receipt = (comparison: typeof withMine, id: string) => {
        const ranked = comparison?.available.find(({ offer }) => offer.id === id)
        const explained = ranked && explainOffer(ranked, comparedFor)
        return explained && [explained.receipt, explained.lowestTotalCents, explained.highestTotalCents]
      }
      expect(receipt(withMine, mine.id)).toEqual(receipt(withListed, listed.id))
    }),
  )
})

test('every own offer is a loan offer, and no adult is refused', () => {
  fc.assert(
    fc.property(someOwn, fc.boolean(), someAdult, (own, isRefinance, person) => {
      const made = toLoanOffer({ id: 'b', own: ownOfferSchema.parse(own) }, isRefinance)
      expect(loanOfferSchema.parse(made)).toEqual(made)
      expect([isYours(made), toKeptId(made), made.applyUrl]).toEqual([true, 'b', null])
      const comparedFor = {
        profile: toProfile(person),
        borrowing: {
          amountCents: 1_000,
          inSchoolMonths: 0,
          repayment: 'immediate',
          termMonths: null,
          withAutopay: false,
          withSameAssumptions: false,
        },
        weights: defaultWeights,
        sort: 'best_match',
        today,
      } as const
      expect(compareOffers([made], comparedFor).refused).toEqual([])
    }),
  )
})

test('what is not known stays unknown where prices allow it, and is named where they do not', () => {
  const unknown = {
    ...ownOffer,
    originationFeePercent: null,
    autopayDiscountPercent: null,
    graceMonths: null,
    repayment: null,
    lateFeeCents: null,
    hardshipMonths: null,
    cosignerReleaseAfterPayments: null,
  }
  expect(toLoanOffer({ id: 'c', own: unknown }, false)).toMatchObject({
    lateFeeCents: null,
    hardshipMonths: null,
    cosignerReleaseAfterPayments: null,
    rateCapPercent: null,
  })
  expect(listCounted(unknown, false)).toEqual(['fee', 'discount', 'grace', 'repayment'])
  expect(listCounted(unknown, true)).toEqual(['fee', 'discount'])
  expect(listCounted(ownOffer, false)).toEqual([])
})

test('a highest rate below the lowest, or above the cap, is no offer', () => {
  const isOffer = (change: Partial<OwnOffer>) => ownOfferSchema.safeParse({ ...ownOffer, ...change }).success
  expect(isOffer({})).toBe(true)
  expect(isOffer({ highestRatePercent: 7 })).toBe(false)
  expect(isOffer({ rateCapPercent: 7 })).toBe(false)
})
