import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardTerms, scoreCard } from './card-rubric.ts'
import { exampleRewardsCents } from './card-terms.ts'

const clear = [{ criterion: 'Plain language', points: 5, reason: 'r' }]
const best: CardTerms = {
  annualFeeCents: 0,
  highestAprPercent: 15,
  foreignFeePercent: 0,
  lateFeeCents: 0,
  rewardsCentsAYear: 24_000,
  depositCents: 0,
}

const some: fc.Arbitrary<CardTerms> = fc.record({
  annualFeeCents: fc.nat(20_000),
  highestAprPercent: fc.nat(3_500).map((hundredths) => hundredths / 100),
  foreignFeePercent: fc.nat(5),
  lateFeeCents: fc.nat(5_000),
  rewardsCentsAYear: fc.nat(40_000),
  depositCents: fc.nat(50_000),
})

test('a card with no costs and high rewards gets full points, except for clarity, which an editor scores', () => {
  expect(scoreCard(best, clear)).toMatchObject({ ok: true, score: 5 })
  expect(scoreCard(best, [])).toMatchObject({ ok: false, open: [{ criterion: 'Plain language' }] })
})

test('a worked example scores fees, rates, and rewards by the published limits', () => {
  const review = scoreCard(
    {
      annualFeeCents: 9_500,
      highestAprPercent: 28.49,
      foreignFeePercent: 3,
      lateFeeCents: 4_000,
      rewardsCentsAYear: 12_600,
      depositCents: 4_900,
    },
    [{ criterion: 'Plain language', points: 3.5, reason: 'r' }],
  )
  expect(review.lines.map(({ points, contribution }) => [points, contribution])).toEqual([
    [1, 20],
    [1, 24],
    [1, 8],
    [1, 8],
    [3, 60],
    [4, 32],
    [3.5, 42],
  ])
  expect(review).toMatchObject({ ok: true, hundredths: 194, score: 1.9 })
})

test('a card that costs more or rewards less never scores better', () => {
  fc.assert(
    fc.property(some, some, (a, b) => {
      const worse: CardTerms = {
        annualFeeCents: Math.max(a.annualFeeCents, b.annualFeeCents),
        highestAprPercent: Math.max(a.highestAprPercent, b.highestAprPercent),
        foreignFeePercent: Math.max(a.foreignFeePercent, b.foreignFeePercent),
        lateFeeCents: Math.max(a.lateFeeCents, b.lateFeeCents),
        rewardsCentsAYear: Math.min(a.rewardsCentsAYear, b.rewardsCentsAYear),
        depositCents: Math.max(a.depositCents, b.depositCents),
      }
      const [one, other] = [scoreCard(a, clear), scoreCard(worse, clear)]
      expect(one.ok && other.ok && other.hundredths <= one.hundredths).toBe(true)
    }),
  )
})

test('rewards are calculated for a year of the example spending', () => {
  const earn = (basePointsPerDollar: number, groceries: number) =>
    exampleRewardsCents({
      basePointsPerDollar,
      centsAPoint: 1,
      categories: [
        {
          categories: ['groceries'],
          pointsPerDollar: groceries,
          cap: null,
          months: null,
          needsActivation: false,
        },
      ],
    })
  expect(earn(1, 1)).toBe(9_600)
  expect(earn(1, 2)).toBe(12_600)
  expect(earn(0, 0)).toBe(0)
  expect(exampleRewardsCents(null)).toBe(0)
})

test('payments by an issuer cannot be passed to the score', () => {
  // @ts-expect-error -- `pays` is not among the terms
  scoreCard({ ...best, pays: true }, clear)
  expect(scoreCard({ ...best }, clear).ok).toBe(true)
})
