import { expect, test } from 'vitest'
import type { DisbursementPeriod, FederalLoan, FederalLoanKind } from './federal-loan.ts'
import { findOpenPlan, isNewBorrower } from './open-plans.ts'
import { type PlanCode, planCodes } from './plan.ts'
import { someLoan } from './some-borrower.fixture.ts'

function open(loans: readonly FederalLoan[], startMonth = '2026-12'): PlanCode[] {
  return planCodes.filter((plan) => findOpenPlan(plan, { loans, borrower: {}, startMonth }).takes.length > 0)
}

function loan(kind: FederalLoanKind, disbursed: DisbursementPeriod, dollars = 30_001): FederalLoan {
  return { ...someLoan, kind, disbursed, balanceCents: dollars * 100 }
}

const fixed = ['standard', 'graduated', 'extended', 'extended_graduated'] as const

/** What is open in December 2026 to somebody with one loan. */
test.each<[FederalLoanKind, DisbursementPeriod, readonly PlanCode[]]>([
  ['subsidized', 'from_2026_07', ['rap', 'tiered_standard']],
  ['consolidation', 'from_2026_07', ['rap', 'tiered_standard']],
  ['parent_plus', 'from_2026_07', ['tiered_standard']],
  ['consolidation_of_parent_plus', 'from_2026_07', ['tiered_standard']],
  ['unsubsidized', 'from_2014_07', ['rap', 'ibr_new', 'paye', 'icr', ...fixed]],
  ['grad_plus', 'from_2011_10', ['rap', 'ibr_old', 'paye', 'icr', ...fixed]],
  ['unsubsidized', 'from_2007_10', ['rap', 'ibr_old', 'icr', ...fixed]],
  ['subsidized', 'before_2007_10', ['rap', 'ibr_old', 'icr', ...fixed]],
  ['parent_plus', 'from_2014_07', fixed],
  ['consolidation_of_parent_plus', 'from_2014_07', ['ibr_new', 'icr', ...fixed]],
  ['ffel', 'before_2007_10', ['ibr_old', ...fixed]],
  ['ffel_parent_plus', 'before_2007_10', fixed],
  ['perkins', 'from_2014_07', ['standard']],
])('%s, %s', (kind, disbursed, plans) => {
  expect(open([loan(kind, disbursed)])).toEqual(plans)
})

test('extended repayment needs more than $30,000', () => {
  expect(open([loan('unsubsidized', 'from_2014_07', 30_000)])).not.toContain('extended')
  expect(
    open([loan('unsubsidized', 'from_2014_07', 20_000), loan('grad_plus', 'from_2014_07', 10_001)]),
  ).toContain('extended')
})

test('PAYE and ICR are gone from July 2028', () => {
  expect(open([loan('unsubsidized', 'from_2014_07')], '2028-06')).toContain('paye')
  expect(open([loan('unsubsidized', 'from_2014_07')], '2028-07')).toEqual(['rap', 'ibr_new', ...fixed])
})

test('a new loan closes the older plans for all Direct Loans, and not for FFEL', () => {
  const loans = [
    loan('unsubsidized', 'from_2014_07'),
    loan('subsidized', 'from_2026_07'),
    loan('ffel', 'before_2007_10'),
  ]
  const situation = { loans, borrower: {}, startMonth: '2026-12' }
  expect(findOpenPlan('ibr_old', situation)).toMatchObject({ takes: [2], reasons: ['new_loan'] })
  expect(findOpenPlan('rap', situation)).toMatchObject({ takes: [0, 1], reasons: ['not_direct'] })
})

test('what was owed before a consolidation decides who is a new borrower', () => {
  const loans = [loan('consolidation', 'from_2014_07')]
  expect(isNewBorrower({ loans, borrower: {} })).toBe(true)
  expect(isNewBorrower({ loans, borrower: { firstBorrowed: 'from_2011_10' } })).toBe(false)
})

test('what each income-driven plan says to a Parent PLUS loan, and to a consolidation that repaid one', () => {
  const reasonOf = (plan: PlanCode, kind: FederalLoanKind, disbursed: DisbursementPeriod) =>
    findOpenPlan(plan, { loans: [loan(kind, disbursed)], borrower: {}, startMonth: '2026-12' }).reasons[0]
  const plans = ['rap', 'ibr_new', 'paye', 'icr'] as const
  const asked = (kind: FederalLoanKind, disbursed: DisbursementPeriod) =>
    plans.map((plan) => reasonOf(plan, kind, disbursed))
  const parent = 'parent_plus'
  expect(asked('parent_plus', 'from_2014_07')).toEqual([parent, parent, parent, parent])
  // ICR takes it, IBR on a condition; on RAP the sources disagree.
  const repaid = 'repaid_parent_plus'
  expect(asked('consolidation_of_parent_plus', 'from_2014_07')).toEqual([
    'rap_unsettled',
    undefined,
    repaid,
    undefined,
  ])
  expect(asked('consolidation_of_parent_plus', 'from_2026_07')).toEqual([
    repaid,
    'new_loan',
    repaid,
    'new_loan',
  ])
})
