import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardCriteria } from '#domain/cards/card-criteria.ts'
import { criteria } from '#domain/loans/criteria.ts'
import { toPoints } from '#domain/ranking/scale.ts'
import { describePoints, describeScale, exactValue } from './formula-messages.ts'

test("each criterion's rule states both ends of its scale", () => {
  const rules = Object.fromEntries(
    criteria.map(({ code, scale, unit }) => [code, describeScale(scale, unit)]),
  )
  expect(rules.highest_total).toContain('100 × amount ÷ total')
  expect(rules.monthly_payment).toContain('100 points at 1% of the amount, 0 at 3% of the amount')
  expect(rules.open_rules).toContain('100 points at no unchecked requirements, 0 at 4 unchecked requirements')
  expect(rules.fees).toContain('100 points at $0, 0 at 5% of the amount')
  expect(rules.repayment_ways).toContain('100 points at 4 ways, 0 at 0 ways')
})

test('values are exact: money to the cent, and values that are not numbers in words', () => {
  expect(exactValue(2_468_617, 'cents')).toBe('$24,686.17')
  expect(exactValue(1, 'months')).toBe('1 month')
  expect(exactValue('not_said', 'cents')).toBe('not stated')
  expect(exactValue('not_applicable', 'cents')).toBe('doesn’t apply')
})

test('for any value, the written sum equals the points that the ranking gives', () => {
  const value = fc.oneof(
    fc.integer({ min: -50_000, max: 5_000_000 }),
    fc.integer({ min: 0, max: 70 }),
    fc.constantFrom('not_said', 'fixed'),
  )
  const amount = fc.integer({ min: 1_000, max: 500_000 }).map((dollars) => dollars * 100)
  fc.assert(
    fc.property(
      fc.constantFrom(...criteria, ...cardCriteria),
      value,
      amount,
      ({ scale }, given, amountCents) => {
        const written = describePoints(given, scale, amountCents)
        expect(Math.abs(workOut(written) * 100 - toPoints(given, scale, amountCents)), written).toBeLessThan(
          0.51,
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

/**
 * Evaluates a written sum as a reader would: `100 × (a − b) ÷ (c + d)`, each part with or without a second figure, or
 * `…: 0 points`.
 */
function workOut(written: string): number {
  const told = /: (\d+) points$/.exec(written)
  if (told) return Number(told[1])
  const [above = '', below = ''] = written.replace('100 × ', '').split(' ÷ ')
  return (100 * workOutPart(above)) / workOutPart(below)
}

function workOutPart(part: string): number {
  const [first = '0', sign = '', second = '0'] = part.replaceAll(/[($,)]/g, '').split(/ ([−+]) /)
  return sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second)
}
