import type { TaxNumber } from '#domain/cards/applicant.ts'
import type {
  CardChange,
  CardQuestion,
  CardRule,
  CardRuleName,
  CardRuleVerdict,
} from '#domain/cards/check-applicant.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import { creditBandNames } from '#products/credit-cards/card-words.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Texts about whether someone can get a card. */
export const eligibilityMessages = {
  title: 'Can I get it?',
  verdict: { yes: 'Yes', no: 'No', unknown: 'Can’t tell' } satisfies Record<Verdict, string>,
  fits: 'You meet its stated rules',
  cannotTell: (rules: readonly CardRuleName[]) =>
    `Can’t tell: ${and.format(rules.map((rule) => names[rule]))}`,
  wants,
  settledBy: (question: CardQuestion) => `Say “${questions[question]}” in your settings to settle it.`,
  onlyIssuer: 'Only the issuer can tell.',
  change,
  noChange: 'Nothing you could change would make this a yes.',
  unpublished: 'It states no credit history that it asks for, so no one can be sure before applying.',
  notAnOffer: 'Meeting the rules is no promise. The issuer decides, after a credit check.',
  taxNumber: 'Which tax number you have we don’t ask, because your answer would stand in an address.',
  why: (rules: readonly CardRuleVerdict[]) => and.format(rules.map(({ rule }) => names[rule])),
  /** What the law asks before 21, on every card. */
  young: {
    yes: 'Under 21: own income, or a cosigner of at least 21, which this issuer takes.',
    no: 'Under 21: own income. This issuer takes no cosigner.',
    unknown: 'Under 21: own income. This issuer doesn’t state whether it takes a cosigner.',
  },
} as const

const names: Record<CardRuleName, string> = {
  age: 'age',
  income: 'income',
  credit: 'credit history',
  student: 'student status',
  tax_number: 'tax number',
}

const questions: Record<CardQuestion, string> = {
  age: 'Your age',
  income: 'Your income',
  hasCosigner: 'Someone of 21 or older would cosign',
  credit: 'Your credit so far',
  isStudent: 'I’m a student',
  taxNumber: 'Tax number',
}

const numbers: Record<TaxNumber, string> = {
  ssn: 'a Social Security number',
  itin: 'an ITIN',
  none: 'none',
}

function wants(rule: CardRule): string {
  switch (rule.rule) {
    case 'age':
      return `At least ${rule.wants.from} years old`
    case 'income': {
      const { oneOf, orCosigner } = rule.wants
      const income = oneOf.includes('shared') ? 'Income you have or may use' : 'Income of your own'
      if (orCosigner === null) return `${income} (whether a cosigner would do isn’t stated)`
      return orCosigner ? `${income}, or a cosigner of at least 21` : income
    }
    case 'credit':
      return rule.wants.atLeast === 'none'
        ? 'No credit history needed'
        : `Credit: ${creditBandNames[rule.wants.atLeast].toLowerCase()} or better`
    case 'student':
      return 'A student'
    case 'tax_number':
      return or(rule.wants.oneOf)
  }
}

function or(taken: readonly TaxNumber[]): string {
  const said = taken.map((number) => numbers[number]).join(' or ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function change(to: CardChange): string {
  switch (to.to) {
    case 'authorized_user':
      return 'An adult can add you to a card of theirs as an authorized user.'
    case 'own_income':
      if (to.orCosigner === null) return 'Income of your own would; ask the issuer about a cosigner.'
      return to.orCosigner
        ? 'Income of your own would, or a cosigner of at least 21.'
        : 'Income of your own would.'
    case 'income':
      return 'Income that you have or may use would.'
    case 'credit':
      return `Credit that counts as ${creditBandNames[to.atLeast].toLowerCase()} would.`
    case 'tax_number':
      return `${or(to.oneOf)} would.`
  }
}
