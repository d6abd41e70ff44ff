import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CriterionValue, fullPoints, toPoints } from '#domain/ranking/scale.ts'
import { type CriterionCode, criteria, criterionCodes, defaultWeights } from './criteria.ts'
import { explainScore, type OfferRankingInput, scoreInput } from './rank-offer.ts'
import { someWeights } from './some-weights.fixture.ts'

/** $10,000 borrowed, totals of $12,500 to $16,000, $150 a month, one open rule, and so on. */
const input: OfferRankingInput = {
  amountCents: 1_000_000,
  values: {
    highest_total: 1_600_000,
    lowest_total: 1_250_000,
    monthly_payment: 15_000,
    open_rules: 1,
    rate_cap: 18,
    fees: 4_500,
    repayment_ways: 3,
    grace: 6,
    cosigner_release: 24,
    hardship: 12,
  },
}

test('a score calculated by hand', () => {
  const { score: total, lines } = explainScore(input, defaultWeights)
  const points = Object.fromEntries(lines.map((line) => [line.criterion, line.points]))
  expect(points).toEqual({
    highest_total: 6250, // 10,000 ÷ 16,000
    lowest_total: 8000, // 10,000 ÷ 12,500
    monthly_payment: 7500, // 1.5% of the amount, a quarter of the way from 1% to 3%
    open_rules: 7500, // one of four open rules
    rate_cap: 2800, // 7 of 25 percentage points below 25%
    fees: 9100, // 0.45 of 5%
    repayment_ways: 7500, // three of four
    grace: 10_000,
    cosigner_release: 7500, // a quarter of the way from 12 to 60
    hardship: 5000, // 12 of 24
  })
  // 2500 + 1200 + 375 + 750 + 280 + 455 + 300 + 200 + 375 + 200, the sum of all weights being 100
  expect(total).toBe(6635)
})

test('the published weights add up to 100 and each criterion has one', () => {
  expect(Object.keys(defaultWeights).sort()).toEqual([...criterionCodes].sort())
  expect(criterionCodes.reduce((sum, code) => sum + defaultWeights[code], 0)).toBe(100)
})

const someValue: fc.Arbitrary<CriterionValue> = fc.oneof(
  fc.nat(5_000_000),
  fc.constantFrom('not_said', 'fixed', 'not_applicable'),
)
const someInput: fc.Arbitrary<OfferRankingInput> = fc
  .tuple(fc.integer({ min: 1, max: 20_000_000 }), fc.array(someValue, { minLength: 10, maxLength: 10 }))
  .map(([amountCents, list]) => {
    const values = { ...input.values }
    for (const [at, code] of criterionCodes.entries()) values[code] = list[at] ?? 0
    return { amountCents, values }
  })

test('the lines of a receipt add up to the score, in whole hundredths from 0 to 100 points', () => {
  fc.assert(
    fc.property(someInput, someWeights, (input, weights) => {
      const receipt = explainScore(input, weights)
      expect(receipt.lines.map(({ criterion }) => criterion)).toEqual(criterionCodes)
      expect(receipt.lines.reduce((sum, line) => sum + line.weightedPoints, 0)).toBe(receipt.score)
      expect(scoreInput(input, weights)).toBe(receipt.score)
      expect(Number.isInteger(receipt.score)).toBe(true)
      expect(receipt.score).toBeGreaterThanOrEqual(0)
      expect(receipt.score).toBeLessThanOrEqual(fullPoints)
    }),
  )
})

test('a score can be recomputed from its receipt, and each line to within a hundredth of a point', () => {
  fc.assert(
    fc.property(someInput, someWeights, (input, weights) => {
      const { lines, score } = explainScore(input, weights)
      const sumOfWeights = lines.reduce((sum, { weight }) => sum + weight, 0)
      const sum = lines.reduce((sum, { points, weight }) => sum + points * weight, 0)
      expect(score).toBe(sumOfWeights === 0 ? 0 : Math.floor(sum / sumOfWeights))
      for (const { criterion, value, points, weight, weightedPoints } of lines) {
        expect(value).toBe(input.values[criterion])
        const exact = sumOfWeights === 0 ? 0 : (points * weight) / sumOfWeights
        expect(Math.abs(weightedPoints - exact)).toBeLessThan(1)
      }
    }),
  )
})

test('what does not apply neither earns nor costs: its weight changes nothing', () => {
  const code = fc.constantFrom(...criterionCodes.filter((code) => code !== 'lowest_total'))
  fc.assert(
    fc.property(someInput, someWeights, code, fc.nat(100), (input, weights, code, weight) => {
      const without = { ...input, values: { ...input.values, [code]: 'not_applicable' as const } }
      const score = scoreInput(without, weights)
      expect(scoreInput(without, { ...weights, [code]: weight })).toBe(score)
      const line = explainScore(without, weights).lines.find(({ criterion }) => criterion === code)
      expect(line).toMatchObject({ points: 0, weight: 0, weightedPoints: 0 })
    }),
  )
})

test('a lowest rate that is out of reach leaves the score, and the highest total counts for both ends', () => {
  fc.assert(
    fc.property(someInput, someWeights, fc.nat(4_000_000), (input, weights, cents) => {
      const highest = { ...input.values, highest_total: cents }
      const closed = scoreInput({ ...input, values: { ...highest, lowest_total: 'not_applicable' } }, weights)
      expect(closed).toBe(scoreInput({ ...input, values: { ...highest, lowest_total: cents } }, weights))
    }),
  )
})

/** The criteria where more is better; for the others less is better. */
const moreIsBetter = new Set<CriterionCode>(['repayment_ways', 'grace', 'hardship'])

test('a better fact never costs points', () => {
  const numbers = fc.tuple(fc.nat(4_000_000), fc.nat(4_000_000)).map((pair) => pair.sort((a, b) => a - b))
  fc.assert(
    fc.property(fc.constantFrom(...criteria), numbers, fc.integer({ min: 1, max: 2_000_000 }), (...drawn) => {
      const [{ code, scale }, [less = 0, more = 0], amountCents] = drawn
      const [worse, better] = moreIsBetter.has(code) ? [less, more] : [more, less]
      const points = (value: CriterionValue) => toPoints(value, scale, amountCents)
      expect(points(better)).toBeGreaterThanOrEqual(points(worse))
      expect(points('not_said')).toBe(0)
    }),
  )
})

test.each(criteria.map(({ code, scale }) => ({ code, scale })))(
  '$code ranges from 0 to full points',
  ({ code, scale }) => {
    const best = {
      ...input.values,
      highest_total: 1_000_000,
      lowest_total: 1_000_000,
      monthly_payment: 10_000,
    }
    const full = { ...best, open_rules: 0, fees: 0, repayment_ways: 4, cosigner_release: 12, hardship: 24 }
    const value = code === 'rate_cap' ? 'fixed' : full[code]
    expect(toPoints(value, scale, 1_000_000)).toBe(fullPoints)
    expect(toPoints('not_said', scale, 1_000_000)).toBe(0)
    expect(toPoints('not_applicable', scale, 1_000_000)).toBe(0)
  },
)

test('if all weights are 0, every offer scores 0', () => {
  const none = { ...defaultWeights }
  for (const code of criterionCodes) none[code] = 0
  expect(scoreInput(input, none)).toBe(0)
})

test.each([-1, 101, 0.5, Number.NaN])('a weight of %d throws', (weight) => {
  expect(() => scoreInput(input, { ...defaultWeights, fees: weight })).toThrow(RangeError)
})
