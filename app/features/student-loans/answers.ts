import { monthsUntil } from '#domain/dates.ts'
import {
  type Borrower,
  borrowers,
  type Citizenship,
  type CreditBand,
  citizenships,
  creditBands,
  type Degree,
  degrees,
  type Enrollment,
  enrollments,
  type IncomeBand,
  incomeBands,
} from '#domain/eligibility/profile.ts'
import { type Dependency, dependencies, type StudyYear, studyYears } from '#domain/federal-room.ts'
import { type RepaymentChoice, repaymentChoices } from '#domain/loans/cost-of-loan.ts'
import { usStates } from '#domain/states.ts'

/** "I don't know" is an answer; a question that was not answered has none. */
type OrUnknown<Code> = Code | 'unknown'

/** What a visitor has told us. Nothing in it identifies a person; all of it but its bands stays in the draft. */
export interface Answers {
  age?: Age | undefined
  borrower?: OrUnknown<Borrower> | undefined
  /** OPEID of the school, or `undecided`. */
  school?: string | undefined
  /** Words typed without script for a school, of which the next page shows the matches; gone once one is chosen. */
  schoolSearch?: string | undefined
  degree?: OrUnknown<Degree> | undefined
  /** `YYYY-MM`. */
  graduation?: OrUnknown<string> | undefined
  enrollment?: OrUnknown<Enrollment> | undefined
  /** Whole dollars. */
  amount?: OrUnknown<number> | undefined
  repayment?: OrUnknown<RepaymentChoice> | undefined
  credit?: OrUnknown<CreditBand> | undefined
  income?: OrUnknown<IncomeBand> | undefined
  cosigner?: OrUnknown<'yes' | 'no'> | undefined
  cosignerCredit?: OrUnknown<CreditBand> | undefined
  cosignerIncome?: OrUnknown<IncomeBand> | undefined
  /** Two-letter postal code. */
  state?: OrUnknown<string> | undefined
  citizenship?: OrUnknown<Citizenship> | undefined
  studyYear?: OrUnknown<StudyYear> | undefined
  dependency?: OrUnknown<Dependency> | undefined
  /** Federal loans for this school year, whole dollars: PLUS loans where a parent borrows, otherwise the student's own. */
  federalThisYear?: OrUnknown<number> | undefined
  /** Federal loans taken so far, this year's among them, whole dollars. */
  federalInAll?: OrUnknown<number> | undefined
}

export const ages = ['adult', 'minor'] as const
export const cosigners = ['yes', 'no'] as const

type Age = (typeof ages)[number]
export type AnswerName = keyof Answers
/** The answers that questions ask for. */
export type AskedName = Exclude<AnswerName, 'schoolSearch'>

export const leastAmountDollars = 100
export const mostAmountDollars = 500_000
export const mostYearsAhead = 10
const longestSearch = 200

/** The one reading of each answer's text, from a form, a draft or an address; undefined when it is not one. */
const readers: {
  [Name in AnswerName]-?: (text: string, facts: { today: string }) => Answers[Name]
} = {
  age: oneOf(ages),
  borrower: oneOf([...borrowers, 'unknown']),
  school: (text) => (text === 'undecided' || /^\d{8}$/.test(text) ? text : undefined),
  schoolSearch: (text) => text.trim().slice(0, longestSearch) || undefined,
  degree: oneOf([...degrees, 'unknown']),
  graduation: (text, { today }) => (text === 'unknown' || isMonthAhead(text, today) ? text : undefined),
  enrollment: oneOf([...enrollments, 'unknown']),
  amount: (text) => readDollars(text, leastAmountDollars),
  repayment: oneOf([...repaymentChoices, 'unknown']),
  credit: oneOf([...keysOf(creditBands), 'unknown']),
  income: oneOf([...keysOf(incomeBands), 'unknown']),
  cosigner: oneOf([...cosigners, 'unknown']),
  cosignerCredit: oneOf([...keysOf(creditBands), 'unknown']),
  cosignerIncome: oneOf([...keysOf(incomeBands), 'unknown']),
  state: oneOf([...usStates.map((state) => state.abbreviation), 'unknown']),
  citizenship: oneOf([...citizenships, 'unknown']),
  studyYear: oneOf([...studyYears, 'unknown']),
  dependency: oneOf([...dependencies, 'unknown']),
  federalThisYear: (text) => readDollars(text, 0),
  federalInAll: (text) => readDollars(text, 0),
}

export const answerNames = keysOf(readers)

/**
 * The answers of a record of texts, such as a stored draft. What is not an answer is left out.
 * @param today 'YYYY-MM-DD', from which a graduation may be at most ten years away
 */
export function readAnswers(texts: Readonly<Record<string, unknown>>, facts: { today: string }): Answers {
  const answers: Partial<Record<AnswerName, unknown>> = {}
  for (const name of answerNames) {
    const text = texts[name]
    const answer = typeof text === 'string' ? readers[name](text, facts) : undefined
    if (answer !== undefined) answers[name] = answer
  }
  return answers as Answers
}

/** The answers as texts, to be read again by `readAnswers`; those not given are left out. */
export function writeAnswers(answers: Answers): Record<string, string> {
  return Object.fromEntries(
    answerNames.flatMap((name) => (answers[name] === undefined ? [] : [[name, String(answers[name])]])),
  )
}

/** The answer without its "I don't know", which is as good as none to whoever counts with it. */
export function known<Value extends string | number>(
  answer: Value | 'unknown' | undefined,
): Exclude<Value, 'unknown'> | undefined {
  return answer === 'unknown' ? undefined : (answer as Exclude<Value, 'unknown'> | undefined)
}

/** Whether a text is a month that school can end in: past ones too, but not one far in the future. */
export function isMonthAhead(text: string, today: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && monthsUntil(today, text) <= mostYearsAhead * 12
}

function oneOf<Code extends string>(codes: readonly Code[]) {
  return (text: string) => codes.find((code) => code === text)
}

function readDollars(text: string, least: number): number | 'unknown' | undefined {
  if (text === 'unknown') return text
  const dollars = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return dollars >= least && dollars <= mostAmountDollars ? dollars : undefined
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}
