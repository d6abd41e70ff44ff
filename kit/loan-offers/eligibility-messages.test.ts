import { expect, test } from 'vitest'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { eligibilityText } from './eligibility-messages.ts'

const strict: LoanRules = {
  borrowers: ['parent'],
  states: { only: ['TX', 'OK'] },
  citizenships: ['citizen', 'permanent_resident'],
  citizenshipsWithCosigner: ['visa'],
  degrees: ['bachelors', 'masters'],
  schoolControls: ['public'],
  schoolLevels: ['four_year'],
  minimumEnrollment: 'half_time',
  minimumScore: 680,
  minimumIncomeCents: 3_600_000,
  cosigner: 'not_taken',
  minorWithCosigner: null,
  refinance: null,
}
const refused: BorrowerProfile = {
  isAdult: false,
  borrower: 'student',
  state: 'CA',
  citizenship: 'visa',
  degree: 'certificate',
  schoolControl: 'for_profit',
  schoolLevel: 'two_year',
  enrollment: 'less_than_half',
  credit: '300_579',
  income: 'none',
  hasCosigner: false,
}
const sentence = /^[A-Z0-9].*[^.\s]$/

test('every rule of a lender has a text, and so does every change that would meet it', () => {
  const { rules } = checkEligibility(strict, { profile: refused })
  expect(rules.map(({ rule }) => rule)).toEqual([
    'borrower',
    'state',
    'degree',
    'school_control',
    'school_level',
    'enrollment',
    'age',
    'citizenship',
    'credit',
    'income',
  ])
  for (const rule of rules) {
    expect(eligibilityText.wants(rule), rule.rule).toMatch(sentence)
    if (rule.change)
      expect(eligibilityText.change(rule.change), rule.rule).toMatch(/^It could be a yes .*\.$/)
  }
})

test('the change mentions a cosigner if one would be enough', () => {
  const rules: LoanRules = { ...strict, borrowers: null, minimumIncomeCents: null, cosigner: 'optional' }
  const changesFor = (profile: BorrowerProfile) =>
    checkEligibility(rules, { profile }).rules.flatMap(({ change }) =>
      change ? [eligibilityText.change(change)] : [],
    )
  expect(changesFor({ hasCosigner: false, citizenship: 'citizen', credit: '300_579' })).toEqual([
    'It could be a yes with a score of 680 or more, or with a cosigner who meets that minimum.',
  ])
  expect(changesFor({ hasCosigner: false, citizenship: 'visa', credit: '760_850' })).toEqual([
    'It could be a yes with a cosigner who is a citizen or permanent resident.',
  ])
})

test('rules for a loan with a cosigner say what the cosigner needs', () => {
  const profile: BorrowerProfile = { isAdult: true, hasCosigner: true, cosignerCredit: '640_699' }
  const { rules, isWithCosigner } = checkEligibility({ ...strict, cosigner: 'required' }, { profile })
  expect(isWithCosigner).toBe(true)
  const credit = rules.find(({ rule }) => rule === 'credit')
  expect(credit?.needsExactFigure).toBe(true)
  expect(credit && eligibilityText.wants(credit)).toBe('Cosigner’s credit score of 680 or more')
})

test('the chip names two unknown rules, or one and how many more there are', () => {
  expect(eligibilityText.cannotTell(['credit'])).toBe('Can’t tell: credit score')
  expect(eligibilityText.cannotTell(['credit', 'income'])).toBe('Can’t tell: credit score, income')
  expect(eligibilityText.cannotTell(['credit', 'income', 'state', 'age'])).toBe(
    'Can’t tell: credit score and 3 more',
  )
})

test('an unpublished minimum is said to leave approval uncertain', () => {
  const { unpublished } = checkEligibility({ ...strict, minimumScore: null }, { profile: refused })
  expect(eligibilityText.unpublished(unpublished)).toContain('no minimum credit score')
})
