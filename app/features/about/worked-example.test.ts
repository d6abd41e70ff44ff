import { expect, test } from 'vitest'
import { type CriterionCode, defaultWeights } from '#domain/loans/criteria.ts'
import { workCostlierExample, workExample, workLeftOut } from './worked-example.ts'

test('the example covers a rate cap, a fee, an open rule, an unstated term, and a lowest rate out of reach', () => {
  const { lines } = workExample().receipt
  const values = Object.fromEntries(lines.map(({ criterion, value }) => [criterion, value]))
  expect(values).toMatchObject({
    rate_cap: 18,
    open_rules: 1,
    hardship: 'not_said',
    lowest_total: 'not_applicable',
  })
  expect(workExample().priced.feeCents).toBeGreaterThan(0)
})

test('the lines of its receipt add up to its score', () => {
  const { lines, score } = workExample().receipt
  expect(lines.reduce((sum, { weightedPoints }) => sum + weightedPoints, 0)).toBe(score)
})

test('the lowest total leaves the score, and its weight counts at the highest rate', () => {
  const weights = Object.fromEntries(
    workExample().receipt.lines.map(({ criterion, weight }) => [criterion, weight]),
  )
  expect(weights).toMatchObject({ highest_total: 55, lowest_total: 0, cosigner_release: 5 })
})

test('what is left out is worked out: the lowest total with the cosigner, the release without', () => {
  expect(workLeftOut()).toMatchObject({
    releaseWeight: 5,
    sumAlone: 95,
    floor: 780,
    from: 700,
    to: 759,
    highestWeight: 55,
    defaultWeight: 40,
  })
  const { lines, score } = workExample().receipt
  const rest = lines.filter(({ criterion }) => criterion !== 'cosigner_release')
  const sum = rest.reduce((sum, { points, weight }) => sum + points * weight, 0)
  expect(workLeftOut().scoreAlone).toBe(Math.floor(sum / 95))
  expect(workLeftOut().scoreAlone).not.toBe(score)
})

test('the loan that stands above the example costs more at both ends, and is lifted by what the page names', () => {
  const { reason } = workCostlierExample()
  expect(reason.isAtBothEnds).toBe(true)
  expect(reason.lifts.map(({ criterion }) => criterion)).toEqual(['rate_cap', 'hardship'])
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
