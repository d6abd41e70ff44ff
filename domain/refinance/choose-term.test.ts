import { expect, test } from 'vitest'
import { chooseTermForGoal, goalTerms } from './choose-term.ts'
import { type RefinanceGoal, refinanceGoals } from './codes.ts'

const terms = [60, 84, 120, 180, 240]

test.each<{ goal: RefinanceGoal; at: Record<number, number> }>([
  { goal: 'REDUCED_MONTHLY_PAYMENT', at: { 30: 60, 60: 60, 61: 84, 120: 120, 121: 180, 300: 240 } },
  { goal: 'MAXIMIZE_SAVINGS', at: { 30: 60, 60: 60, 83: 60, 120: 120, 179: 120, 300: 240 } },
  { goal: 'END_DEBT_SOONER', at: { 30: 60, 60: 60, 84: 60, 85: 84, 120: 84, 300: 240 } },
  { goal: 'CONSOLIDATE_LOANS', at: { 30: 60, 72: 60, 73: 84, 120: 120, 150: 120, 151: 180, 300: 240 } },
])('with so many months left, $goal is priced at these terms: $at', ({ goal, at }) => {
  for (const [months, term] of Object.entries(at))
    expect(chooseTermForGoal(terms, { goal, months: Number(months) }), months).toBe(term)
})

test('whoever wants to save or to end sooner is never priced at a longer term than today’s where a shorter one is offered', () => {
  for (let months = 60; months <= 400; months += 1)
    for (const goal of ['MAXIMIZE_SAVINGS', 'END_DEBT_SOONER'] as const)
      expect(chooseTermForGoal(terms, { goal, months })).toBeLessThanOrEqual(months)
})

test('a single term is the only choice', () => {
  for (const goal of refinanceGoals) expect(chooseTermForGoal([84], { goal, months: 200 })).toBe(84)
})

test('each goal has a rule of its own', () => {
  expect(new Set(Object.values(goalTerms)).size).toBe(refinanceGoals.length)
})
