import { monthNames } from '#domain/dates.ts'
import type { Citizenship, CreditBand, Degree, Enrollment, IncomeBand } from '#domain/eligibility/profile.ts'
import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { formatDollars } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import type { AnswerName, Answers } from './answers.ts'
import type { QuestionSlug } from './questions.ts'

interface Label {
  label: string
  /** Explanation shown under the label. */
  detail?: string
}

const unknown: Label = { label: 'I don’t know' }
const ratherNot: Label = { label: 'I don’t know, or would rather not say' }

const credit: Record<CreditBand | 'unknown', Label> = {
  '760_850': { label: 'Excellent', detail: '760 to 850' },
  '700_759': { label: 'Good', detail: '700 to 759' },
  '640_699': { label: 'Fair', detail: '640 to 699' },
  '580_639': { label: 'Weak', detail: '580 to 639' },
  '300_579': { label: 'Poor', detail: '300 to 579' },
  none: {
    label: 'No score yet',
    detail: 'You’ve never had a card or a loan. Most new students have no score.',
  },
  unknown,
}

const income: Record<IncomeBand | 'unknown', Label> = {
  none: { label: 'None' },
  under_25k: { label: 'Less than $25,000' },
  '25k_50k': { label: '$25,000 to $49,999' },
  '50k_75k': { label: '$50,000 to $74,999' },
  '75k_100k': { label: '$75,000 to $99,999' },
  from_100k: { label: '$100,000 or more' },
  unknown: ratherNot,
}

/** Labels of the answers that are picked from a list, in display order. */
export const answerLabels = {
  age: { adult: { label: 'Yes' }, minor: { label: 'No' } },
  borrower: {
    student: { label: 'The student', detail: 'You borrow for your own studies.' },
    parent: { label: 'A parent', detail: 'You borrow for your child’s studies, in your own name.' },
    other: { label: 'Someone else', detail: 'Such as a grandparent, a guardian or a spouse.' },
    unknown: { label: 'Not decided yet' },
  },
  degree: {
    certificate: { label: 'Certificate or diploma' },
    associates: { label: 'Associate’s degree' },
    bachelors: { label: 'Bachelor’s degree' },
    masters: { label: 'Master’s degree' },
    doctorate: { label: 'Doctorate' },
    professional: { label: 'Law, medicine or another professional degree' },
    unknown,
  } satisfies Record<Degree | 'unknown', Label>,
  enrollment: {
    full_time: { label: 'Full time' },
    half_time: { label: 'Half time or more', detail: 'For most undergraduates, 6 credits or more a term.' },
    less_than_half: { label: 'Less than half time' },
    unknown,
  } satisfies Record<Enrollment | 'unknown', Label>,
  repayment: {
    immediate: { label: 'Full payments now', detail: 'Costs least. You pay from the first month.' },
    interest_only: { label: 'The interest each month', detail: 'What you owe doesn’t grow.' },
    flat: { label: 'A small fixed amount', detail: 'Often $25 a month. What you owe grows more slowly.' },
    deferred: {
      label: 'Nothing until after school',
      detail: 'Costs most. Interest is added to what you owe.',
    },
    unknown: { label: 'I don’t know', detail: 'Then we assume no payments while in school.' },
  } satisfies Record<RepaymentChoice | 'unknown', Label>,
  credit,
  income,
  cosigner: {
    yes: { label: 'Yes', detail: 'Someone would sign with me and owe the loan if I can’t pay.' },
    no: { label: 'No' },
    unknown: { label: 'I don’t know yet' },
  },
  cosignerCredit: { ...credit, none: { label: 'No score yet' } },
  cosignerIncome: income,
  citizenship: {
    citizen: { label: 'US citizen or national' },
    permanent_resident: { label: 'Permanent resident', detail: 'You have a green card.' },
    daca: { label: 'DACA recipient' },
    visa: { label: 'On a visa', detail: 'Such as F-1, J-1 or H-1B.' },
    other: { label: 'Something else', detail: 'Such as asylum, refugee status or none.' },
    unknown: ratherNot,
  } satisfies Record<Citizenship | 'unknown', Label>,
  studyYear: {
    first: { label: 'First' },
    second: { label: 'Second' },
    later: { label: 'Third or later' },
    unknown,
  },
  dependency: {
    dependent: { label: 'Dependent' },
    independent: {
      label: 'Independent',
      detail: 'For example 24 or older, married, a parent or in the military. The FAFSA decides.',
    },
    unknown,
  },
} as const satisfies Partial<Record<AnswerName, Readonly<Record<string, Label>>>>

