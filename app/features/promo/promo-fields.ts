import { hasInvisible, looksLikeEmail } from '#domain/email.ts'
import { getKeys } from '#domain/keys.ts'
import { validatePassword } from '#domain/password.ts'
import { promoText } from './messages.ts'

/** What a modal can collect, under the names of the content model. */
export type CollectedField = 'email' | 'name' | 'school' | 'consent' | 'password'

export interface PromoValues {
  firstName: string
  lastName: string
  email: string
  password: string
  /** '' when none is picked. */
  schoolAttendedOpeid: string
  /** Whether the visitor looked for the school and the list doesn't have it. */
  schoolUnlisted: boolean
  consent: boolean
}

/** The first problem of each field of the form, as a message for the visitor. */
export type PromoProblems = Partial<Record<keyof PromoValues, string>>

const maxNameLength = 100
const maxPasswordLength = 200

/** Reads the values of a sent or an open form. */
export function readPromoValues(form: { get(name: string): unknown }): PromoValues {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    email: text('email').trim(),
    password: text('password'),
    schoolAttendedOpeid: text('schoolAttendedOpeid').trim(),
    schoolUnlisted: text('schoolUnlisted') === 'yes',
    consent: text('consent') === 'yes',
  }
}

/** The rules of the form, the same in the browser and on the server. Only what is collected is checked. */
export function findPromoProblems(values: PromoValues, collects: readonly CollectedField[]): PromoProblems {
  const problems: Record<keyof PromoValues, string | null> = {
    firstName: checkName(values.firstName, promoText.problems.firstName),
    lastName: checkName(values.lastName, promoText.problems.lastName),
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    schoolAttendedOpeid:
      values.schoolAttendedOpeid || values.schoolUnlisted ? null : promoText.problems.school,
    schoolUnlisted: null,
    consent: values.consent ? null : promoText.problems.consent,
  }
  // In the order of the form, whatever order the modal names them in.
  const fields = getKeys(fieldsOf).flatMap((each) => (collects.includes(each) ? fieldsOf[each] : []))
  return Object.fromEntries(
    fields.flatMap((field) => (problems[field] === null ? [] : [[field, problems[field]]])),
  )
}

const fieldsOf = {
  name: ['firstName', 'lastName'],
  email: ['email'],
  password: ['password'],
  school: ['schoolAttendedOpeid'],
  consent: ['consent'],
} as const satisfies Record<CollectedField, readonly (keyof PromoValues)[]>

function checkName(name: string, missing: string): string | null {
  if (name === '') return missing
  if (name.length > maxNameLength) return promoText.problems.tooLong(maxNameLength)
  return hasInvisible(name) ? promoText.problems.invisible : null
}

function checkEmail(email: string): string | null {
  if (email === '') return promoText.problems.email
  return looksLikeEmail(email) ? null : promoText.problems.invalidEmail
}

function checkPassword(password: string): string | null {
  if (password.length > maxPasswordLength) return promoText.problems.tooLong(maxPasswordLength)
  return validatePassword(password, { requiredMessage: promoText.problems.password })
}
