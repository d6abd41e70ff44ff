import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { anyBorrower, someBorrower } from '#domain/federal-repayment/some-borrower.fixture.ts'
import type { FederalCurrentLoan } from './current-loan.ts'
import { isFederal } from './current-loan.ts'
import { priceRights } from './price-rights.ts'
import type { RefinancedRights } from './priced-right.ts'
import {
  type BorrowerFact,
  borrowerFacts,
  type FederalDebt,
  type FederalRight,
  federalRightCodes,
  federalRights,
  hasRight,
  listRights,
} from './rights.ts'
import { anyLoans, federalLoan, someLoans, today } from './some-loans.fixture.ts'

/** $30,000 at 6.5% with ten years left, refinanced at 5.5% over ten years. */
const loan: FederalCurrentLoan = { ...federalLoan, balanceCents: 3_000_000, ratePercent: 6.5 }
const input: RefinancedRights = {
  debt: { loans: [loan], borrower: someBorrower, servicePayments: 0, unanswered: [], startMonth: '2026-12' },
  refinanced: [loan.id],
  terms: { ratePercent: 5.5, termMonths: 120, originationFeePercent: 0 },
  hardshipMonths: null,
  scenario: { dropMonths: 12, dropAgiCents: 0, pauseMonths: 3, lossAfterMonths: 60 },
  today,
}
const find = (right: FederalRight, own: Partial<RefinancedRights> = {}) =>
  priceRights({ ...input, ...own }).find((priced) => priced.right === right)
const withLoan = (own: Partial<FederalCurrentLoan>): Partial<RefinancedRights> => ({
  debt: { ...input.debt, loans: [{ ...loan, ...own }] },
})

test('a year without income: what RAP gives is a cost, what the lender still asks for is cash flow', () => {
  // RAP asks for $10 a month, waives $152.50 of interest or a little less, and adds $10: about $1,826 and $120.
  const { costCents } = find('rap_waiver_and_match') ?? {}
  expect(costCents).toBeGreaterThan(194_000)
  expect(costCents).toBeLessThan(195_200)
  // The lender asks for 12 × $325.58, of which RAP would have asked for 12 × $10.
  expect(find('income_driven')).toMatchObject({ costCents: null, cashFlowCents: 12 * (32_558 - 1_000) })
  expect(find('income_driven')?.notPriced).toBeNull()
})

test('without a drop in income the same right costs nothing', () => {
  const scenario = { ...input.scenario, dropMonths: 0 }
  expect(find('rap_waiver_and_match', { scenario })?.costCents).toBe(0)
  expect(find('income_driven', { scenario })?.cashFlowCents).toBe(0)
})

test('the plan asks the same of fewer loans, so refinancing one of two lowers no payment', () => {
  const other = { ...loan, id: 'other' }
  const two = { debt: { ...input.debt, loans: [loan, other] } }
  // $10 for both, and $10 for the one that stays: the whole new payment comes on top.
  expect(find('income_driven', two)?.cashFlowCents).toBe(12 * 32_558)
})

test('Parent PLUS loans have no RAP, and are not priced as if they had', () => {
  const parent = withLoan({ kind: 'parent_plus' })
  expect(find('rap_waiver_and_match', parent)).toBeUndefined()
  expect(find('income_driven', parent)).toBeUndefined()
  expect(find('death_or_disability', parent)?.costCents).toBeGreaterThan(0)
  // FFEL loans have IBR, which the scenario of low income does not price.
  expect(find('income_driven', withLoan({ kind: 'ffel' }))).toMatchObject({
    cashFlowCents: null,
    notPriced: 'no_rap',
  })
})

test('the last year of public service is worth nearly the whole loan', () => {
  const served = (publicServiceMonths?: number, own: Partial<FederalDebt> = {}) => ({
    debt: { ...input.debt, borrower: { ...someBorrower, publicServiceMonths }, ...own },
  })
  const { costCents } = find('public_service', served(108)) ?? {}
  expect(costCents).toBeGreaterThan(3_000_000)
  expect(find('public_service', served(0))?.costCents).toBeLessThan(costCents ?? 0)
  expect(find('public_service', served())).toMatchObject({
    costCents: null,
    notPriced: 'not_in_public_service',
  })
  expect(find('public_service', served(undefined, { servicePayments: 60 }))).toMatchObject({
    costCents: null,
    notPriced: 'left_public_service',
  })
})

test('what was not told has no price, and the right names the facts that it waits for', () => {
  const without = (...unanswered: BorrowerFact[]) => ({ debt: { ...input.debt, unanswered } })
  for (const right of ['income_driven', 'rap_waiver_and_match', 'forgiveness'] as const)
    expect(find(right, without('family', 'service'))).toMatchObject({
      costCents: null,
      cashFlowCents: null,
      notPriced: 'untold',
      unanswered: ['family'],
    })
  expect(find('forgiveness', without('counted'))).toMatchObject({ notPriced: 'untold' })
  expect(find('public_service', without('service', 'payments'))).toMatchObject({
    notPriced: 'untold',
    unanswered: ['service', 'payments'],
  })
  // Whoever has no such job is asked only for payments of an earlier one.
  expect(find('public_service', without('family'))?.notPriced).toBe('not_in_public_service')
  expect(find('public_service', without('payments'))?.unanswered).toEqual(['payments'])
})

