import { expect, test } from 'vitest'
import { otherReading, payOffOtherReading, workedCards } from './worked-cards.ts'

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
