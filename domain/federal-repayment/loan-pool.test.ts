import { expect, test } from 'vitest'
import { capitalize, payMonth, payRapMonth } from './loan-pool.ts'

/** $12,000 at 6%: $60 of interest a month. */
const pool = { principalCents: 1_200_000, unpaidCents: 0, ratePercent: 6, subsidizedShare: 0.5 }

test('in RAP, interest that the payment does not cover is waived, and principal falls by the payment up to $50', () => {
  expect(payRapMonth(pool, 1000).flow).toEqual({
    paidCents: 1000,
    principalCents: 0,
    interestCents: 1000,
    waivedCents: 5000,
    matchedCents: 1000,
    balanceCents: 1_199_000,
  })
  expect(payRapMonth(pool, 5500).flow).toMatchObject({ waivedCents: 500, matchedCents: 5000 })
})

test('in RAP, the government adds only what the payment lacks to $50 of principal', () => {
  expect(payRapMonth(pool, 8000).flow).toMatchObject({ principalCents: 2000, matchedCents: 3000 })
  expect(payRapMonth(pool, 11_000).flow).toMatchObject({ principalCents: 5000, matchedCents: 0 })
  expect(payRapMonth(pool, 20_000).flow).toMatchObject({ principalCents: 14_000, matchedCents: 0 })
})

test('in RAP, the last payment is what is owed, and nothing is added to it', () => {
  const last = payRapMonth({ ...pool, principalCents: 3000 }, 10_000)
  expect(last.flow).toMatchObject({ paidCents: 3015, matchedCents: 0, balanceCents: 0 })
  const matched = payRapMonth({ ...pool, principalCents: 3000 }, 2000)
  expect(matched.flow).toMatchObject({ paidCents: 2000, principalCents: 1985, matchedCents: 15 })
})

test('in the older plans, unpaid interest stays owed, bears none, and is paid before principal', () => {
  const first = payMonth(pool, 1000, false)
  expect(first.pool).toMatchObject({ principalCents: 1_200_000, unpaidCents: 5000 })
  const second = payMonth(first.pool, 8000, false)
  expect(second.flow).toMatchObject({ interestCents: 8000, principalCents: 0 })
  expect(second.pool.unpaidCents).toBe(3000)
  expect(capitalize(second.pool)).toMatchObject({ principalCents: 1_203_000, unpaidCents: 0 })
})

test('the subsidy waives the part of the unpaid interest that is of subsidized loans', () => {
  expect(payMonth(pool, 1000, true).flow).toMatchObject({ waivedCents: 2500, balanceCents: 1_202_500 })
})
