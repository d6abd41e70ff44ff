import { type GraduateProgram, graduatePrograms } from '#domain/award-years/professional-programs.ts'
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
import {
  type Dependency,
  dependencies,
  type StudyYear,
  studyYears,
} from '#domain/federal-room/federal-situation.ts'
import { getKeys } from '#domain/keys.ts'
import { type RepaymentChoice, repaymentChoices } from '#domain/loans/loan-terms.ts'
import { usStates } from '#domain/states.ts'
import { type AnswerReaders, codeReader, readAnswers as readTexts } from '#kit/questions/answers.ts'
import { cutKeywords } from '#kit/questions/school-field.ts'

/** "I don't know" counts as an answer; an unanswered question is undefined. */
type OrUnknown<Code> = Code | 'unknown'

/**
 * A visitor's answers. None of them identifies a person. Only the bands leave the draft; the rest stays
 * there.
 */
export interface Answers {
  age?: Age | undefined
  borrower?: OrUnknown<Borrower> | undefined
  /** OPEID of the school, or `undecided`. */
  school?: string | undefined
  /**
   * School search text submitted without JavaScript. The next page lists the matches. Removed once a school
   * is chosen.
   */
  schoolSearch?: string | undefined
  degree?: OrUnknown<Degree> | undefined
  /** `YYYY-MM`. */
  graduation?: OrUnknown<string> | undefined
  enrollment?: OrUnknown<Enrollment> | undefined
  /**
   * Whole dollars: what this school year still lacks after grants, savings and loans already taken, and before
   * loans still to come.
   */
  amount?: OrUnknown<number> | undefined
  /** No question asks for it: it is a setting of the list, and stands in the address alone. */
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
  /** Only where nothing else says it: see `toFederalSituation`. */
  dependency?: OrUnknown<Dependency> | undefined
  /** Whether the interim exception covers the student: enrolled, and with a loan, before July 2026. */
  exception?: OrUnknown<'yes' | 'no'> | undefined
  /** Only for graduate study. */
  program?: OrUnknown<GraduateProgram> | undefined
  /** The student's own federal loans for this school year, in whole dollars. */
  federalThisYear?: OrUnknown<number> | undefined
  /** All the student's federal loans so far, including this year's, in whole dollars. */
  federalInAll?: OrUnknown<number> | undefined
  /** The part of all these in Graduate PLUS Loans, and for undergraduate study; only graduate students are asked. */
  federalGraduatePlus?: OrUnknown<number> | undefined
  federalUndergraduate?: OrUnknown<number> | undefined
  /** The parents' PLUS Loans for this student and school year, in whole dollars. Only a parent is asked. */
  plusThisYear?: OrUnknown<number> | undefined
  /** All PLUS Loans for this student so far, including this year's, in whole dollars. */
  plusInAll?: OrUnknown<number> | undefined
}

/** A student's age where it changes a rule; `adult` is someone else who borrows. */
export const ages = ['minor', '18_23', 'from_24', 'adult'] as const
export const cosigners = ['yes', 'no'] as const
export const exceptions = ['yes', 'no'] as const

type Age = (typeof ages)[number]
export type AnswerName = keyof Answers
/** The answers that questions ask for. */
export type AskedName = Exclude<AnswerName, 'schoolSearch' | 'repayment'>

export const leastAmountDollars = 100
export const mostAmountDollars = 500_000
export const mostYearsAhead = 10

/** The parser of each answer's text, whether it comes from a form, a draft, or an address. */
export const readers: AnswerReaders<Answers> = {
  age: codeReader(ages),
  borrower: codeReader([...borrowers, 'unknown']),
  school: (text) => (text === 'undecided' || /^\d{8}$/.test(text) ? text : undefined),
  schoolSearch: (text) => cutKeywords(text) || undefined,
  degree: codeReader([...degrees, 'unknown']),
  graduation: (text, { today }) =>
    text === 'unknown' || isPlausibleGraduation(text, today) ? text : undefined,
  enrollment: codeReader([...enrollments, 'unknown']),
  amount: (text) => readDollars(text, leastAmountDollars),
  repayment: codeReader([...repaymentChoices, 'unknown']),
  credit: codeReader([...getKeys(creditBands), 'unknown']),
  income: codeReader([...getKeys(incomeBands), 'unknown']),
  cosigner: codeReader([...cosigners, 'unknown']),
  cosignerCredit: codeReader([...getKeys(creditBands), 'unknown']),
  cosignerIncome: codeReader([...getKeys(incomeBands), 'unknown']),
  state: codeReader([...usStates.map((state) => state.abbreviation), 'unknown']),
  citizenship: codeReader([...citizenships, 'unknown']),
  studyYear: codeReader([...studyYears, 'unknown']),
  dependency: codeReader([...dependencies, 'unknown']),
  exception: codeReader([...exceptions, 'unknown']),
  program: codeReader([...graduatePrograms, 'unknown']),
  federalThisYear: (text) => readDollars(text, 0),
  federalInAll: (text) => readDollars(text, 0),
  federalGraduatePlus: (text) => readDollars(text, 0),
  federalUndergraduate: (text) => readDollars(text, 0),
  plusThisYear: (text) => readDollars(text, 0),
  plusInAll: (text) => readDollars(text, 0),
}

export const answerNames = getKeys(readers)

/**
 * Reads the answers from a record of strings, such as a stored draft, and drops whatever is invalid.
 * @param today 'YYYY-MM-DD'; a graduation may be at most ten years after it
 */
export function readAnswers(texts: Readonly<Record<string, unknown>>, facts: { today: string }): Answers {
  return readTexts(readers, texts, facts)
}

/** Returns the answer, or undefined for "I don't know", which calculations treat as unanswered. */
export function known<Value extends string | number>(
  answer: Value | 'unknown' | undefined,
): Exclude<Value, 'unknown'> | undefined {
  return answer === 'unknown' ? undefined : (answer as Exclude<Value, 'unknown'> | undefined)
}

/** Whether a text is a plausible month for school to end: past months count, months too far ahead do not. */
function isPlausibleGraduation(text: string, today: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && monthsUntil(today, text) <= mostYearsAhead * 12
}

function readDollars(text: string, least: number): number | 'unknown' | undefined {
  if (text === 'unknown') return text
  const dollars = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return dollars >= least && dollars <= mostAmountDollars ? dollars : undefined
}
