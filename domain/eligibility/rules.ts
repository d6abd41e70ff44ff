import { findLaterMajority, type LaterMajority } from './age-of-majority.ts'
import type { LoanRules } from './loan-rules.ts'
import { type BorrowerProfile, isNoncitizen } from './profile.ts'
import { type Rule, rule } from './rule.ts'
import {
  checkAge,
  checkAgeWithCosigner,
  checkCitizenshipWithCosigner,
  checkEnrollment,
  checkHasCosigner,
  checkIncome,
  checkIsAmong,
  checkScore,
  checkState,
  type FinancialQuestion,
} from './rule-checks.ts'
import type { Change, RuleRequirement, Signer } from './rule-verdict.ts'

/** The rules that are the same with and without a cosigner, in display order. */
export const sharedRules: readonly Rule[] = [
  rule({
    asked: ({ borrowers }) => borrowers,
    judge: (oneOf, { borrower }) => checkIsAmong(oneOf, borrower, 'who'),
    wanted: (oneOf) => ({ rule: 'borrower', wants: { oneOf } }),
    change: (oneOf) => ({ to: 'borrower', oneOf }),
  }),
  rule({
    asked: ({ states }) => states,
    judge: (states, { state }) => checkState(states, state),
    wanted: (states) => ({ rule: 'state', wants: states }),
  }),
  rule({
    asked: ({ degrees }) => degrees,
    judge: (oneOf, { degree }) => checkIsAmong(oneOf, degree, 'degree'),
    wanted: (oneOf) => ({ rule: 'degree', wants: { oneOf } }),
  }),
  rule({
    asked: ({ schoolControls }) => schoolControls,
    judge: (oneOf, { schoolControl }) => checkIsAmong(oneOf, schoolControl, 'school'),
    wanted: (oneOf) => ({ rule: 'school_control', wants: { oneOf } }),
  }),
  rule({
    asked: ({ schoolLevels }) => schoolLevels,
    judge: (oneOf, { schoolLevel }) => checkIsAmong(oneOf, schoolLevel, 'school'),
    wanted: (oneOf) => ({ rule: 'school_level', wants: { oneOf } }),
  }),
  rule({
    asked: ({ minimumEnrollment }) => minimumEnrollment,
    judge: (atLeast, { enrollment }) => checkEnrollment(atLeast, enrollment),
    wanted: (atLeast) => ({ rule: 'enrollment', wants: { atLeast } }),
    change: (atLeast) => ({ to: 'enrollment', atLeast }),
  }),
]

/** The rules that apply to the borrower alone. */
export const rulesAlone: readonly Rule[] = [
  rule({
    asked: () => 18 as const,
    judge: (_from, profile) => checkAge(profile),
    wanted: (from, rules, profile) => {
      const later = profile.isUnder24 ? findLaterMajority(profile.state) : undefined
      return ageRequirement(from, rules, later)
    },
    change: (_from, profile, rules) =>
      rules.minorWithCosigner !== false && couldAddCosigner(rules, profile) ? addCosigner(profile) : null,
  }),
  rule({
    asked: ({ citizenships }) => citizenships,
    judge: (oneOf, { citizenship }) => checkIsAmong(oneOf, citizenship, 'citizenship'),
    wanted: citizenshipRequirement,
    change: (_oneOf, profile, rules) => {
      const { citizenship } = profile
      const helps = citizenship !== undefined && rules.citizenshipsWithCosigner.includes(citizenship)
      return helps && couldAddCosigner(rules, profile) ? addCosigner(profile) : null
    },
  }),
  ...listMinimums('borrower'),
]

/** The rules of a loan with a cosigner: the cosigner must meet the minimums. */
export const rulesWithCosigner: readonly Rule[] = [
  rule({
    asked: () => 18 as const,
    judge: (_from, profile, rules) => checkAgeWithCosigner(rules, profile),
    wanted: (from, rules) => ageRequirement(from, rules),
  }),
  rule({
    asked: ({ citizenships }) => citizenships,
    judge: (oneOf, profile, rules) =>
      checkCitizenshipWithCosigner(oneOf, rules.citizenshipsWithCosigner, profile),
    wanted: citizenshipRequirement,
  }),
  rule({
    asked: ({ cosigner }) => (cosigner === 'not_taken' ? null : cosigner),
    judge: (_cosigner, profile) => checkHasCosigner(profile),
    wanted: (cosigner) => ({ rule: 'cosigner', wants: { cosigner } }),
    change: (_cosigner, profile) => addCosigner(profile),
  }),
  ...listMinimums('cosigner'),
]

function ageRequirement(
  from: 18,
  { cosigner, minorWithCosigner }: LoanRules,
  later?: LaterMajority,
): RuleRequirement {
  const orWithCosigner = cosigner !== 'not_taken' && minorWithCosigner === true
  return { rule: 'age', wants: { from, orWithCosigner, later: later ?? null } }
}

function citizenshipRequirement(
  oneOf: NonNullable<LoanRules['citizenships']>,
  { cosigner, citizenshipsWithCosigner }: LoanRules,
): RuleRequirement {
  const withCosigner = cosigner === 'not_taken' ? [] : citizenshipsWithCosigner
  return { rule: 'citizenship', wants: { oneOf, withCosigner } }
}

/**
 * True when a cosigner could still be added. When there already is one, the loan with that cosigner is judged
 * separately.
 */
function couldAddCosigner({ cosigner }: LoanRules, { hasCosigner }: BorrowerProfile): boolean {
  return cosigner === 'optional' && hasCosigner !== true
}

function addCosigner(profile: BorrowerProfile): Change {
  return { to: 'cosigner', ...cosignerCondition(profile) }
}

function cosignerCondition(profile: BorrowerProfile): { isResident?: true } {
  return isNoncitizen(profile) ? { isResident: true } : {}
}

/** A minimum of 0 is not a rule. */
function listMinimums(whose: Signer): Rule[] {
  const isBorrower = whose === 'borrower'
  const orCosigner = (rules: LoanRules, profile: BorrowerProfile) =>
    isBorrower && couldAddCosigner(rules, profile)
  // Whether there is a cosigner, and with what credit, is one question.
  const incomeQuestion = ({ hasCosigner }: BorrowerProfile): FinancialQuestion => {
    if (isBorrower) return 'income'
    return hasCosigner ? 'cosigner-income' : 'cosigner'
  }
  return [
    rule({
      asked: ({ minimumScore }) => minimumScore,
      judge: (atLeast, profile) => {
        const band = isBorrower ? profile.credit : profile.cosignerCredit
        return checkScore(atLeast, band, isBorrower ? 'credit' : 'cosigner')
      },
      wanted: (atLeast) => ({ rule: 'credit', wants: { whose, atLeast } }),
      change: (atLeast, profile, rules) => ({
        to: 'score',
        whose,
        atLeast,
        orCosigner: orCosigner(rules, profile),
        ...cosignerCondition(profile),
      }),
    }),
    rule({
      asked: ({ minimumIncomeCents }) => minimumIncomeCents,
      judge: (atLeastCents, profile) => {
        const band = isBorrower ? profile.income : profile.cosignerIncome
        return checkIncome(atLeastCents, band, incomeQuestion(profile))
      },
      wanted: (atLeastCents) => ({ rule: 'income', wants: { whose, atLeastCents } }),
      change: (atLeastCents, profile, rules) => ({
        to: 'income',
        whose,
        atLeastCents,
        orCosigner: orCosigner(rules, profile),
        ...cosignerCondition(profile),
      }),
    }),
  ]
}
