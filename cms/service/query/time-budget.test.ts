import { expect, test } from 'vitest'
import { createTimeBudget } from './time-budget.ts'

const limits = { fullMs: 1_000, refillMs: 100, networks: 2 }

function budgetAt(start: number) {
  const clock = { ms: start }
  return { clock, budget: createTimeBudget(limits, () => clock.ms) }
}

test('a network may start queries until its time is used up', () => {
  const { budget } = budgetAt(0)
  budget.charge('a', 999)
  expect(budget.getWait('a')).toBe(0)
  budget.charge('a', 1)
  expect(budget.getWait('a')).toBe(1)
})

test('the wait is as long as the refill takes, and then suffices', () => {
  const { clock, budget } = budgetAt(5_000)
  budget.charge('a', 3_000)
  expect(budget.getWait('a')).toBe(21)
  clock.ms += 20_000
  expect(budget.getWait('a')).toBe(1)
  clock.ms += 1_000
  expect(budget.getWait('a')).toBe(0)
})

test('a budget never grows beyond its full size', () => {
  const { clock, budget } = budgetAt(0)
  budget.charge('a', 1)
  clock.ms += 3_600_000
  budget.charge('a', 1_000)
  expect(budget.getWait('a')).toBe(1)
})

test('networks do not share a budget, and those heard of least recently are forgotten', () => {
  const { budget } = budgetAt(0)
  budget.charge('a', 2_000)
  expect(budget.getWait('b')).toBe(0)
  budget.charge('b', 2_000)
  budget.charge('c', 2_000)
  expect([budget.getWait('a'), budget.getWait('b'), budget.getWait('c')]).toEqual([0, 11, 11])
})
