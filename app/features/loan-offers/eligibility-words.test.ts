import { expect, test } from 'vitest'
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import { eligibilityWords as words } from './eligibility-words.ts'

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

test('every rule of a lender is worded, and every change that would end a no', () => {
  const { rules } = checkEligibility(strict, { profile: refused })
  expect(rules.map(({ rule }) => rule)).toEqual([
    'age',
    'borrower',
    'state',
    'degree',
    'school_control',
    'school_level',
    'enrollment',
    'citizenship',
    'credit',
    'income',
  ])
  for (const rule of rules) {
    expect(words.wants(rule), rule.rule).toMatch(sentence)
    if (rule.change) expect(words.change(rule.change), rule.rule).toMatch(/^It could be a yes .*\.$/)
  }
})

test('where a cosigner would do, the change says so', () => {
  const rules: LoanRules = { ...strict, borrowers: null, minimumIncomeCents: null, cosigner: 'optional' }
  const changesFor = (profile: BorrowerProfile) =>
    checkEligibility(rules, { profile }).rules.flatMap(({ change }) => (change ? [words.change(change)] : []))
  expect(changesFor({ hasCosigner: false, citizenship: 'citizen', credit: '300_579' })).toEqual([
    'It could be a yes with a score of 680 or more, or with a cosigner who has that.',
  ])
  expect(changesFor({ hasCosigner: false, citizenship: 'visa', credit: '760_850' })).toEqual([
    'It could be a yes with a cosigner.',
  ])
})

test('a loan with a cosigner is worded as what the cosigner must have', () => {
  const profile: BorrowerProfile = { isAdult: true, hasCosigner: true, cosignerCredit: '640_699' }
  const { rules, isWithCosigner } = checkEligibility({ ...strict, cosigner: 'required' }, { profile })
  expect(isWithCosigner).toBe(true)
  const credit = rules.find(({ rule }) => rule === 'credit')
  expect(credit?.needsExactFigure).toBe(true)
  expect(credit && words.wants(credit)).toBe('Cosigner’s credit score of 680 or more')
})

test('what cannot be told is named in a chip, two rules at most', () => {
  expect(words.cannotTell(['credit'])).toBe('Cannot tell: credit score')
  expect(words.cannotTell(['credit', 'income', 'state', 'age'])).toBe(
    'Cannot tell: credit score, income and 2 more',
  )
})

test('a minimum that is not published is said to make nobody sure', () => {
  const { unpublished } = checkEligibility({ ...strict, minimumScore: null }, { profile: refused })
  expect(words.unpublished(unpublished)).toContain('no minimum credit score')
})
