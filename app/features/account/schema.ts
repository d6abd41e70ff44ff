import { z } from 'zod'
import { ageBands } from '#domain/age-band.ts'
import { cleanEmail, hasInvisible, looksLikeEmail, maxEmailLength, wasEmail } from '#domain/email.ts'
import { validatePassword, validatePasswordMatch } from '#domain/password.ts'
import { accountText } from './messages.ts'

// Only the server validates: the browser posts the form and shows the response, so it needs none of this.

const maxNameLength = 100
const maxPasswordLength = 200

const text = z.string({
  error: ({ input }) => (input === undefined ? accountText.required : accountText.notText),
})

export const email = emailRule(looksLikeEmail)

/** An account of before may have an address that no new one takes. */
const accountEmail = emailRule(wasEmail)

const newPassword = rule(asTyped, (value) => {
  if (value.length > maxPasswordLength) return accountText.tooLong(maxPasswordLength)
  return validatePassword(value)
})

export const name = rule(cleanName, (value) => {
  if (value.length > maxNameLength) return accountText.tooLong(maxNameLength)
  return hasInvisible(value) ? accountText.invisible : null
})
const requiredName = name.refine((value) => value !== '', accountText.required)
const required = text.min(1, accountText.required)
/** The OPEID is looked up as it is, so only its length is limited. */
export const opeid = text.trim().max(20, accountText.unknownSchool)

export type NewAccount = z.output<typeof newAccount>

/** The body of `POST /api/account/create`. */
export const newAccount = z.object({
  emailAddress: email,
  plaintextPassword: newPassword,
  opeId: opeid.optional(),
  firstName: name.optional(),
  lastName: name.optional(),
  /** How old its owner says they are. The site's own form always sends it; without it the age is unknown. */
  ageBand: z.enum(ageBands).optional(),
})

export type User = z.output<typeof userReply>

/**
 * The response of `GET /api/account/user`. `school` is null if none was chosen or the school is no longer
 * listed.
 */
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
    ageBand: z.enum(ageBands, accountText.required),
    email,
    firstName: requiredName,
    lastName: requiredName,
    password: newPassword,
    confirmPassword: text,
    schoolAttendedOpeid: opeid,
  })
  // Runs even if other fields are invalid, so that all problems are reported together.
  .superRefine(checkPasswordMatch, { when: () => true })

/** The fields of /recovery. */
export const recoveryForm = z.object({ email: accountEmail })

/** The key in the address of /reset-password; anything else counts as none. */
export const resetKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .catch('')

/** The fields of /reset-password. */
export const resetForm = z
  .object({ password: newPassword, confirmPassword: text })
  .superRefine(checkPasswordMatch, { when: () => true })

/** The fields of /dashboard/settings/name. */
export const nameForm = z.object({ firstName: requiredName, lastName: requiredName })

/** The fields of /dashboard/settings/password; an account may have no password yet. */
export function changePasswordForm({ hasOne }: { hasOne: boolean }) {
  return z
    .object({
      currentPassword: hasOne ? required : text.default(''),
      password: newPassword,
      confirmPassword: text,
    })
    .superRefine(checkPasswordMatch, { when: () => true })
}

/** The field of /dashboard/settings/email. */
export const emailForm = z.object({ email })

/** The field of /dashboard/settings/confirm. */
export const proofForm = z.object({ password: required })

export const signInForm = z.object({ email: required, password: required })

function checkPasswordMatch(
  { password, confirmPassword }: { password: string; confirmPassword: string },
  problems: z.RefinementCtx,
) {
  const message = validatePasswordMatch(confirmPassword, password)
  if (message) problems.addIssue({ code: 'custom', path: ['confirmPassword'], message })
}

function emailRule(isEmail: (email: string) => boolean) {
  return rule(cleanEmail, (value) => {
    if (value === '') return accountText.required
    if (value.length > maxEmailLength) return accountText.tooLong(maxEmailLength)
    if (hasInvisible(value)) return accountText.invisible
    return isEmail(value) ? null : accountText.invalidEmail
  })
}

/** Cleans up a text and then validates it; `problem` returns a message for the visitor, or null. */
function rule(tidy: (typed: string) => string, problem: (value: string) => string | null) {
  return text.transform(tidy).check(({ value, issues }) => {
    const message = problem(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
}

function asTyped(value: string): string {
  return value
}

/**
 * Collapses whitespace and removes control characters and lone surrogates, which not every database can
 * store.
 */
function cleanName(typed: string): string {
  return typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
    .normalize('NFC')
}
