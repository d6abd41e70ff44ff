import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { CardApplicant, IncomeKind, TaxNumber } from './applicant.ts'
import { type CreditBand, creditBands, type KnownCard } from './card.ts'

/** The fields of an applicant that can settle a rule. */
export type CardQuestion = keyof CardApplicant

/** The smallest change that ends a "no". */
export type CardChange =
  /** Somebody under 18 can use the card of an adult who adds them to the account. */
  | { to: 'authorized_user' }
  /** `orCosigner`: `null` where the issuer does not say whether it takes one. */
  | { to: 'own_income'; orCosigner: boolean | null }
  | { to: 'income' }
  | { to: 'credit'; atLeast: CreditBand }
  | { to: 'tax_number'; oneOf: readonly TaxNumber[] }

/** Each rule with what it requires, in display order. */
export type CardRule =
  | { rule: 'age'; wants: { from: 18 } }
  | { rule: 'income'; wants: { oneOf: readonly IncomeKind[]; orCosigner: boolean | null } }
  | { rule: 'credit'; wants: { atLeast: CreditBand } }
  | { rule: 'student'; wants: { isStudent: true } }
  | { rule: 'tax_number'; wants: { oneOf: readonly TaxNumber[] } }
export type CardRuleName = CardRule['rule']

export type CardRuleVerdict = CardRule & {
  verdict: Verdict
  /** The answer that would settle an unknown; `null` when only the issuer can. */
  settledBy: CardQuestion | null
  /** `null` when the verdict is not "no", or when nothing that the applicant does ends it. */
  change: CardChange | null
}

/** "yes" is never a promise: an issuer looks at more than it publishes. */
export interface CardJudgment {
  /** "no" if any rule says "no"; otherwise "unknown" if any rule is unknown. */
  verdict: Verdict
  refusals: number
  /** Unknown rules, and a credit history that the issuer does not publish. */
  openRules: number
}

export interface CardEligibility extends CardJudgment {
  rules: readonly CardRuleVerdict[]
  /** What this issuer does not publish. It refuses nobody and proves nothing. */
  unpublished: readonly 'credit'[]
}

/** Judges whether a card's rules and the law take an applicant, as far as the answers tell. */
export function judgeApplicant(card: KnownCard, applicant: CardApplicant): CardJudgment {
  let refusals = 0
  let unknowns = 0
  for (const { judge } of rules) {
    const outcome = judge(card, applicant)
    if (outcome.verdict === 'no') refusals += 1
    if (outcome.verdict === 'unknown') unknowns += 1
  }
  const verdict = refusals > 0 ? 'no' : unknowns > 0 ? 'unknown' : 'yes'
  return { verdict, refusals, openRules: unknowns + listUnpublished(card).length }
}

/** Returns the same judgment with the verdict of each rule that the card has. */
export function checkApplicant(card: KnownCard, applicant: CardApplicant): CardEligibility {
  return {
    ...judgeApplicant(card, applicant),
    rules: rules.flatMap(({ judge, wanted, change }) => {
      const wants = wanted(card, applicant)
      if (wants === null) return []
      const outcome = judge(card, applicant)
      return { ...wants, ...outcome, change: outcome === refused ? change(card, applicant) : null }
    }),
    unpublished: listUnpublished(card),
  }
}

interface Outcome {
  verdict: Verdict
  settledBy: CardQuestion | null
}

const met: Outcome = { verdict: 'yes', settledBy: null }
const refused: Outcome = { verdict: 'no', settledBy: null }
const openToIssuer: Outcome = { verdict: 'unknown', settledBy: null }
const open = {
  age: { verdict: 'unknown', settledBy: 'age' },
  income: { verdict: 'unknown', settledBy: 'income' },
  hasCosigner: { verdict: 'unknown', settledBy: 'hasCosigner' },
  credit: { verdict: 'unknown', settledBy: 'credit' },
  isStudent: { verdict: 'unknown', settledBy: 'isStudent' },
  taxNumber: { verdict: 'unknown', settledBy: 'taxNumber' },
} as const satisfies Record<CardQuestion, Outcome>

