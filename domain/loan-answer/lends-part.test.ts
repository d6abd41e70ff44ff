import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePerson, toProfile } from '#domain/eligibility/person.fixture.ts'
import { compareOffers, type LeftOutOffer } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { getReceivedLimits } from '#domain/loans/received-limits.ts'
import { someBorrowing, someOffer, today } from '#domain/loans/some-offers.fixture.ts'
import { findLargestPart } from './lends-part.ts'
import { make, mayFit } from './what-would-fit.ts'

const circumstances = {
  profile: { isAdult: true, hasCosigner: false },
  borrowing: {
    amountCents: 6_000_000,
    inSchoolMonths: 24,
    repayment: 'deferred' as const,
    termMonths: null,
    withAutopay: false,
    withSameAssumptions: false,
  },
}
const tooSmall = (own: Partial<LoanOffer>): LeftOutOffer => ({
  offer: { ...offer, ...own },
  reason: 'above_maximum',
})

test('names the lender of the largest part, and what stays open', () => {
  const part = findLargestPart(
    [
      tooSmall({ id: 'a', maximumCents: 3_000_000 }),
      tooSmall({ id: 'b', lenderName: 'Everfern Lending', maximumCents: 5_000_000 }),
    ],
    circumstances,
  )
  expect(part).toMatchObject({
    offerId: 'b',
    lenderName: 'Everfern Lending',
    isWithCosigner: false,
    upToCents: 5_000_000,
    openCents: 1_000_000,
  })
})

test('of a loan with an origination fee, only what the borrower receives counts', () => {
  const part = findLargestPart(
    [tooSmall({ maximumCents: 5_000_000, originationFeePercent: 4 })],
    circumstances,
  )
  expect(part).toMatchObject({ upToCents: 4_800_000, openCents: 1_200_000 })
})

test('no part is named that another rule closes, or that is left out for another reason', () => {
  const closed = tooSmall({
    maximumCents: 3_000_000,
    repaymentOptions: [{ choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' }],
  })
  expect(findLargestPart([closed], circumstances)).toBeNull()
  expect(
    findLargestPart(
      [{ offer: { ...offer, maximumCents: 3_000_000 }, reason: 'deadline_passed' }],
      circumstances,
    ),
  ).toBeNull()
})

test('for any loans and borrower, the largest part that may fit is named, and it is less than the need', () => {
  fc.assert(
    fc.property(
      fc.array(someOffer, { maxLength: 8 }),
      somePerson,
      someBorrowing,
      (offers, person, borrowing) => {
        const now = { profile: toProfile(person), borrowing }
        const { leftOut } = compareOffers(offers, {
          ...now,
          weights: defaultWeights,
          sort: 'best_match',
          today,
        })
        const parts = leftOut
          .filter(({ reason }) => reason === 'above_maximum')
          .flatMap(({ offer }) => {
            const amountCents = getReceivedLimits(offer).mostCents
            return amountCents !== null && mayFit(offer, make({ to: 'less', amountCents }, now))
              ? [amountCents]
              : []
          })
        const part = findLargestPart(leftOut, now)
        expect(part?.upToCents ?? null).toBe(parts.length === 0 ? null : Math.max(...parts))
        if (part) expect(part.openCents).toBeGreaterThan(0)
      },
    ),
  )
})
