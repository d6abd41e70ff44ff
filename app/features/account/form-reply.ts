import type { Answer } from '#app/shell/account-client.ts'
import type { SchoolAnswer } from './school-field.server.ts'
import type { SignUpOutcome } from './sign-up-flow.ts'
import { words } from './words.ts'

/** What a form page shows after a submit that did not work. */
export interface FormReply {
  /** Above the list of problems. */
  title: string
  problems: FormProblem[]
  /** What was typed into the fields of the form, but for passwords. */
  values: Record<string, string>
  /** The email has an account, so signing in may be what the visitor wants. */
  accountExists: boolean
  school: SchoolAnswer
}

/** `field` is the name of a field in the form; without one the problem is the whole form's. */
export interface FormProblem {
  field?: string
  message: string
}

export function formReply({
  problems,
  values,
  title = words.errorSummary,
  accountExists = false,
  school = { picked: null, choices: [] },
}: Pick<FormReply, 'problems' | 'values'> & Partial<FormReply>): FormReply {
  const kept = Object.entries(values).filter(([name]) => fieldsKept.has(name))
  return { title, problems, values: Object.fromEntries(kept), accountExists, school }
}

const fieldsKept = new Set(['email', 'firstName', 'lastName', 'schoolAttendedOpeid', 'keywords'])

export function signUpReply(
  { failedAt, existedBefore, answer }: Extract<SignUpOutcome, { isDone: false }>,
  values: Record<string, string>,
): FormReply {
  if (failedAt === 'create') {
    const message = answer.message || words.tryAgain
    return formReply({ title: words.couldNotCreate, problems: [{ message }], values })
  }
  if (existedBefore && answer.error === 'INVALID_CREDENTIALS') {
    const problem = { field: 'email', message: words.accountExists }
    return formReply({ problems: [problem], values, accountExists: true })
  }
  return signInReply(answer, values)
}

export function signInReply(answer: Answer, values: Record<string, string>): FormReply {
  const field = answer.error === 'INVALID_CREDENTIALS' ? { field: 'email' } : {}
  return formReply({ problems: [{ ...field, message: answer.message || words.tryAgain }], values })
}

/** The first thing wrong with a field, to show beside it. */
export function problemOf(reply: FormReply | undefined, field: string): string | undefined {
  return reply?.problems.find((problem) => problem.field === field)?.message
}
