import { looksLikeEmail } from '#domain/email.ts'
import { validatePassword, validatePasswordMatch } from '#domain/password.ts'
import type { Problem } from '#kit/forms/sent-form.ts'
import { accountText } from './messages.ts'

type Purpose = 'signUp' | 'signIn'
type Values = Readonly<Record<string, string>>
type Rule = (value: string, values: Values) => string | null

const required: Rule = (value) => (value.trim() ? null : accountText.required)

/** What a browser can tell of each field by itself; the server has the last word. */
const rules: Record<Purpose, Readonly<Record<string, Rule>>> = {
  signUp: {
    ageBand: required,
    email: (value) => required(value, {}) ?? (looksLikeEmail(value.trim()) ? null : accountText.invalidEmail),
    firstName: required,
    lastName: required,
    password: (value) => validatePassword(value),
    confirmPassword: (value, { password = '' }) => validatePasswordMatch(value, password),
  },
  signIn: { email: required, password: required },
}

/** Returns the problems of a form in the order of its fields. */
export function findFormProblems(purpose: Purpose, values: Values): Problem[] {
  return Object.entries(rules[purpose]).flatMap(([field, rule]) => {
    const message = rule(values[field] ?? '', values)
    return message === null ? [] : [{ field, message }]
  })
}

/**
 * Returns the fields whose earlier problems no longer show, after something was typed into one of them: those that
 * keep their rule now. What only the server can tell, such as a common password, is told again when the form is sent.
 */
export function findMendedFields(
  purpose: Purpose,
  mended: readonly string[],
  { field, values }: { field: string; values: Values },
): readonly string[] {
  const wrong = findFormProblems(purpose, values).map((problem) => problem.field)
  return [...new Set([...mended, field])].filter((each) => !wrong.includes(each))
}
