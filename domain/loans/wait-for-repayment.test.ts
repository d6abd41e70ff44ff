import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Capitalization, type LoanTerms, repaymentChoices } from './loan-terms.ts'
import { waitForRepayment } from './wait-for-repayment.ts'

/** $10,000 at 12%: $100 of interest in the first month. */
const terms: LoanTerms = {
  amountCents: 1_000_000,
  ratePercent: 12,
  termMonths: 120,
  inSchoolMonths: 10,
  graceMonths: 4,
  repayment: 'deferred',
  flatPaymentCents: 2_500,
}

const owed = (changes: Partial<LoanTerms>) => waitForRepayment({ ...terms, ...changes }).balanceCents

test('unpaid interest compounds once it is capitalized, calculated by hand over 14 months', () => {
  expect(owed({ capitalization: 'at_repayment' })).toBe(1_140_000)
  // 12 months of $100, then two months of 1% of $11,200.
  expect(owed({ capitalization: 'yearly' })).toBe(1_120_000 + 2 * 11_200)
  // Four quarters of 3%, then two months of 1%: 1.03⁴ is 1.12550881.
  expect(owed({ capitalization: 'quarterly' })).toBe(1_125_509 + Math.round(1_125_509 * 0.02))
  // 1.01¹⁴ is 1.149474…, with interest rounded to the cent each month.
  expect(owed({ capitalization: 'monthly' })).toBe(1_149_474)
})

test('with interest-free deferment nothing accrues, and each flat payment reduces the balance in full', () => {
  const capitalization = 'interest_free'
  expect(owed({ capitalization })).toBe(1_000_000)
  expect(waitForRepayment({ ...terms, repayment: 'flat', capitalization })).toMatchObject({
    paidCents: 14 * 2_500,
    balanceCents: 1_000_000 - 14 * 2_500,
  })
  expect(waitForRepayment({ ...terms, repayment: 'interest_only', capitalization }).paidCents).toBe(0)
})

// Computed for this project with exact arithmetic; these are not published figures. Interest capitalized
// monthly is rounded by at most half a cent each time.
test.each([
  { amountCents: 550_000, ratePercent: 6.39, months: 51, once: 699_366, monthly: 721_096 },
  { amountCents: 2_050_000, ratePercent: 7.94, months: 27, once: 2_416_233, monthly: 2_449_543 },
])(
  '$amountCents cents at $ratePercent% grow to $once in $months months, or to $monthly with monthly capitalization',
  (vector) => {
    const { amountCents, ratePercent, months, once, monthly } = vector
    const deferred = { amountCents, ratePercent, inSchoolMonths: months - 6, graceMonths: 6 }
    expect(owed({ ...deferred, capitalization: 'at_repayment' })).toBe(once)
    expect(Math.abs(owed({ ...deferred, capitalization: 'monthly' }) - monthly)).toBeLessThanOrEqual(
      months / 2,
    )
  },
)

test('a flat payment leaves less interest to capitalize', () => {
  const flat = (capitalization: Capitalization) => owed({ repayment: 'flat', capitalization })
  expect(flat('at_repayment')).toBe(1_000_000 + 14 * 7_500)
  expect(flat('yearly')).toBe(1_090_000 + 2 * (10_900 - 2_500))
  expect(flat('monthly')).toBeGreaterThan(flat('quarterly'))
  expect(flat('quarterly')).toBeGreaterThan(flat('yearly'))
})

test('the last flat payment of a loan repaid before full payments begin is the remaining balance', () => {
  const small = waitForRepayment({ ...terms, amountCents: 6_000, repayment: 'flat' })
  // $60.60 less $25 is $35.60; $35.96 less $25 is $10.96; $11.07 is the last payment.
  expect(small).toEqual({ monthlyPaymentCents: 2_500, paidCents: 6_107, balanceCents: 0, months: 3 })
})

test('an impossible amount throws', () => {
  for (const amountCents of [-1, 0.5, Number.NaN, 1_000_000_001])
    expect(() => waitForRepayment({ ...terms, amountCents })).toThrow(RangeError)
})

const capitalizations: Capitalization[] = ['at_repayment', 'yearly', 'quarterly', 'monthly']
const anyTerms = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 20_000_000 }),
  ratePercent: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constant(120),
  inSchoolMonths: fc.integer({ min: 0, max: 60 }),
  graceMonths: fc.integer({ min: 0, max: 12 }),
  repayment: fc.constantFrom(...repaymentChoices),
  flatPaymentCents: fc.integer({ min: 0, max: 20_000 }),
})

test('more frequent capitalization leaves a larger balance, except for rounding', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const balances = capitalizations.map(
        (capitalization) => waitForRepayment({ ...terms, capitalization }).balanceCents,
      )
      for (const [index, balance] of balances.entries()) {
        const rarer = balances[index - 1]
        // Each capitalization rounds by at most half a cent, and that error grows at the loan's rate for at
        // most six years.
        if (rarer !== undefined) expect(balance).toBeGreaterThanOrEqual(rarer - 150)
      }
    }),
  )
})

test('under every choice, payments plus balance are never less than the amount', () => {
  fc.assert(
    fc.property(anyTerms, fc.constantFrom(...capitalizations), (terms, capitalization) => {
      const { paidCents, balanceCents, months, monthlyPaymentCents } = waitForRepayment({
        ...terms,
        capitalization,
      })
      for (const cents of [paidCents, balanceCents, monthlyPaymentCents])
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      expect(paidCents + balanceCents).toBeGreaterThanOrEqual(terms.amountCents)
      expect(paidCents).toBeLessThanOrEqual(monthlyPaymentCents * months)
      expect(months).toBeLessThanOrEqual(terms.inSchoolMonths + terms.graceMonths)
    }),
  )
})

test('interest paid each month leaves nothing to capitalize', () => {
  fc.assert(
    fc.property(anyTerms, fc.constantFrom(...capitalizations), (terms, capitalization) => {
      expect(waitForRepayment({ ...terms, repayment: 'interest_only', capitalization }).balanceCents).toBe(
        terms.amountCents,
      )
    }),
  )
})
