import { expect, test } from 'vitest'
import { judge } from '#domain/eligibility/check-eligibility.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import { borrowing, offer } from './loan-offer.fixture.ts'
import type { LoanOffer } from './loan-offer.ts'
import { priceOffer } from './price-offer.ts'
import type { Borrowing } from './priced-offer.ts'
import { rankingInput, totalPaidCents } from './rank-offer.ts'

/** Returns the ranking input of the plain offer with some fields changed. */
function see(
  own: Partial<LoanOffer>,
  {
    profile = { isAdult: true },
    lowestEnd = 'unknown',
    ...how
  }: Partial<Borrowing> & { profile?: BorrowerProfile; lowestEnd?: Verdict } = {},
) {
  const changed = { ...offer, ...own }
  const result = priceOffer(changed, { ...borrowing, ...how })
  if (!result.ok) throw new Error(result.reason)
  const { priced } = result
  const judgment = judge(changed.rules, profile)
  return { priced, values: rankingInput(priced, { amountCents: 1_000_000, judgment, lowestEnd }).values }
}

test('totals include the application fee, which is not part of any loan payment', () => {
  const { priced, values } = see({ applicationFeeCents: 7_500 })
  expect(values.highest_total).toBe(priced.highest.cost.totalCents + 7_500)
  expect(values.lowest_total).toBe(priced.lowest.cost.totalCents + 7_500)
  expect(values.highest_total).toBe(totalPaidCents(priced, 'highest'))
  expect(values.monthly_payment).toBe(priced.highest.cost.monthlyPaymentCents)
})

test('fees add up the upfront fees, the higher late fee, and one returned payment', () => {
  const none = { lateFeePercent: 0, lateFeeCents: 0, returnedPaymentFeeCents: 0 }
  expect(see(none).values.fees).toBe(0)
  expect(see({ ...none, applicationFeeCents: 7_500 }).values.fees).toBe(7_500)
  const { priced, values } = see({ ...none, originationFeePercent: 2 })
  expect(values.fees).toBe(priced.feeCents)
  expect(priced.feeCents).toBeGreaterThan(20_000)
  expect(see({ ...none, returnedPaymentFeeCents: 2_000 }).values.fees).toBe(2_000)
  expect(see({ ...none, lateFeePercent: 1, lateFeeCents: 2_500 }).values.fees).toBe(2_500)
  const share = Math.ceil(priced.highest.cost.monthlyPaymentCents * 0.5)
  expect(
    see({ ...none, originationFeePercent: 2, lateFeePercent: 50, lateFeeCents: 2_500 }).values.fees,
  ).toBe(priced.feeCents + share)
})

test('a late fee may be stated in percent, in dollars, or not at all', () => {
  const returned = { returnedPaymentFeeCents: 0 }
  expect(see({ ...returned, lateFeePercent: null, lateFeeCents: 2_500 }).values.fees).toBe(2_500)
  expect(see({ ...returned, lateFeePercent: 0, lateFeeCents: null }).values.fees).toBe(0)
  expect(see({ ...returned, lateFeePercent: null, lateFeeCents: null }).values.fees).toBe('not_said')
  expect(see({ returnedPaymentFeeCents: null }).values.fees).toBe('not_said')
})

test('the maximum rate is fixed, capped, or not stated', () => {
  expect(see({}).values.rate_cap).toBe('fixed')
  expect(see({ rateType: 'variable', rateCapPercent: 18 }).values.rate_cap).toBe(18)
  expect(see({ rateType: 'variable' }).values.rate_cap).toBe('not_said')
})

test('the grace period is the one the offer is priced with', () => {
  expect(see({ graceMonths: 9 }).values.grace).toBe(9)
  expect(see({ graceMonths: 9 }, { withSameAssumptions: true }).values.grace).toBe(6)
})

test('ways to repay count once each', () => {
  const [first, ...others] = offer.repaymentOptions
  const twice = [first, first, ...others].filter((option) => option !== undefined)
  expect(see({ repaymentOptions: twice }).values.repayment_ways).toBe(4)
})

test('cosigner release applies only to a loan that is judged with a cosigner', () => {
  const release = (own: Partial<LoanOffer>, profile: BorrowerProfile) =>
    see(own, { profile: { isAdult: true, ...profile } }).values.cosigner_release
  const required = { rules: { ...offer.rules, cosigner: 'required' } } as const
  const notTaken = { rules: { ...offer.rules, cosigner: 'not_taken' } } as const
  expect(release({}, { hasCosigner: true })).toBe(24)
  expect(release(required, {})).toBe(24)
  expect(release({ cosignerReleaseAfterPayments: null }, { hasCosigner: true })).toBe('not_said')
  expect(release({}, {})).toBe('not_applicable')
  expect(release({}, { hasCosigner: false })).toBe('not_applicable')
  expect(release(notTaken, { hasCosigner: true })).toBe('not_applicable')
})

test('the lowest total does not apply when the answers exclude the lowest rate', () => {
  expect(see({}, { lowestEnd: 'no' }).values.lowest_total).toBe('not_applicable')
  for (const lowestEnd of ['yes', 'unknown'] as const)
    expect(see({}, { lowestEnd }).values.lowest_total).toBe(totalPaidCents(see({}).priced, 'lowest'))
})

test('grace does not apply when full payments begin at once', () => {
  expect(see({}, { repayment: 'immediate' }).values.grace).toBe('not_applicable')
  for (const repayment of ['interest_only', 'flat', 'deferred'] as const)
    expect(see({}, { repayment }).values.grace).toBe(6)
})

test('ways to pay in school apply only while there is school left', () => {
  expect(see({}, { inSchoolMonths: 0 }).values.repayment_ways).toBe('not_applicable')
  expect(see({}, { inSchoolMonths: 1 }).values.repayment_ways).toBe(4)
})

test('hardship months and open rules are taken from the offer and the judgment', () => {
  expect(see({}).values).toMatchObject({ hardship: 12, open_rules: 2 })
  expect(see({ hardshipMonths: null }).values.hardship).toBe('not_said')
})
