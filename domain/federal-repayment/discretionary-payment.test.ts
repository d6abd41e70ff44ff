import { expect, test } from 'vitest'
import { discretionaryPaymentCents, isBelowLimit, type PaymentYear } from './discretionary-payment.ts'
import { icrFactorPercent } from './icr-factors.ts'

const alone: PaymentYear = {
  borrower: { filing: 'single', familySize: 1, region: 'contiguous' },
  agiCents: 5_000_000,
  priceLevel: 1,
  share: 1,
}

/** The examples of the notice on ICR factors of June 9, 2026. */
test('a single person with $15,000 at 6% and an income of $35,104 pays $105.23 in ICR', () => {
  const entry = { balanceCents: 1_500_000, ratePercent: 6 }
  expect(discretionaryPaymentCents('icr', entry, { ...alone, agiCents: 3_510_400 })).toBe(10_523)
})

test('a single person with $60,000 at 6% and an income of $41,769 pays $430.15 in ICR', () => {
  const entry = { balanceCents: 6_000_000, ratePercent: 6 }
  expect(discretionaryPaymentCents('icr', entry, { ...alone, agiCents: 4_176_900 })).toBe(43_015)
})

test.each([
  [50_000, 'single', 86.83],
  [0, 'single', 55],
  [13_717, 'single', 55],
  [400_000, 'single', 200],
  [70_000, 'single', 100],
  [13_717, 'joint', 50.52],
  [99_146, 'joint', 109.4],
  [35_104, 'separate', 71.89],
] as const)('the ICR factor of $%i, filing %s, is %d%%', (dollars, filing, percent) => {
  expect(icrFactorPercent(dollars * 100, filing)).toBe(percent)
})

/** Counted by hand: 15% and 10% of $60,000 less 150% of $21,640. */
test('IBR takes 15% or 10% of the income above 150% of the guideline', () => {
  const entry = { balanceCents: 8_500_000, ratePercent: 6 }
  const two = { ...alone, agiCents: 6_000_000, borrower: { ...alone.borrower, familySize: 2 } }
  expect(discretionaryPaymentCents('ibr_old', entry, two)).toBe(34_425)
  expect(discretionaryPaymentCents('ibr_new', entry, two)).toBe(22_950)
  expect(discretionaryPaymentCents('paye', entry, two)).toBe(22_950)
})

test('IBR and PAYE never ask for more than the 10-year payment on entry', () => {
  const entry = { balanceCents: 1_000_000, ratePercent: 6.39 }
  const rich = { ...alone, agiCents: 20_000_000 }
  expect(discretionaryPaymentCents('ibr_new', entry, rich)).toBe(11_299)
  expect(isBelowLimit('ibr_new', entry, rich)).toBe(false)
  expect(isBelowLimit('ibr_new', entry, { ...alone, agiCents: 3_000_000 })).toBe(true)
})

test.each([
  [2_394_000, 0],
  [2_453_000, 0],
  [2_454_000, 1000],
  [2_513_900, 1000],
  [2_526_000, 1100],
])('an income of %i cents pays %i in IBR: under $5 is nothing, under $10 is $10', (agiCents, cents) => {
  const entry = { balanceCents: 3_000_000, ratePercent: 6 }
  expect(discretionaryPaymentCents('ibr_new', entry, { ...alone, agiCents })).toBe(cents)
})

test('prices raise the guideline, and so lower the payment', () => {
  const entry = { balanceCents: 8_500_000, ratePercent: 6 }
  expect(discretionaryPaymentCents('ibr_new', entry, { ...alone, priceLevel: 1.1 })).toBe(19_722)
})
