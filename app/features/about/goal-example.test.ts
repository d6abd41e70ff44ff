import { expect, test } from 'vitest'
import type { RefinanceGoal } from '#domain/refinance/codes.ts'
import { workGoalExample, workLoanToday } from './goal-example.ts'

const order = (goal: RefinanceGoal) =>
  workGoalExample(goal).map(({ offer, priced }) => [offer.lenderName, priced.termMonths])

test('each goal prices the example’s offers at its own terms, and their order changes', () => {
  expect(order('REDUCED_MONTHLY_PAYMENT')).toEqual([
    ['Elm Bank', 96],
    ['Oak Bank', 180],
  ])
  expect(order('MAXIMIZE_SAVINGS')).toEqual([
    ['Oak Bank', 84],
    ['Elm Bank', 96],
  ])
  expect(order('END_DEBT_SOONER')).toEqual([
    ['Elm Bank', 60],
    ['Oak Bank', 84],
  ])
  expect(order('CONSOLIDATE_LOANS').map(([, months]) => months)).toEqual([84, 96])
})

test('the lower payment that comes second costs more in all than the loan today', () => {
  const [, second] = workGoalExample('REDUCED_MONTHLY_PAYMENT')
  expect(second?.highestTotalCents).toBeGreaterThan(workLoanToday().totalCents)
  expect(second?.priced.highest.cost.monthlyPaymentCents).toBeLessThan(workLoanToday().monthlyPaymentCents)
})
