import { z } from 'zod'
import { validatePassword, validatePasswordMatch } from '#domain/password.ts'
import { cleanEmail, longestEmail, looksLikeEmail } from './email.ts'
import { words } from './words.ts'

// The server alone checks: the browser posts the form and shows what comes back, so it needs none of this.

const longestName = 100
const longestPassword = 200

const text = z.string({
  error: ({ input }) => (input === undefined ? words.required : words.notText),
})

const email = rule(cleanEmail, (value) => {
  if (value === '') return words.required
  if (value.length > longestEmail) return words.tooLong(longestEmail)
  return looksLikeEmail(value) ? null : words.invalidEmail
})

const newPassword = rule(asTyped, (value) => {
  if (value.length > longestPassword) return words.tooLong(longestPassword)
  return validatePassword(value)
})

const name = rule(cleanName, (value) => (value.length > longestName ? words.tooLong(longestName) : null))
const requiredName = name.refine((value) => value !== '', words.required)
const required = text.min(1, words.required)
/** Eight digits; looked up as it is, so only its length is bounded. */
const opeid = text.trim().max(20, words.unknownSchool)

export type NewAccount = z.output<typeof newAccount>

/** What `POST /api/account/create` takes. */
export const newAccount = z.object({
  emailAddress: email,
  plaintextPassword: newPassword,
  opeId: opeid.optional(),
  firstName: name.optional(),
  lastName: name.optional(),
})

export type User = z.output<typeof userReply>

/** What `GET /api/account/user` answers. `school` is null without a choice, or when no release knows it any more. */
export const userReply = z.object({
  id: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  opeId: z.string(),
  school: z.object({ name: z.string(), opeid: z.string() }).nullable(),
})

/** The fields of /signup, by their names in the form. */
export const signUpForm = z
  .object({
    email,
    firstName: requiredName,
    lastName: requiredName,
    password: newPassword,
    confirmPassword: text,
    schoolAttendedOpeid: opeid,
  })
  .superRefine(
    ({ password, confirmPassword }, problems) => {
      const message = validatePasswordMatch(confirmPassword, password)
      if (message) problems.addIssue({ code: 'custom', path: ['confirmPassword'], message })
    },
    // Said together with what is wrong elsewhere, not only once the rest is right.
    { when: () => true },
  )

export const signInForm = z.object({ email: required, password: required })

/** Text that is tidied first and then judged; `problem` gives what to say to the visitor, or null. */
function rule(tidy: (typed: string) => string, problem: (value: string) => string | null) {
  return text.transform(tidy).check(({ value, issues }) => {
    const message = problem(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
}

function asTyped(value: string): string {
  return value
}

/** One space between words, no control characters and no halves of characters, which not every database stores. */
function cleanName(typed: string): string {
  return typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
    .normalize('NFC')
}
