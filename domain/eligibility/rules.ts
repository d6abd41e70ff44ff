import type { LoanRules } from './loan-rules.ts'
import type { BorrowerProfile } from './profile.ts'
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
  refused,
} from './rule-checks.ts'
import type { Change, Outcome, RuleVerdict, Signer, Wanted } from './rule-verdict.ts'

/*
 * Every offer of a large catalog is judged for every visitor, but only a few are shown with their rules. So
 * `judge` allocates nothing, and `explain` is a separate function that starts from the same outcome.
 */

/** One kind of lender rule. Both functions return `null` when the lender does not have it. */
export interface Rule {
  judge: (rules: LoanRules, profile: BorrowerProfile) => Outcome | null
  /** The same outcome, with what the lender requires and what would end a "no". */
  explain: (rules: LoanRules, profile: BorrowerProfile) => RuleVerdict | null
}

/** The parts of a rule; `asked` returns what one lender requires. */
interface RuleParts<Asked> {
  /** `null` or 0 when the lender has no such rule. */
  asked: (rules: LoanRules) => Asked | null
  judge: (asked: Asked, profile: BorrowerProfile, rules: LoanRules) => Outcome
  wanted: (asked: Asked, rules: LoanRules) => Wanted
  /** Returns the smallest change that ends a "no". */
  change?: (asked: Asked, profile: BorrowerProfile, rules: LoanRules) => Change | null
}

function rule<Asked>({ asked, judge, wanted, change }: RuleParts<Asked>): Rule {
  return {
    judge: (rules, profile) => {
      const wants = asked(rules)
      return wants ? judge(wants, profile, rules) : null
    },
    explain: (rules, profile) => {
      const wants = asked(rules)
      if (!wants) return null
      const outcome = judge(wants, profile, rules)
      const ends = outcome === refused ? change?.(wants, profile, rules) : null
      return { ...wanted(wants, rules), ...outcome, change: ends ?? null }
    },
  }
}

/** The rules that are the same with and without a cosigner, in display order. */
export const sharedRules: readonly Rule[] = [
  rule({
    asked: ({ borrowers }) => borrowers,
    judge: (oneOf, { borrower }) => checkIsAmong(oneOf, borrower, 'borrower'),
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
    judge: (oneOf, { degree }) => checkIsAmong(oneOf, degree, 'studies'),
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
    wanted: (from) => ({ rule: 'age', wants: { from } }),
    change: (_from, profile, rules) => (couldAddCosigner(rules, profile) ? { to: 'cosigner' } : null),
  }),
  rule({
    asked: ({ citizenships }) => citizenships,
    judge: (oneOf, { citizenship }) => checkIsAmong(oneOf, citizenship, 'citizenship'),
    wanted: wantedCitizenship,
    change: (_oneOf, profile, rules) => {
      const { citizenship } = profile
      const helps = citizenship !== undefined && rules.citizenshipsWithCosigner.includes(citizenship)
      return helps && couldAddCosigner(rules, profile) ? { to: 'cosigner' } : null
    },
  }),
  ...listMinimums('borrower'),
]

/** The rules of a loan with a cosigner: the cosigner must meet the minimums. */
export const rulesWithCosigner: readonly Rule[] = [
  rule({
    asked: () => 18 as const,
    judge: (_from, profile) => checkAgeWithCosigner(profile),
    wanted: (from) => ({ rule: 'age', wants: { from } }),
  }),
  rule({
    asked: ({ citizenships }) => citizenships,
    judge: (oneOf, profile, rules) =>
      checkCitizenshipWithCosigner(oneOf, rules.citizenshipsWithCosigner, profile),
    wanted: wantedCitizenship,
  }),
  rule({
    asked: ({ cosigner }) => (cosigner === 'not_taken' ? null : cosigner),
    judge: (_cosigner, profile) => checkHasCosigner(profile),
    wanted: (cosigner) => ({ rule: 'cosigner', wants: { cosigner } }),
    change: () => ({ to: 'cosigner' }),
  }),
  ...listMinimums('cosigner'),
]

function wantedCitizenship(
  oneOf: NonNullable<LoanRules['citizenships']>,
  { cosigner, citizenshipsWithCosigner }: LoanRules,
): Wanted {
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

/** A minimum of 0 is not a rule. */
function listMinimums(whose: Signer): Rule[] {
  const isBorrower = whose === 'borrower'
  const orCosigner = (rules: LoanRules, profile: BorrowerProfile) =>
    isBorrower && couldAddCosigner(rules, profile)
  const chooseQuestion = (
    question: FinancialQuestion,
    { hasCosigner }: BorrowerProfile,
  ): FinancialQuestion => {
    if (isBorrower) return question
    return hasCosigner ? 'cosigner-finances' : 'cosigner'
  }
  return [
    rule({
      asked: ({ minimumScore }) => minimumScore,
      judge: (atLeast, profile) => {
        const band = isBorrower ? profile.credit : profile.cosignerCredit
        return checkScore(atLeast, band, chooseQuestion('credit', profile))
      },
      wanted: (atLeast) => ({ rule: 'credit', wants: { whose, atLeast } }),
      change: (atLeast, profile, rules) => ({
        to: 'score',
        whose,
        atLeast,
        orCosigner: orCosigner(rules, profile),
      }),
    }),
    rule({
      asked: ({ minimumIncomeCents }) => minimumIncomeCents,
      judge: (atLeastCents, profile) => {
        const band = isBorrower ? profile.income : profile.cosignerIncome
        return checkIncome(atLeastCents, band, chooseQuestion('income', profile))
      },
      wanted: (atLeastCents) => ({ rule: 'income', wants: { whose, atLeastCents } }),
      change: (atLeastCents, profile, rules) => ({
        to: 'income',
        whose,
        atLeastCents,
        orCosigner: orCosigner(rules, profile),
      }),
    }),
  ]
}
