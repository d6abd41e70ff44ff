import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePerson, someUnanswered, toProfile } from '#domain/eligibility/person.fixture.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { someBorrowing, someOffer } from '#domain/loans/some-offers.fixture.ts'
import { findSmallestChange, make, mayFit } from './what-would-fit.ts'

const borrowing: Borrowing = {
  amountCents: 500_000,
  inSchoolMonths: 24,
  repayment: 'deferred',
  termMonths: null,
  withAutopay: false,
  withSameAssumptions: false,
}
const profile: BorrowerProfile = {
  isAdult: true,
  hasCosigner: false,
  credit: '580_639',
  enrollment: 'less_than_half',
}
const lends = (own: Partial<LoanOffer>, rules: Partial<LoanOffer['rules']> = {}): LoanOffer => ({
  ...offer,
  ...own,
  rules: { ...offer.rules, ...rules },
})
const find = (offers: LoanOffer[], changes: Partial<Borrowing> = {}) =>
  findSmallestChange(offers, { profile, borrowing: { ...borrowing, ...changes } })

test.each<{ why: string; offer: LoanOffer; changes?: Partial<Borrowing>; change: object }>([
  {
    why: 'another way to pay in school',
    offer: lends({
      repaymentOptions: [{ choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' }],
    }),
    change: { to: 'repayment', repayment: 'immediate' },
  },
  {
    why: 'a repayment term it has',
    offer: lends({ termsMonths: [120] }),
    changes: { termMonths: 60 },
    change: { to: 'term' },
  },
  {
    why: 'a smaller amount',
    offer: lends({ maximumCents: 300_000 }),
    change: { to: 'less', amountCents: 300_000 },
  },
  {
    why: 'a larger amount',
    offer: lends({ minimumCents: 600_000 }),
    change: { to: 'more', amountCents: 600_000 },
  },
  {
    // $3,000 less 4% is paid out.
    why: 'a smaller amount after the fee',
    offer: lends({ maximumCents: 300_000, originationFeePercent: 4 }),
    change: { to: 'less', amountCents: 288_000 },
  },
  { why: 'a cosigner', offer: lends({}, { cosigner: 'required' }), change: { to: 'cosigner' } },
  {
    why: 'more enrollment',
    offer: lends({}, { minimumEnrollment: 'half_time' }),
    change: { to: 'enrollment', atLeast: 'half_time' },
  },
  {
    why: 'a better score',
    offer: lends({}, { minimumScore: 660, cosigner: 'not_taken' }),
    change: { to: 'score', whose: 'borrower', atLeast: 660, orCosigner: false },
  },
])('$why opens a loan', ({ offer, changes, change }) => {
  expect(find([offer], changes)).toEqual({ change, opens: 1 })
})

test('of several changes, the smaller one is named, and every loan that it opens is counted', () => {
  const needsCosigner = lends({ id: 'a' }, { cosigner: 'required' })
  const needsScore = lends({ id: 'b' }, { minimumScore: 700, cosigner: 'not_taken' })
  const alsoCosigner = lends({ id: 'c' }, { cosigner: 'required' })
  expect(find([needsScore, needsCosigner, alsoCosigner])).toEqual({ change: { to: 'cosigner' }, opens: 2 })
})

test('where two things stand in the way, no single change is named', () => {
  const far = lends({ maximumCents: 300_000 }, { degrees: ['masters'], minimumEnrollment: 'half_time' })
  expect(findSmallestChange([far], { profile: { ...profile, degree: 'bachelors' }, borrowing })).toBeNull()
})

test('the change that is named opens as many loans as it says', () => {
  fc.assert(
    fc.property(
      somePerson,
      someUnanswered,
      someBorrowing,
      fc.array(someOffer, { maxLength: 6 }),
      (person, unanswered, borrowing, offers) => {
        const now = { profile: toProfile(person, unanswered), borrowing }
        const others = offers.filter((one) => !mayFit(one, now))
        const found = findSmallestChange(others, now)
        if (!found) return
        const then = make(found.change, now)
        expect(found.opens).toBeGreaterThan(0)
        expect(others.filter((one) => mayFit(one, then))).toHaveLength(found.opens)
      },
    ),
    { numRuns: 1_000 },
  )
})
