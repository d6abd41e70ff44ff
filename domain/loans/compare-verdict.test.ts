import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeComparison, type OpenLoan } from './compare-verdict.ts'

const plain: OpenLoan = {
  highestTotalCents: 2_000_000,
  highestMonthlyCents: 16_000,
  worstTotalCents: 2_000_000,
  releaseAfterPayments: null,
}

test('the loan with the lowest total at the high end is the cheapest, by its distance from the next', () => {
  const verdict = judgeComparison([
    { ...plain, highestTotalCents: 2_500_000, releaseAfterPayments: 24 },
    plain,
    { ...plain, highestTotalCents: 2_210_000, releaseAfterPayments: 36 },
  ])
  expect(verdict).toMatchObject({
    open: [0, 1, 2],
    cheapest: [1],
    next: { at: 2, moreCents: 210_000 },
    soonestRelease: 0,
  })
})

test('equal totals share the place, and with all equal there is no next', () => {
  expect(judgeComparison([plain, plain])).toMatchObject({ cheapest: [0, 1], next: null })
  const costlier = { ...plain, highestTotalCents: 2_000_001 }
  expect(judgeComparison([costlier, plain, plain])).toMatchObject({
    cheapest: [1, 2],
    next: { at: 0, moreCents: 1 },
  })
})

test('a longer loan with a lower payment and a rate that cannot rise are named beside the cheapest', () => {
  const variable = { ...plain, worstTotalCents: 3_000_000 }
  const long = {
    ...plain,
    highestTotalCents: 2_600_000,
    highestMonthlyCents: 14_000,
    worstTotalCents: 2_600_000,
  }
  expect(judgeComparison([variable, long])).toMatchObject({ cheapest: [0], safest: 1, lowestPayment: 1 })
  expect(judgeComparison([plain, long])).toMatchObject({ cheapest: [0], safest: null, lowestPayment: 1 })
})

test('one loan alone is no comparison', () => {
  for (const loans of [[], [null], [plain], [null, plain]])
    expect(judgeComparison(loans)).toMatchObject({ cheapest: [], next: null, soonestRelease: null })
})

const someLoan: fc.Arbitrary<OpenLoan | null> = fc.option(
  fc.record({
    highestTotalCents: fc.integer({ min: 1, max: 9 }),
    highestMonthlyCents: fc.integer({ min: 1, max: 9 }),
    worstTotalCents: fc.integer({ min: 9, max: 12 }),
    releaseAfterPayments: fc.option(fc.integer({ min: 0, max: 3 })),
  }),
)

test('for random loans, only open ones are named, and nothing open costs less than the cheapest', () => {
  fc.assert(
    fc.property(fc.array(someLoan, { maxLength: 4 }), (loans) => {
      const { open, cheapest, next, ...named } = judgeComparison(loans)
      const places = [...cheapest, ...(next ? [next.at] : []), ...Object.values(named)]
      for (const at of places) if (at !== null) expect(loans[at]).toBeTruthy()
      expect(open).toEqual(loans.flatMap((loan, at) => (loan ? [at] : [])))
      for (const at of cheapest)
        for (const loan of loans)
          expect(loan?.highestTotalCents ?? 9).toBeGreaterThanOrEqual(loans[at]?.highestTotalCents ?? 0)
      if (open.length > 1) expect(cheapest.length).toBeGreaterThan(0)
    }),
  )
})
