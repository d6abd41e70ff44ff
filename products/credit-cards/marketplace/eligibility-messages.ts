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
export const eligibilityText = {
  title: 'Can I get it?',
  verdict: { yes: 'Yes', no: 'No', unknown: 'Can’t tell' } satisfies Record<Verdict, string>,
  fits: 'You meet its stated rules',
  cannotTell: (rules: readonly CardRuleName[]) =>
    `Can’t tell: ${rules.map((rule) => names[rule]).join(', ')}`,
  wants,
  settledBy: (question: CardQuestion) =>
    question === 'age'
      ? 'Enter your age at the top of the page to find out.'
      : `Answer “${questions[question]}” in your settings to find out.`,
  onlyIssuer: 'Only the issuer knows.',
  change,
  noChange: 'Nothing you could change would make this a yes.',
  unpublished: 'It doesn’t state what credit you need, so no one can be sure before applying.',
  notAnOffer: 'Meeting the rules doesn’t guarantee approval. The issuer decides, after a credit check.',
  taxNumber:
    'We don’t ask which taxpayer ID you have, because your answer would show up in the page’s web address.',
  why: (rules: readonly CardRuleVerdict[]) => and.format(rules.map(({ rule }) => names[rule])),
  /** What the law asks before 21, on every card. */
  young: {
    yes: 'Under 21: your own income, or a cosigner 21 or older, which this issuer accepts.',
    no: 'Under 21: your own income. This issuer doesn’t accept cosigners.',
    unknown: 'Under 21: your own income. This issuer doesn’t state whether it accepts a cosigner.',
  },
  /** The same in a row of the list. */
  youngShort: {
    yes: 'Under 21: your own income or a cosigner.',
    no: 'Under 21: your own income, no cosigner.',
    unknown: 'Under 21: your own income; cosigner not stated.',
  },
} as const

const names: Record<CardRuleName, string> = {
  age: 'age',
  income: 'income',
  credit: 'credit history',
  student: 'student status',
  tax_number: 'taxpayer ID',
}

const questions: Record<CardQuestion, string> = {
  age: 'Your age',
  income: 'Your income',
  hasCosigner: 'Someone 21 or older would cosign',
  credit: 'Your credit',
  isStudent: 'I’m a student',
  taxNumber: 'Taxpayer ID',
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
      const income = oneOf.includes('shared')
        ? 'Your own income or income you have access to'
        : 'Your own income'
      if (orCosigner === null) return `${income} (the issuer doesn’t state whether it accepts a cosigner)`
      return orCosigner ? `${income}, or a cosigner 21 or older` : income
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

function listNumbers(taken: readonly TaxNumber[]): string {
  return taken.map((number) => numbers[number]).join(' or ')
}

function or(taken: readonly TaxNumber[]): string {
  const said = listNumbers(taken)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function change(to: CardChange): string {
  switch (to.to) {
    case 'authorized_user':
      return 'An adult can add you to their card as an authorized user.'
    case 'own_income':
      if (to.orCosigner === null)
        return 'You’d meet this with your own income; ask the issuer about a cosigner.'
      return to.orCosigner
        ? 'You’d meet this with your own income, or a cosigner 21 or older.'
        : 'You’d meet this with your own income.'
    case 'income':
      return 'You’d meet this with your own income or income you have access to.'
    case 'credit':
      return `You’d meet this with ${creditBandNames[to.atLeast].toLowerCase()} credit.`
    case 'tax_number':
      return `You’d meet this with ${listNumbers(to.oneOf)}.`
  }
}