/** The parts of a rule. They allocate nothing until a rule is shown. */
interface RuleParts {
  judge: (card: KnownCard, applicant: CardApplicant) => Outcome
  /** `null` when the card has no such rule. */
  wanted: (card: KnownCard, applicant: CardApplicant) => CardRule | null
  change: (card: KnownCard, applicant: CardApplicant) => CardChange | null
}

const rules: readonly RuleParts[] = [
  {
    judge: (_card, { age }) => (age === undefined ? open.age : age === 'under_18' ? refused : met),
    wanted: () => ({ rule: 'age', wants: { from: 18 } }),
    change: () => ({ to: 'authorized_user' }),
  },
  {
    judge: judgeIncome,
    wanted: ({ takesCosigner }, { age }) => ({
      rule: 'income',
      wants:
        age === 'from_21'
          ? { oneOf: ['own', 'shared'], orCosigner: false }
          : { oneOf: ['own'], orCosigner: takesCosigner },
    }),
    change: ({ takesCosigner }, { age }) => {
      if (age === 'from_21') return { to: 'income' }
      return age === 'under_18' ? null : { to: 'own_income', orCosigner: takesCosigner }
    },
  },
  {
    judge: ({ creditBand }, { credit }) => {
      if (creditBand === null || creditBand === 'none') return met
      if (credit === undefined) return open.credit
      return creditBands.indexOf(credit) >= creditBands.indexOf(creditBand) ? met : refused
    },
    wanted: ({ creditBand }) =>
      creditBand === null ? null : { rule: 'credit', wants: { atLeast: creditBand } },
    change: ({ creditBand }) => (creditBand === null ? null : { to: 'credit', atLeast: creditBand }),
  },
  {
    judge: ({ isForStudents }, { isStudent }) => {
      if (!isForStudents) return met
      return isStudent === undefined ? open.isStudent : isStudent ? met : refused
    },
    wanted: ({ isForStudents }) => (isForStudents ? { rule: 'student', wants: { isStudent: true } } : null),
    change: () => null,
  },
  {
    judge: ({ takesItin }, { taxNumber }) => {
      if (taxNumber === 'ssn') return met
      if (taxNumber === undefined) return open.taxNumber
      if (taxNumber === 'none') return refused
      return takesItin === null ? openToIssuer : takesItin ? met : refused
    },
    wanted: ({ takesItin }) => ({ rule: 'tax_number', wants: { oneOf: numbersTaken(takesItin) } }),
    change: ({ takesItin }) => ({ to: 'tax_number', oneOf: numbersTaken(takesItin) }),
  },
]

/**
 * 12 CFR 1026.51: nobody gets a card without means to make the least payments. From 21, money that somebody else lets
 * them use counts; under 21 only their own, or a cosigner who is at least 21 where the issuer takes one.
 */
function judgeIncome({ takesCosigner }: KnownCard, { age, income, hasCosigner }: CardApplicant): Outcome {
  if (income === 'own') return met
  if (income === undefined) return open.income
  if (age === undefined) return open.age
  if (age === 'from_21') return income === 'shared' ? met : refused
  if (age === 'under_18' || takesCosigner === false) return refused
  if (hasCosigner === undefined) return open.hasCosigner
  if (!hasCosigner) return refused
  return takesCosigner === null ? openToIssuer : met
}

function numbersTaken(takesItin: boolean | null): readonly TaxNumber[] {
  return takesItin === true ? ['ssn', 'itin'] : ['ssn']
}

const credit = ['credit'] as const
const none = [] as const

function listUnpublished({ creditBand }: KnownCard): readonly 'credit'[] {
  return creditBand === null ? credit : none
}
