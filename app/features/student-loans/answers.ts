import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'

export const degrees = [
  'certificate',
  'associates',
  'bachelors',
  'masters',
  'doctorate',
  'professional',
  'unknown',
] as const
export const repayments = ['immediate', 'interest_only', 'flat', 'deferred', 'unknown'] as const

export type Degree = (typeof degrees)[number]
export type Repayment = RepaymentChoice | 'unknown'

/** What the visitor has told us. The query string is the only place it is kept; nothing in it identifies a person. */
export interface Answers {
  /** OPEID of the school, or `undecided`. */
  school?: string | undefined
  amountDollars?: number | undefined
  degree?: Degree | undefined
  /** `YYYY-MM`, or `unknown`. */
  graduation?: string | undefined
  repayment?: Repayment | undefined
}

/** The answers' names, as they stand in the query string. */
export const answerNames = ['school', 'amount', 'degree', 'graduation', 'repayment'] as const
export type AnswerName = (typeof answerNames)[number]

/** Every query parameter that the forms of the flow may send. */
export const answerParams = [
  'school',
  'keywords',
  'amount',
  'degree',
  'graduation',
  'graduation-month',
  'graduation-year',
  'repayment',
] as const

/** The answers as names and values of form fields; those not given are left out. */
export function answerEntries(answers: Answers): [AnswerName, string][] {
  const entries: [AnswerName, string | undefined][] = [
    ['school', answers.school],
    ['amount', answers.amountDollars?.toString()],
    ['degree', answers.degree],
    ['graduation', answers.graduation],
    ['repayment', answers.repayment],
  ]
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

/** The one way to write answers as a query string, with its question mark; '' when there is nothing to write. */
export function writeAnswers(answers: Answers, more: Record<string, string> = {}): string {
  const query = new URLSearchParams([...Object.entries(more), ...answerEntries(answers)]).toString()
  return query ? `?${query}` : ''
}

/** Whether a query string already says its answers in the one way of `writeAnswers`, whatever else it holds. */
export function isWrittenSo(params: URLSearchParams, answers: Answers): boolean {
  const written = new URLSearchParams(answerEntries(answers))
  return answerParams.every((name) => params.getAll(name).join('\n') === written.getAll(name).join('\n'))
}
