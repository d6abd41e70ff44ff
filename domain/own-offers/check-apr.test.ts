import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { aprTolerance, checkApr } from './check-apr.ts'
import { ownOffer } from './own-offer.fixture.ts'
import type { OwnOffer } from './own-offer.ts'

const deferred: Partial<OwnOffer> = { repayment: 'deferred', schoolMonths: 18 }

test('without a fee, a loan repaid at once has the APR of its rate, and a stated one that fits says so', () => {
  const check = checkApr({ ...ownOffer, lowestAprPercent: 7.25 }, false)
  expect(check).toMatchObject({ state: 'agrees', tolerance: 0.125 })
  expect(checkApr(ownOffer, false)).toEqual({ state: 'not_stated' })
})

test('the APR with the autopay discount fits as well', () => {
  expect(checkApr({ ...ownOffer, lowestAprPercent: 7 }, false)).toMatchObject({
    state: 'agrees',
    ends: [{ statedPercent: 7, computedPercent: expect.closeTo(7, 2) }],
  })
})

test('an origination fee that the APR leaves out is a difference', () => {
  const own = { ...ownOffer, originationFeePercent: 5, lowestAprPercent: 7.25 }
  const check = checkApr(own, false)
  expect(check).toMatchObject({ state: 'differs', ends: [{ isAccurate: false }] })
  expect(checkApr({ ...own, originationFeePercent: null }, false).state).toBe('agrees')
})

test('a fee that was not entered is named as what may explain a difference', () => {
  const own = { ...ownOffer, originationFeePercent: null, lowestAprPercent: 8.5 }
  expect(checkApr(own, false)).toMatchObject({
    state: 'differs',
    explanations: expect.arrayContaining(['fee_unknown', 'disbursements']),
  })
  const refinance = checkApr(own, true)
  expect(refinance).toMatchObject({ state: 'differs', explanations: ['fee_unknown', 'other_fees'] })
})

test('only what moves an APR in the direction that was found is named', () => {
  const own = { ...ownOffer, autopayDiscountPercent: null }
  const explain = (lowestAprPercent: number) => checkApr({ ...own, lowestAprPercent }, true)
  expect(explain(8)).toMatchObject({ explanations: ['other_fees'] })
  expect(explain(6)).toMatchObject({ explanations: ['discount'] })
})

test('school payments that differ from full ones have the tolerance of irregular transactions', () => {
  const check = (change: Partial<OwnOffer>) =>
    checkApr({ ...ownOffer, ...deferred, ...change, lowestAprPercent: 7 }, false)
  expect(check({ repayment: 'interest_only' })).toMatchObject({ tolerance: 0.25 })
  expect(check({ repayment: 'flat', flatPaymentCents: 2_500 })).toMatchObject({ tolerance: 0.25 })
  expect(check({ repayment: 'deferred' })).toMatchObject({ tolerance: 0.125 })
})

test('what an APR cannot be computed without is asked for, of loans for studies only', () => {
  const stated = { ...ownOffer, lowestAprPercent: 7 }
  expect(checkApr({ ...stated, repayment: null }, false)).toEqual({
    state: 'incomplete',
    missing: ['repayment'],
  })
  const flat = { ...stated, repayment: 'flat', schoolMonths: null, amountCents: null } as const
  expect(checkApr(flat, false)).toEqual({ state: 'incomplete', missing: ['schoolMonths', 'amount'] })
  expect(checkApr({ ...stated, repayment: null, schoolMonths: null }, true).state).toBe('agrees')
})

const someOwn = fc.record({
  lowestRatePercent: fc.integer({ min: 0, max: 3600 }).map((hundredths) => hundredths / 100),
  autopayDiscountPercent: fc.constant(null),
  amountCents: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  termMonths: fc.integer({ min: 1, max: 480 }),
  repayment: fc.constantFrom(...repaymentChoices),
  flatPaymentCents: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  schoolMonths: fc.nat(120),
  graceMonths: fc.option(fc.nat(36)),
  originationFeePercent: fc.option(fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100)),
})

test('within the tolerance of what the facts come to nothing is said, and beyond it something is', () => {
  fc.assert(
    fc.property(someOwn, fc.boolean(), (some, isRefinance) => {
      const own = { ...ownOffer, ...some, highestRatePercent: some.lowestRatePercent }
      const check = (lowestAprPercent: number) => checkApr({ ...own, lowestAprPercent }, isRefinance)
      const first = check(5)
      if (first.state === 'incomplete') {
        expect(own.amountCents).toBe(null)
        return
      }
      if (first.state === 'not_stated') throw new Error('an APR was stated')
      const exact = first.ends[0]?.computedPercent ?? Number.NaN
      expect(check(exact).state).toBe('agrees')
      expect(check(exact + first.tolerance - 0.001).state).toBe('agrees')
      expect(check(exact + first.tolerance + 0.01).state).toBe('differs')
      expect([aprTolerance.regular, aprTolerance.irregular]).toContain(first.tolerance)
    }),
  )
})
