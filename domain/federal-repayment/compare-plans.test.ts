import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePlans, monthlyTotals, type PlanOutlook } from './compare-plans.ts'
import { sumBalances } from './federal-loan.ts'
import type { PlanCode, PlanResult } from './plan.ts'
import { anyComparison, someBorrower, someLoan } from './some-borrower.fixture.ts'

const runs = { numRuns: 150 }
const startMonth = '2026-12'

function resultsOf(outlooks: readonly PlanOutlook[]): PlanResult[] {
  return outlooks.flatMap(({ result, rest }) => [result, rest]).filter((one) => one !== null)
}

test('no figure is negative, missing or a fraction of a cent', () => {
  fc.assert(
    fc.property(anyComparison, (comparison) => {
      for (const result of resultsOf(comparePlans(comparison))) {
        const { paymentsCents, years, plan, forgivenBy, lastMonth, movesTo, ...totals } = result
        const figures = [
          ...paymentsCents,
          ...years.flatMap((year) => Object.values(year)),
          ...Object.values(totals),
        ]
        expect(figures.filter((figure) => !(Number.isSafeInteger(figure) && figure >= 0))).toEqual([])
        expect(paymentsCents.length).toBeGreaterThan(0)
      }
    }),
    runs,
  )
})

test('payments are principal and interest, and principal paid, matched and forgiven is what was owed with the interest left unpaid', () => {
  fc.assert(
    fc.property(anyComparison, (comparison) => {
      for (const { takes, result } of comparePlans(comparison)) {
        if (!result) continue
        const { totalPaidCents, principalPaidCents, interestPaidCents } = result
        expect(totalPaidCents).toBe(principalPaidCents + interestPaidCents)
        expect(totalPaidCents).toBe(result.paymentsCents.reduce((sum, cents) => sum + cents, 0))
        const owed = sumBalances(comparison.loans.filter((_, at) => takes.includes(at)))
        const repaid = principalPaidCents + result.matchedPrincipalCents + result.forgivenCents
        // Interest that was charged, not paid and later forgiven or capitalized comes on top of what was owed.
        expect(repaid).toBeGreaterThanOrEqual(owed)
        if (result.plan === 'rap') expect(repaid).toBe(owed)
      }
    }),
    runs,
  )
})

