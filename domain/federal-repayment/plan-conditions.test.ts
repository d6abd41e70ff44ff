import { expect, test } from 'vitest'
import { federalLoanKinds } from './federal-loan.ts'
import { findOpenPlan } from './open-plans.ts'
import { planCodes } from './plan.ts'
import { listConditions } from './plan-conditions.ts'
import { someLoan } from './some-borrower.fixture.ts'

const consolidated = { ...someLoan, kind: 'consolidation_of_parent_plus' as const }

test('IBR asks for a payment first where a consolidation repaid Parent PLUS loans, and only there', () => {
  for (const kind of federalLoanKinds) {
    const loans = [{ ...someLoan, kind }]
    const { takes } = findOpenPlan('ibr_new', { loans, borrower: {}, startMonth: '2026-12' })
    if (takes.length > 0)
      expect(listConditions('ibr_new', loans, '2026-12')).toEqual(
        kind === 'consolidation_of_parent_plus' ? ['payment_first'] : [],
      )
  }
  expect(listConditions('ibr_old', [someLoan, consolidated], '2030-01')).toEqual(['payment_first'])
})

test('PAYE and ICR are entered before July 2027; after that it is not settled, and from July 2028 they are gone', () => {
  for (const plan of ['paye', 'icr'] as const) {
    expect(listConditions(plan, [someLoan], '2027-06')).toEqual(['enter_before'])
    expect(listConditions(plan, [someLoan], '2027-07')).toEqual(['entry_unsettled'])
    expect(listConditions(plan, [someLoan], '2028-07')).toEqual([])
  }
})

test('what follows ICR is not settled for a consolidation that repaid Parent PLUS loans', () => {
  expect(listConditions('icr', [consolidated], '2026-12')).toEqual(['enter_before', 'rap_or_ibr_after'])
  expect(listConditions('icr', [consolidated], '2028-07')).toEqual([])
})

test('no other plan has a condition', () => {
  const others = planCodes.filter((plan) => !['ibr_new', 'ibr_old', 'paye', 'icr'].includes(plan))
  expect(others.flatMap((plan) => listConditions(plan, [someLoan, consolidated], '2026-12'))).toEqual([])
})
