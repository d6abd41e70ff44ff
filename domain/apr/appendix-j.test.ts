import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annualPercentageRate, type Stream, type Transaction } from './appendix-j.ts'

const monthly = (advances: Stream[], payments: Stream[]): Transaction => ({
  advances,
  payments,
  unitPeriodsPerYear: 12,
})

test('repaying 110% of the advance a year later is a rate of 10%', () => {
  const apr = annualPercentageRate({
    advances: [{ cents: 100_000, from: 0 }],
    payments: [{ cents: 110_000, from: 1 }],
    unitPeriodsPerYear: 1,
  })
  expect(apr).toBeCloseTo(10, 10)
})

test('interest is simple over a fraction of a unit period', () => {
  const apr = annualPercentageRate({
    advances: [{ cents: 100_000, from: 0 }],
    payments: [{ cents: 105_000, from: 0, fraction: 0.5 }],
    unitPeriodsPerYear: 1,
  })
  expect(apr).toBeCloseTo(10, 10)
})

test('without a finance charge the rate is 0', () => {
  expect(
    annualPercentageRate(monthly([{ cents: 1200, from: 0 }], [{ cents: 100, from: 1, count: 12 }])),
  ).toBe(0)
})

test('the smallest finance charge and a very expensive loan have a rate', () => {
  const paid = (cents: number) =>
    annualPercentageRate(
      monthly(
        [{ cents: 1_000_000, from: 0 }],
        [
          { cents: 10_000, from: 1, count: 99 },
          { cents, from: 100 },
        ],
      ),
    )
  expect(paid(10_001)).toBeGreaterThan(0)
  expect(paid(10_001)).toBeLessThan(0.001)
  expect(
    annualPercentageRate(monthly([{ cents: 10_000, from: 0 }], [{ cents: 15_000, from: 0, fraction: 0.5 }])),
  ).toBeCloseTo(1200, 6)
})

test.each([
  { name: 'no advance', advances: [], payments: [{ cents: 100, from: 1 }] },
  {
    name: 'less paid than advanced',
    advances: [{ cents: 100, from: 0 }],
    payments: [{ cents: 99, from: 1 }],
  },
  { name: 'not money', advances: [{ cents: Number.NaN, from: 0 }], payments: [{ cents: 99, from: 1 }] },
  {
    name: 'all paid before anything is advanced',
    advances: [{ cents: 100, from: 5 }],
    payments: [{ cents: 200, from: 0 }],
  },
])('$name throws', ({ advances, payments }) => {
  expect(() => annualPercentageRate(monthly(advances, payments))).toThrow(RangeError)
})

test('zero unit periods per year throws', () => {
  const transaction = monthly([{ cents: 100, from: 0 }], [{ cents: 101, from: 1 }])
  expect(() => annualPercentageRate({ ...transaction, unitPeriodsPerYear: 0 })).toThrow(RangeError)
})

const payment = fc.record({
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  from: fc.integer({ min: 0, max: 60 }),
  fraction: fc.integer({ min: 0, max: 29 }).map((days) => days / 30),
  count: fc.integer({ min: 1, max: 240 }),
})

/** One or two advances, arbitrary payments, and a last payment large enough to leave a finance charge. */
const transaction = fc
  .tuple(
    fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 1, maxLength: 2 }),
    fc.array(payment, { minLength: 1, maxLength: 5 }),
  )
  .map(([advanced, payments]) => {
    const owed = advanced.reduce((total, cents) => total + cents, 0)
    const paid = payments.reduce((total, { cents, count }) => total + cents * count, 0)
    const last = { cents: Math.max(1, owed - paid + 100), from: 61 }
    const advances = advanced.map((cents, nth) => ({ cents, from: nth, fraction: nth / 4 }))
    return monthly(advances, [...payments, last])
  })

/** The present value summed payment by payment, as the appendix writes the equation. */
function worth(streams: readonly Stream[], rate: number): number {
  let total = 0
  for (const { cents, from, fraction = 0, count = 1 } of streams)
    for (let nth = 0; nth < count; nth += 1)
      total += cents / ((1 + fraction * rate) * (1 + rate) ** (from + nth))
  return total
}

test('at the computed rate, payments and advances have the same present value', () => {
  fc.assert(
    fc.property(transaction, (transaction) => {
      // When payments fall on the day of the advance, there may be no rate.
      fc.pre(worth(transaction.payments, 1_000) < worth(transaction.advances, 1_000))
      const rate = annualPercentageRate(transaction) / 1200
      expect(rate).toBeGreaterThan(0)
      const [paid, advanced] = [worth(transaction.payments, rate), worth(transaction.advances, rate)]
      expect(Math.abs(paid - advanced) / advanced).toBeLessThan(1e-8)
    }),
    {
      // The solution is a rate of several hundred per month, which the search finds only if no step exceeds
      // its upper limit.
      examples: [
        [
          monthly(
            [
              { cents: 27_853, from: 0, fraction: 0 },
              { cents: 809_723, from: 1, fraction: 0.25 },
            ],
            [
              { cents: 919_182, from: 0, fraction: 1 / 30, count: 6 },
              { cents: 1, from: 3, fraction: 2 / 30 },
              { cents: 1, from: 61 },
            ],
          ),
        ],
      ],
    },
  )
})

test('a stream has the same rate as its payments listed one by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_000 }), fc.integer({ min: 12, max: 120 }), (cents, count) => {
      const advances = [{ cents: Math.floor(cents * count * 0.7), from: 0 }]
      const oneByOne = Array.from({ length: count }, (_, nth) => ({ cents, from: nth + 1 }))
      expect(annualPercentageRate(monthly(advances, [{ cents, from: 1, count }]))).toBeCloseTo(
        annualPercentageRate(monthly(advances, oneByOne)),
        8,
      )
    }),
  )
})