test('a payment never exceeds what is owed with the month’s interest', () => {
  fc.assert(
    fc.property(anyComparison, (comparison) => {
      for (const { years, paymentsCents, forgivenCents } of resultsOf(comparePlans(comparison))) {
        for (const year of years) expect(year.principalCents + year.interestCents).toBe(year.paidCents)
        expect(years.at(-1)?.balanceCents).toBe(forgivenCents)
        expect(years.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(
          paymentsCents.reduce((sum, cents) => sum + cents, 0),
        )
      }
    }),
    runs,
  )
})

test('in RAP the balance never grows', () => {
  fc.assert(
    fc.property(anyComparison, (comparison) => {
      const result = comparePlans(comparison).find(({ plan }) => plan === 'rap')?.result
      const balances = result?.years.map(({ balanceCents }) => balanceCents) ?? []
      expect(balances).toEqual([...balances].sort((one, other) => other - one))
    }),
    runs,
  )
})

test('the order of the loans does not matter', () => {
  fc.assert(
    fc.property(anyComparison, (comparison) => {
      const turned = comparePlans({ ...comparison, loans: comparison.loans.toReversed() })
      expect(turned.map(({ result, rest }) => [result, rest])).toEqual(
        comparePlans(comparison).map(({ result, rest }) => [result, rest]),
      )
    }),
    { numRuns: 60 },
  )
})

test('each loan is in the plan or in the rest, and the months of both add up', () => {
  const loans = [someLoan, { ...someLoan, kind: 'parent_plus' as const, balanceCents: 1_000_000 }]
  const outlook = find('rap', loans)
  expect(outlook.takes).toEqual([0])
  expect(outlook.reasons).toEqual(['parent_plus'])
  expect(outlook.rest?.plan).toBe('standard')
  expect(monthlyTotals(outlook)[0]).toBe(
    (outlook.result?.paymentsCents[0] ?? 0) + (outlook.rest?.paymentsCents[0] ?? 0),
  )
})

test('beside a loan of the new law, older loans have RAP and Tiered Standard alone', () => {
  const loans = [someLoan, { ...someLoan, disbursed: 'from_2026_07' as const }]
  const open = comparePlans({ loans, borrower: someBorrower, startMonth }).filter(({ result }) => result)
  expect(open.map(({ plan }) => plan)).toEqual(['rap', 'tiered_standard'])
})

test('a consolidation of Parent PLUS loans after July 1, 2026 has the Tiered Standard plan alone', () => {
  const loans = [
    { ...someLoan, kind: 'consolidation_of_parent_plus' as const, disbursed: 'from_2026_07' as const },
  ]
  const open = comparePlans({ loans, borrower: someBorrower, startMonth }).filter(({ result }) => result)
  expect(open.map(({ plan }) => plan)).toEqual(['tiered_standard'])
})

test('PAYE leads to RAP in July 2028, and its payments count on', () => {
  const loans = [{ ...someLoan, balanceCents: 20_000_000 }]
  const result = find('paye', loans).result
  expect(result?.movesTo).toEqual({ plan: 'rap', month: '2028-07' })
  expect(result?.paymentsCents).toHaveLength(360)
  expect(result?.paymentsCents[18]).toBe(21_717)
  expect(result?.paymentsCents[19]).toBe(16_667)
})

test('ICR of a consolidation of Parent PLUS loans leads to IBR', () => {
  const loans = [{ ...someLoan, kind: 'consolidation_of_parent_plus' as const, balanceCents: 20_000_000 }]
  expect(find('icr', loans).result?.movesTo).toEqual({ plan: 'ibr_new', month: '2028-07' })
})

test('public service forgives after 120 payments, without tax, where the plan counts', () => {
  const borrower = { ...someBorrower, publicServiceMonths: 100 }
  const loans = [{ ...someLoan, balanceCents: 8_000_000 }]
  for (const plan of ['rap', 'ibr_new', 'standard'] as const) {
    const result = find(plan, loans, borrower).result
    expect(result?.paymentsCents).toHaveLength(20)
    expect(result).toMatchObject({ forgivenBy: 'public_service', taxCents: 0 })
  }
  expect(find('extended', loans, borrower).result?.forgivenBy).toBeNull()
})

/** 20 USC 1087e(m)(1)(A)(iii): $15,000 at 6% is $166.54 a month over 10 years; Graduated passes it after 72 months. */
test('in Graduated, payments that reach the 10-year amount count for public service, and lower ones do not', () => {
  const loans = [{ ...someLoan, balanceCents: 1_500_000 }]
  const after = (publicServiceMonths: number) =>
    find('graduated', loans, { ...someBorrower, publicServiceMonths }).result
  expect(after(100)?.paymentsCents).toHaveLength(72 + 20)
  expect(after(100)?.paymentsCents.filter((cents) => cents >= 16_654)).toHaveLength(20)
  expect(after(100)).toMatchObject({ forgivenBy: 'public_service', taxCents: 0 })
  expect(after(100)?.forgivenCents).toBeGreaterThan(0)
  expect(after(71)?.forgivenBy).toBeNull()
})

test('neither Tiered Standard nor a Standard plan of more than 10 years counts for public service', () => {
  const borrower = { ...someBorrower, publicServiceMonths: 119 }
  const made = (disbursed: 'from_2014_07' | 'from_2026_07') => [
    { ...someLoan, kind: 'consolidation' as const, disbursed, balanceCents: 1_200_000 },
  ]
  expect(find('standard', made('from_2014_07'), borrower).result?.forgivenBy).toBeNull()
  expect(find('tiered_standard', made('from_2026_07'), borrower).result?.forgivenBy).toBeNull()
})

test('what a plan forgives is taxed at the rate of the borrower', () => {
  const result = find('ibr_new', [{ ...someLoan, balanceCents: 10_000_000 }]).result
  expect(result?.paymentsCents).toHaveLength(240)
  expect(result?.lastMonth).toBe('2046-11')
  expect(result?.forgivenBy).toBe('plan')
  expect(result?.taxCents).toBe(Math.round((result?.forgivenCents ?? 0) * 0.22))
})

function find(plan: PlanCode, loans: Parameters<typeof comparePlans>[0]['loans'], borrower = someBorrower) {
  const outlook = comparePlans({ loans, borrower, startMonth }).find((one) => one.plan === plan)
  if (!outlook) throw new Error(`No plan ${plan}`)
  return outlook
}
