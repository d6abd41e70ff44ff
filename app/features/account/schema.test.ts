import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountText } from './messages.ts'
import { newAccount, signUpForm } from './schema.ts'

// cspell:ignore Анна मीरा

const filled = {
  ageBand: 'from_18',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password: 'Correct-Horse-1',
  confirmPassword: 'Correct-Horse-1',
  schoolAttendedOpeid: '',
}
const problems = (form: object) => {
  const parsed = signUpForm.safeParse(form)
  return parsed.success ? {} : z.flattenError(parsed.error).fieldErrors
}

test('a complete form has no problems', () => {
  expect(problems(filled)).toEqual({})
})

test('every empty field is reported', () => {
  expect(
    problems({
      ...filled,
      email: ' ',
      firstName: '',
      lastName: ' \u00a0',
      password: '',
      confirmPassword: '',
    }),
  ).toEqual({
    email: ['Please complete this field'],
    firstName: ['Please complete this field'],
    lastName: ['Please complete this field'],
    password: ['Please complete this field'],
  })
  expect(Object.keys(problems({}))).toEqual([
    'ageBand',
    'email',
    'firstName',
    'lastName',
    'password',
    'confirmPassword',
    'schoolAttendedOpeid',
  ])
})

test.each([
  ['Aa-1', 'Password should be at least 8 characters'],
  ['correct-horse-1', 'Password should contain at least one uppercase character'],
  ['Correct-Horse', 'Password should contain at least one digit'],
  ['CorrectHorse1', 'Password should contain at least one special character'],
])('the password %s is refused with the owner’s message', (password, message) => {
  expect(problems({ ...filled, password, confirmPassword: password })).toEqual({ password: [message] })
})

test('a password may have 200 characters', () => {
  const password = `A1-${'x'.repeat(197)}`
  expect(problems({ ...filled, password, confirmPassword: password })).toEqual({})
  const longer = `${password}x`
  expect(problems({ ...filled, password: longer, confirmPassword: longer })).toEqual({
    password: [accountText.tooLong(200)],
  })
})

test('a mismatched password confirmation is reported together with the other problems', () => {
  expect(problems({ ...filled, email: 'maya', confirmPassword: 'Correct-Horse-2' })).toEqual({
    email: ['Please enter a valid email address'],
    confirmPassword: ["Passwords don't match"],
  })
})

test('names and emails are cleaned up; passwords are kept as typed', () => {
  const parsed = newAccount.parse({
    emailAddress: ' Maya@Example.com ',
    plaintextPassword: '  Correct-Horse-1  ',
    firstName: ' Maya\u0000\n  Inés ',
  })
  expect(parsed).toEqual({
    emailAddress: 'Maya@Example.com',
    plaintextPassword: '  Correct-Horse-1  ',
    firstName: 'Maya Inés',
  })
})

test.each([
  ['zero-width space', '\u200b'],
  ['zero-width joiner', '\u200d'],
  ['right-to-left mark', '\u200f'],
  ['right-to-left override', '\u202e'],
  ['left-to-right isolate', '\u2066'],
  ['word joiner', '\u2060'],
  ['soft hyphen', '\u00ad'],
  ['Arabic letter mark', '\u061c'],
  ['Hangul filler', '\u3164'],
  ['tag letter', '\u{e0061}'],
])('a %s is refused in names and in addresses, with what to do', (_, character) => {
  const typed = `Ma${character}ya`
  const email = `ma${character}ya@example.com`
  expect(problems({ ...filled, email, firstName: typed, lastName: typed })).toEqual({
    email: [accountText.invisible],
    firstName: [accountText.invisible],
    lastName: [accountText.invisible],
  })
  expect(newAccount.safeParse({ emailAddress: email, plaintextPassword: filled.password }).success).toBe(
    false,
  )
})

test('names of many languages are accepted', () => {
  for (const firstName of ['Zoë', 'María José', 'O’Neil', 'Анна', '李小龙', 'نور', 'मीरा', 'Siobhán-Anne']) {
    expect(problems({ ...filled, firstName })).toEqual({})
  }
})
