import fc from 'fast-check'
import { expect, test } from 'vitest'
import { card } from './card.fixture.ts'
import type { Card } from './card.ts'
import { carryBalance, paymentToEnd, transferFeeCents } from './carry-balance.ts'
import type { Carrying } from './situation.ts'
import { someCard, someSituation } from './some-cards.fixture.ts'
import { spentCentsAMonth } from './spend-by-set.ts'

const keeps = (cents: number, own: Partial<Carrying> = {}): Carrying => ({
  cents,
  isTransferred: false,
  paysCents: null,
  ...own,
})
const interest = (own: Partial<Card>, carries: Carrying | null, purchasesCents = 0) =>
  carryBalance({ ...card, ...own }, carries, purchasesCents, 'highest').interestCents

const at24 = { purchaseApr: { lowestPercent: 24, highestPercent: 24 } }

test('a balance that stays costs a month of daily compounding each month', () => {
  // (1 + 0.24 ÷ 365) ^ (365 ÷ 12) − 1 = 2.0195%, so $1,000 costs $20.19 or $20.20 a month.
  const month = Math.round(100_000 * ((1 + 0.24 / 365) ** (365 / 12) - 1))
  expect(month).toBe(2_019)
  expect(interest(at24, keeps(100_000))).toEqual([12 * month, 12 * month, 12 * month])
})

test('who pays in full pays no interest, unless the card has no grace period', () => {
  expect(interest({}, null, 80_000)).toEqual([0, 0, 0])
  expect(interest({ graceDays: 0 }, null, 80_000)[0]).toBeGreaterThan(0)
  expect(interest({ graceDays: 0 }, null, 0)).toEqual([0, 0, 0])
})

test('with a balance, purchases bear interest from the day they post', () => {
  const [first, second] = interest(at24, keeps(100_000), 50_000)
  // Each month's $500 counts for half of its own cycle and all of the next, at 1.0046% and 2.0195%.
  const half = 50_000 * ((1 + 0.24 / 365) ** (365 / 24) - 1)
  const whole = 50_000 * ((1 + 0.24 / 365) ** (365 / 12) - 1)
  const balance = 100_000 * ((1 + 0.24 / 365) ** (365 / 12) - 1)
  expect(first).toBe(Math.round(balance + half) + 11 * Math.round(balance + half + whole))
  expect(second).toBe(12 * Math.round(balance + half + whole))
})

test('a balance that is paid down ends, and with it the interest on purchases', () => {
  const { interestCents, owedCents } = carryBalance(
    { ...card, ...at24 },
    keeps(60_000, { paysCents: 12_000 }),
    10_000,
    'highest',
  )
  expect(owedCents).toEqual([0, 0, 0])
  expect(interestCents[0]).toBeGreaterThan(0)
  expect(interestCents.slice(1)).toEqual([0, 0])
})

test('the interest on purchases is what the balance alone would not have cost', () => {
  const years = carryBalance({ ...card, ...at24 }, keeps(100_000), 50_000, 'highest')
  const alone = interest(at24, keeps(100_000))
  expect(years.interestCents.map((cents, year) => cents - (years.purchaseInterestCents[year] ?? 0))).toEqual(
    alone,
  )
})

test('the payment that ends a balance in three years does, and a dollar less does not', () => {
  const ends = (paysCents: number) =>
    carryBalance({ ...card, ...at24 }, keeps(100_000, { paysCents }), 35_000, 'highest').endsInMonth
  const payment = paymentToEnd({ ...card, ...at24 }, keeps(100_000), 35_000)
  expect(ends(payment)).toBe(36)
  expect(ends(payment - 100)).toBeNull()
  expect(ends(200_000)).toBe(1)
})

test('less than the interest lets the balance grow', () => {
  const { owedCents } = carryBalance({ ...card, ...at24 }, keeps(100_000, { paysCents: 500 }), 0, 'highest')
  expect(owedCents[0]).toBeGreaterThan(100_000)
  expect(owedCents[2]).toBeGreaterThan(owedCents[1])
})

test('a promotional rate counts for its months, of transfers only for what was moved', () => {
  const promotion = { aprPercent: 0, months: 12 }
  const forTransfers = { ...at24, promotions: [{ on: 'balance_transfers', ...promotion }] } as const
  const forPurchases = { ...at24, promotions: [{ on: 'purchases', ...promotion }] } as const
  expect(interest(forPurchases, keeps(100_000), 50_000)[0]).toBe(0)
  expect(interest(forTransfers, keeps(100_000))[0]).toBe(12 * 2_019)
  const moved = keeps(100_000, { isTransferred: true })
  expect(interest({ ...forTransfers, transferApr: at24.purchaseApr }, moved)).toEqual([
    0,
    12 * 2_019,
    12 * 2_019,
  ])
})

test('the fee of a transfer is the larger of the share and the least, or not known', () => {
  expect(transferFeeCents(card, 100_000)).toBe(3_000)
  expect(transferFeeCents(card, 10_000)).toBe(500)
  expect(transferFeeCents({ ...card, transferFee: null }, 10_000)).toBeNull()
})

test('interest is whole, never below 0, and never less at the highest APR', () => {
  fc.assert(
    fc.property(someCard, someSituation, (card, { carries, spending }) => {
      const ends = (['lowest', 'highest'] as const).map((end) =>
        carryBalance(card, carries, spentCentsAMonth(spending), end),
      )
      for (const { interestCents, purchaseInterestCents, owedCents } of ends)
        for (const cents of [...interestCents, ...purchaseInterestCents, ...owedCents])
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      const [lowest = 0, highest = 0] = ends.map(({ interestCents }) => interestCents.reduce((a, b) => a + b))
      expect(lowest).toBeLessThanOrEqual(highest)
    }),
  )
})
