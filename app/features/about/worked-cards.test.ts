import { expect, test } from 'vitest'
import { otherReading, payOffOtherReading, workCardScore, workedCards } from './worked-cards.ts'

test.each(workedCards.map((worked) => [worked.name, worked] as const))(
  '%s: the printed steps come to the printed answer, and ours is the same',
  (_name, { steps, ours }) => {
    for (const { sum, cents } of steps) expect(Math.round(workOut(sum) * 100), sum).toBe(cents)
    expect(ours()).toBe(steps.at(-1)?.cents)
  },
)

test('a step with another figure does not come to the answer', () => {
  expect(workOut('12 × ($250 × 3% + $551 × 1%)')).not.toBe(156)
  expect(workOut('12 × ($250 × 3% + $550 × 1%)')).toBeCloseTo(156, 9)
})

test('the example of a score can be recomputed: 36 × ($8.00 back) less three fees, of 36 × $800', () => {
  const { worthCents, amountCents, receipt } = workCardScore()
  expect([worthCents, amountCents]).toEqual([36 * 800 - 3 * 2_500, 36 * 80_000])
  const earned = receipt.lines.map(({ criterion, points, weight }) => [criterion, points, weight])
  expect(earned).toEqual([
    // 100 × (0.74% + 1%) ÷ 6%
    ['worth', Math.round((10_000 * (worthCents / amountCents + 0.01)) / 0.06), 60],
    ['cost', 0, 0],
    ['highest_apr', Math.round((10_000 * (36 - 27)) / (36 - 10)), 12],
    ['open_rules', 7_500, 10],
    ['fees', 0, 6],
    ['deposit', 10_000, 4],
    ['grace', 10_000, 3],
    ['bureaus', 6_667, 5],
  ])
  const sum = receipt.lines.reduce((sum, { points, weight }) => sum + points * weight, 0)
  expect(receipt.score).toBe(Math.floor(sum / 100))
})

test('another public reading of Appendix M1 has the same answer', () => {
  expect(payOffOtherReading()).toMatchObject({ kind: 'paid_off', ...otherReading })
})

/** Works out a printed sum as a reader would: `2 × ($1,000 + 5%) ^ 3`, in dollars. */
function workOut(written: string): number {
  const tokens = written.match(/\$?[\d,]+(?:\.\d+)?%?|[()+−×÷^]/g) ?? []
  expect(tokens.join('')).toBe(written.replaceAll(' ', ''))
  let at = 0
  const sum = (): number => {
    let total = product()
    while (tokens[at] === '+' || tokens[at] === '−') total += tokens[at++] === '+' ? product() : -product()
    return total
  }
  const product = (): number => {
    let total = power()
    while (tokens[at] === '×' || tokens[at] === '÷') total *= tokens[at++] === '×' ? power() : 1 / power()
    return total
  }
  const power = (): number => {
    const base = figure()
    if (tokens[at] !== '^') return base
    at += 1
    return base ** figure()
  }
  const figure = (): number => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inside = sum()
      at += 1
      return inside
    }
    const amount = Number(token.replace(/[$,%]/g, ''))
    return token.endsWith('%') ? amount / 100 : amount
  }
  const result = sum()
  expect(at).toBe(tokens.length)
  return result
}
