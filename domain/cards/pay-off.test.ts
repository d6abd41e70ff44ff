import fc from 'fast-check'
import { expect, test } from 'vitest'
import { card } from './card.fixture.ts'
import type { MinimumPayment } from './card.ts'
import { type CardDebt, debtOn, minimumCents, payOff } from './pay-off.ts'

const debt = (cents: number, aprPercent: number, promotion: CardDebt['promotion'] = null): CardDebt => ({
  cents,
  aprPercent,
  promotion,
})
const onePercent: MinimumPayment = { floorCents: 2_500, percentOfBalance: 1, addsInterest: true }
const twoPercent: MinimumPayment = { floorCents: 2_000, percentOfBalance: 2, addsInterest: false }

test('$400 at 27.5% and $25 a month takes 21 months and $104.02, as another reading of Appendix M1 has it', () => {
  const expected = { kind: 'paid_off', months: 21, interestCents: 10_402, totalCents: 50_402 }
  expect(payOff(debt(40_000, 27.5), { minimum: onePercent })).toEqual(expected)
  expect(payOff(debt(40_000, 27.5), { cents: 2_500 })).toEqual(expected)
})

test('three months can be followed by hand', () => {
  // $100 at 12% and $50 a month: $1.00 of interest leaves $51.00, 51 cents leave $1.51, and 2 cents end it.
  expect(payOff(debt(10_000, 12), { cents: 5_000 })).toEqual({
    kind: 'paid_off',
    months: 3,
    interestCents: 100 + 51 + 2,
    totalCents: 10_153,
  })
})

test('a payment that does not cover the interest never pays off', () => {
  expect(payOff(debt(100_000, 29), { minimum: twoPercent })).toEqual({ kind: 'never' })
  expect(payOff(debt(100_000, 24), { cents: 2_000 })).toEqual({ kind: 'never' })
  expect(payOff(debt(100_000, 0), { cents: 0 })).toEqual({ kind: 'never' })
  expect(payOff(debt(100_000, 24), { cents: 2_001 }).kind).toBe('paid_off')
})

test('a promotional rate counts for its months, and the regular one after them', () => {
  const promotion = { aprPercent: 0, months: 6 }
  expect(payOff(debt(60_000, 24, promotion), { cents: 10_000 })).toMatchObject({
    months: 6,
    interestCents: 0,
  })
  // $100 is left when the promotion ends: $2 of interest.
  expect(payOff(debt(70_000, 24, promotion), { cents: 10_000 })).toMatchObject({
    months: 8,
    interestCents: 204,
  })
  expect(payOff(debt(100_000, 24, promotion), { cents: 100 })).toEqual({ kind: 'never' })
})

test('nothing owed is paid off at once', () => {
  expect(payOff(debt(0, 24), { cents: 0 })).toEqual({
    kind: 'paid_off',
    months: 0,
    interestCents: 0,
    totalCents: 0,
  })
})

test('the minimum is the larger of floor and share, with the interest where it comes on top, and never more than is owed', () => {
  expect(minimumCents(onePercent, 300_000, 6_000)).toBe(3_060 + 6_000)
  expect(minimumCents(onePercent, 50_000, 1_000)).toBe(2_500)
  expect(minimumCents(twoPercent, 300_000, 6_000)).toBe(6_120)
  expect(minimumCents(twoPercent, 1_000, 20)).toBe(1_020)
})

test('paying more never takes longer or costs more, and payments add up to the debt and its interest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 0, max: 3_600 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (cents, aprPercent, pays, more) => {
        const less = payOff(debt(cents, aprPercent), { cents: pays })
        const faster = payOff(debt(cents, aprPercent), { cents: pays + more })
        if (less.kind === 'never') return
        if (faster.kind === 'never') throw new Error('More never pays off')
        expect(faster.months).toBeLessThanOrEqual(less.months)
        expect(faster.interestCents).toBeLessThanOrEqual(less.interestCents)
        expect(less.totalCents).toBe(cents + less.interestCents)
      },
    ),
  )
})

test('any minimum payment ends with a value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 0, max: 36 }),
      fc.record({
        floorCents: fc.nat(5_000),
        percentOfBalance: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
        addsInterest: fc.boolean(),
      }),
      (cents, aprPercent, minimum) => {
        const payoff = payOff(debt(cents, aprPercent), { minimum })
        if (payoff.kind === 'never') return
        expect(Number.isSafeInteger(payoff.interestCents) && payoff.interestCents >= 0).toBe(true)
        expect(payoff.months).toBeLessThanOrEqual(1_200)
      },
    ),
  )
})

test('a debt has the rate of what it is for', () => {
  const promoted = {
    ...card,
    transferApr: { lowestPercent: 20, highestPercent: 30 },
    promotions: [{ on: 'balance_transfers' as const, aprPercent: 0, months: 15 }],
  }
  expect(debtOn(promoted, 100, true, 'highest')).toMatchObject({ aprPercent: 30, promotion: { months: 15 } })
  expect(debtOn(promoted, 100, false, 'lowest')).toEqual({ cents: 100, aprPercent: 18, promotion: null })
  expect(debtOn({ ...promoted, transferApr: null }, 100, true, 'lowest')).toBeNull()
})