export type ListedAnswer = keyof typeof answerLabels

/** Returns the choices of an answer in the form that a radio group takes. */
export function listChoices(name: ListedAnswer): { value: string; label: string; detail?: string }[] {
  const labels: Readonly<Record<string, Label>> = answerLabels[name]
  return Object.entries(labels).map(([value, words]) => ({ value, ...words }))
}

/** Labels of the questions in a list of answers. */
export const questionNames: Record<QuestionSlug, string> = {
  age: '18 or older',
  borrower: 'Who borrows',
  school: 'School',
  studies: 'Studies',
  amount: 'Amount',
  repayment: 'Payments while in school',
  credit: 'Credit score',
  income: 'Yearly income',
  cosigner: 'Cosigner',
  'cosigner-finances': 'The cosigner’s credit and income',
  state: 'State',
  citizenship: 'Citizenship',
  federal: 'Federal loans',
}

/**
 * Puts the answer to a question into a few words; returns undefined if the question was not answered.
 * @param schoolName the common name of the chosen school, if any
 */
export function sayAnswer(
  slug: QuestionSlug,
  answers: Answers,
  schoolName: string | undefined,
): string | undefined {
  switch (slug) {
    case 'age':
      return sayCode('age', answers)
    case 'school':
      return answers.school === 'undecided' ? 'Not chosen yet' : schoolName
    case 'studies':
      return joined([
        sayCode('degree', answers),
        sayFinish(answers),
        lowerCase(sayCode('enrollment', answers)),
      ])
    case 'amount':
      return answers.amount === 'unknown' ? unknown.label : sayDollars(answers.amount)
    case 'cosigner-finances':
      return joined([sayCode('cosignerCredit', answers), sayCode('cosignerIncome', answers)])
    case 'state':
      return answers.state === 'unknown'
        ? unknown.label
        : usStates.find((state) => state.abbreviation === answers.state)?.name
    case 'federal':
      return (
        joined([
          sayKnown(sayCode('studyYear', answers), (year) => `${year} year of study`),
          sayKnown(sayCode('dependency', answers), (dependency) => dependency.toLowerCase()),
          sayKnown(sayDollars(answers.federalThisYear), (dollars) => `${dollars} this year`),
          sayKnown(sayDollars(answers.federalInAll), (dollars) => `${dollars} in total`),
        ]) ?? (answers.federalInAll === undefined ? undefined : 'Not known')
      )
    default:
      return sayCode(slug, answers)
  }
}

function sayCode(name: ListedAnswer, answers: Answers): string | undefined {
  const code = answers[name]
  const labels: Readonly<Record<string, Label>> = answerLabels[name]
  const said = code === undefined ? undefined : labels[code]
  if (!said) return undefined
  const isScore = name === 'credit' || name === 'cosignerCredit'
  return isScore && code !== 'none' && said.detail ? `${said.label} (${said.detail})` : said.label
}

function sayFinish({ graduation }: Answers): string | undefined {
  if (graduation === undefined) return undefined
  if (graduation === 'unknown') return 'finish date not known'
  return `finishing ${monthNames[Number(graduation.slice(5)) - 1]} ${graduation.slice(0, 4)}`
}

function sayDollars(dollars: number | 'unknown' | undefined): string | undefined {
  return typeof dollars === 'number' ? formatDollars(dollars * 100) : undefined
}

function sayKnown(said: string | undefined, sentence: (said: string) => string): string | undefined {
  return said === undefined || said === unknown.label ? undefined : sentence(said)
}

/**
 * Lowercases a phrase for use within a list, except "I don't know", which callers recognize by its exact
 * text.
 */
function lowerCase(said: string | undefined): string | undefined {
  return said === unknown.label ? said : said?.replace(/^./, (first) => first.toLowerCase())
}

function joined(parts: (string | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== undefined && part !== unknown.label)
  if (said.length > 0) return said.join(', ')
  return parts.some((part) => part === unknown.label) ? unknown.label : undefined
}
