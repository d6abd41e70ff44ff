type PasswordCheck = 'length' | 'uppercase' | 'digit' | 'special'

export interface PasswordHint {
  check: PasswordCheck
  text: string
  valid: boolean
}

/** The heading above the live hints. */
export const passwordHintsHeading = 'Your password must have at least:'

const requiredMessage = 'Please complete this field'
const minimumLength = 8

/**
 * In the order in which they are shown and reported. Special characters are the space and the printable ASCII
 * punctuation.
 */
const rules: readonly {
  check: PasswordCheck
  hint: string
  message: string
  holds(value: string): boolean
}[] = [
  {
    check: 'length',
    hint: `${minimumLength} characters`,
    message: `Password should be at least ${minimumLength} characters`,
    // Counts code points, because an emoji is one character to the person typing it.
    holds: (value) => [...value].length >= minimumLength,
  },
  {
    check: 'uppercase',
    hint: '1 uppercase letter',
    message: 'Password should contain at least one uppercase character',
    holds: (value) => /\p{Lu}/u.test(value),
  },
  {
    check: 'digit',
    hint: '1 digit',
    message: 'Password should contain at least one digit',
    holds: (value) => /\d/.test(value),
  },
  {
    check: 'special',
    hint: '1 special character',
    message: 'Password should contain at least one special character',
    holds: (value) => /[ !-/:-@[-`{-~]/.test(value),
  },
]

/**
 * Returns the first problem of a new password as a message for the visitor, or `null` when the password is
 * acceptable.
 */
export function validatePassword(value: string, options: { requiredMessage?: string } = {}): string | null {
  if (value === '') return options.requiredMessage ?? requiredMessage
  return rules.find((rule) => !rule.holds(value))?.message ?? null
}

/** Returns the four live hints, each with whether the password typed so far satisfies it. */
export function passwordHints(value: string): PasswordHint[] {
  return rules.map((rule) => ({ check: rule.check, text: rule.hint, valid: rule.holds(value) }))
}

/** Returns the message for a repeated password that differs from the first, or `null` when they are equal. */
export function validatePasswordMatch(value: string, password: string): string | null {
  return value === password ? null : "Passwords don't match"
}
