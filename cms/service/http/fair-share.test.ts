import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairShare } from './fair-share.ts'

/** Takes places for a network until it gets none; returns how many it got. */
function takeAll(share: ReturnType<typeof createFairShare>, network: string): number {
  let got = 0
  while (typeof share.take(network) === 'function') got++
  return got
}

test('a network gets its share and no more, and what it gives back it can take again', () => {
  const share = createFairShare({ overall: 100, perNetwork: 2 })
  const giveBack = share.take('a')
  expect(typeof share.take('a')).toBe('function')
  expect(share.take('a')).toBe('network')
  expect(typeof share.take('b')).toBe('function')
  if (typeof giveBack === 'function') {
    giveBack()
    giveBack()
  }
  expect(share.taken()).toBe(2)
  expect(typeof share.take('a')).toBe('function')
  expect(share.take('a')).toBe('network')
})

test('a network that comes after greedy ones finds about as much as each of them has', () => {
  const share = createFairShare({ overall: 1_000, perNetwork: 500 })
  const got = Array.from({ length: 9 }, (_, number) => takeAll(share, `greedy ${number}`))
  expect(Math.max(...got)).toBe(500)
  expect(share.take('greedy 8')).toBe('all')
  expect(takeAll(share, 'late')).toBeGreaterThan(0)
})

test('never more is taken than there is, and nothing is lost', () => {
  const step = fc.record({ network: fc.nat(5), amount: fc.integer({ min: 1, max: 40 }), ends: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const share = createFairShare({ overall: 100, perNetwork: 60 })
      const open: (() => void)[] = []
      for (const { network, amount, ends } of steps) {
        if (ends) open.shift()?.()
        const taken = share.take(String(network), amount)
        if (typeof taken === 'function') open.push(taken)
        expect(share.taken()).toBeLessThanOrEqual(100)
      }
      for (const giveBack of open) giveBack()
      expect(share.taken()).toBe(0)
    }),
  )
})
