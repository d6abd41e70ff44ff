import type { Answer } from '#app/shell/account-client.ts'
import type { Problem, SentForm } from '#kit/forms/sent-form.ts'
import { accountText } from './messages.ts'
import type { SignUpOutcome } from './sign-up-flow.ts'

/** What a form page shows after a failed submission. Passwords are not sent back. */
export interface FormReply extends SentForm {
  /** Heading of the list of problems. */
  title: string
  /** True if the email already has an account, so the visitor may want to sign in. */
  accountExists: boolean
  school: SchoolAnswer
}

export interface SchoolChoice {
  name: string
  opeid: string
  place: string
}

/** The result of reading the school part of a form. */
export interface SchoolAnswer {
  problem?: Problem
  /** The picked school. */
  picked: SchoolChoice | null
  /**
   * Schools that match text typed without picking one, which is all that a browser can submit without
   * JavaScript.
   */
  choices: SchoolChoice[]
}

export function formReply({
  problems,
  values,
  title = accountText.errorSummary,
  accountExists = false,
  school = { picked: null, choices: [] },
}: Pick<FormReply, 'problems' | 'values'> & Partial<FormReply>): FormReply {
  const kept = Object.entries(values).filter(([name]) => returnedFields.has(name))
  return { title, problems, values: Object.fromEntries(kept), accountExists, school }
}

const returnedFields = new Set([
  'ageBand',
  'email',
  'firstName',
  'lastName',
  'schoolAttendedOpeid',
  'keywords',
])

export function signUpReply(
  { failedAt, existedBefore, answer }: Extract<SignUpOutcome, { isDone: false }>,
  values: Record<string, string>,
): FormReply {
  if (failedAt === 'create') {
    const message = answer.message || accountText.tryAgain
    if (answer.field === 'plaintextPassword') {
      return formReply({ problems: [{ field: 'password', message }], values })
    }
    return formReply({ title: accountText.couldNotCreate, problems: [{ message }], values })
  }
  if (existedBefore && answer.error === 'INVALID_CREDENTIALS') {
    const problem = { field: 'email', message: accountText.accountExists }
    return formReply({ problems: [problem], values, accountExists: true })
  }
  return signInReply(answer, values)
}

export function signInReply(answer: Answer, values: Record<string, string>): FormReply {
  const field = answer.error === 'INVALID_CREDENTIALS' ? { field: 'email' } : {}
  return formReply({ problems: [{ ...field, message: answer.message || accountText.tryAgain }], values })
}
