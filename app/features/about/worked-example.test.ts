import { expect, test } from 'vitest'
import { type CriterionCode, defaultWeights } from '#domain/ranking/criteria.ts'
import { workExample } from './worked-example.ts'

test('the example covers a rate cap, a fee, an open rule, and an unstated term', () => {
  const { lines } = workExample().receipt
  const values = Object.fromEntries(lines.map(({ criterion, value }) => [criterion, value]))
  expect(values).toMatchObject({ rate_cap: 18, open_rules: 1, hardship: 'not_said' })
  expect(workExample().priced.feeCents).toBeGreaterThan(0)
})

test('the lines of its receipt add up to its score', () => {
  const { lines, score } = workExample().receipt
  expect(lines.reduce((sum, { weightedPoints }) => sum + weightedPoints, 0)).toBe(score)
})

test('the weights are as the page states: sixty percent for cost, twenty for what could go wrong', () => {
  const share = (...codes: CriterionCode[]) =>
    codes.reduce((sum, code) => sum + defaultWeights[code], 0) /
    Object.values(defaultWeights).reduce((sum, weight) => sum + weight, 0)
  const cost = share('highest_total', 'lowest_total', 'monthly_payment')
  expect(cost).toBe(0.6)
  expect(share('highest_total')).toBeGreaterThan(cost / 2)
  expect(share('open_rules', 'rate_cap')).toBe(0.2)
})