test('a pause costs the interest of subsidized loans; on others it is cash flow, less the lender’s own pause', () => {
  const pause = { costCents: null, notPriced: 'case_by_case' }
  expect(find('pause')).toMatchObject({ ...pause, cashFlowCents: 3 * 32_558 })
  expect(find('pause', { hardshipMonths: 2 })?.cashFlowCents).toBe(32_558)
  // The right lasts for years, so no figure says that it is worth nothing.
  expect(find('pause', { hardshipMonths: 12 })).toMatchObject({ ...pause, cashFlowCents: null })
  // A month of 6.5% on $30,000 is $162.50.
  expect(find('pause', withLoan({ kind: 'subsidized' }))?.costCents).toBe(3 * 16_250)
})

test('after death or disability the rest of the private loan is what a federal one would not ask for', () => {
  const find60 = (lossAfterMonths: number | null) =>
    find('death_or_disability', { scenario: { ...input.scenario, lossAfterMonths } })
  const after = (months: number) => find60(months)?.costCents
  expect(find60(null)).toMatchObject({ costCents: null, notPriced: 'what_is_left' })
  expect(after(0)).toBe(3_000_000)
  expect(after(60)).toBeGreaterThan(1_600_000)
  expect(after(60)).toBeLessThan(1_800_000)
  expect(after(120)).toBe(0)
})

test('the point for autopay is priced from today to June 2028, once, and only on Direct Loans', () => {
  const cut = find('autopay_cut', withLoan({ autopay: 'one_point' }))
  expect(cut?.isInSaving).toBe(true)
  // Three quarters of a point on about $28,000 for 19 months is about $333, and interest on it after that.
  expect(cut?.costCents).toBeGreaterThan(33_000)
  expect(cut?.costCents).toBeLessThan(60_000)
  expect(find('autopay_cut')).toBeUndefined()
  expect(find('autopay_cut', withLoan({ autopay: 'one_point', kind: 'ffel' }))).toBeUndefined()
  // Only loans paid out since July 1, 2012 have it.
  expect(find('autopay_cut', withLoan({ autopay: 'one_point', disbursed: 'from_2007_10' }))).toBeUndefined()
  expect(find('autopay_cut', { ...withLoan({ autopay: 'one_point' }), today: '2028-07-01' })?.costCents).toBe(
    0,
  )
})

test('rights of which no figure could be true are listed without one', () => {
  expect(find('school_discharge')).toMatchObject({
    costCents: null,
    cashFlowCents: null,
    notPriced: 'case_by_case',
  })
  expect(hasRight('death_or_disability', { ...loan, kind: 'perkins' }, input.debt)).toBe('unknown')
})

test('loans have the forgiveness of teachers and of Perkins Loans only by their kind; the cap in service is for all', () => {
  const verdicts = (right: FederalRight) =>
    federalLoanKinds.map((kind) => hasRight(right, { ...loan, kind }, input.debt))
  // In the order of the kinds: Stafford, PLUS, consolidation, FFEL, Perkins.
  expect(verdicts('teacher_forgiveness')).toEqual([
    'yes',
    'yes',
    'no',
    'no',
    'unknown',
    'unknown',
    'unknown',
    'no',
    'no',
  ])
  expect(verdicts('perkins_cancellation').filter((verdict) => verdict === 'yes')).toHaveLength(1)
  expect(hasRight('perkins_cancellation', { ...loan, kind: 'perkins' }, input.debt)).toBe('yes')
  expect(new Set(verdicts('cap_in_service'))).toEqual(new Set(['yes']))
  expect(find('teacher_forgiveness')).toMatchObject({ costCents: null, notPriced: 'depends_on_job' })
})

test('every right names its law, where it was read, and when', () => {
  for (const source of Object.values(federalRights)) expectSource(source)
})

test('refinancing no federal loan ends no right', () => {
  expect(priceRights({ ...input, refinanced: [] })).toEqual([])
})

test('for random loans and people every price is whole cents of 0 or more, and names loans that have the right', () => {
  fc.assert(
    fc.property(
      fc.oneof(someLoans(4), anyLoans(4)),
      anyBorrower,
      fc.record({
        dropMonths: fc.nat(60),
        dropAgiCents: fc.nat(10_000_000),
        pauseMonths: fc.nat(36),
        lossAfterMonths: fc.option(fc.nat(240)),
      }),
      fc.option(fc.nat(24)),
      fc.subarray([...borrowerFacts]),
      (all, borrower, scenario, hardshipMonths, unanswered) => {
        const loans = all.filter(isFederal)
        const debt = { ...input.debt, loans, borrower, unanswered }
        const refinanced = loans.filter((_, at) => at % 2 === 0).map(({ id }) => id)
        const priced = priceRights({ ...input, debt, refinanced, scenario, hardshipMonths })
        expect(priced.map(({ right }) => right)).toEqual(
          federalRightCodes.filter((code) => priced.some(({ right }) => right === code)),
        )
        for (const { right, loanIds, costCents, cashFlowCents, notPriced, unanswered: waits } of priced) {
          expect(notPriced === 'untold', right).toBe(waits.length > 0)
          if (right === 'pause') expect([costCents, cashFlowCents]).not.toContain(0)
          for (const cents of [costCents, cashFlowCents])
            if (cents !== null) expect(Number.isSafeInteger(cents) && cents >= 0, right).toBe(true)
          expect(loanIds.length).toBeGreaterThan(0)
          for (const id of loanIds) {
            expect(refinanced).toContain(id)
            const one = loans.find((loan) => loan.id === id)
            expect(one && listRights(one, debt)).toContain(right)
          }
        }
      },
    ),
    { numRuns: 200 },
  )
}, 60_000)
