import { expect, test } from 'vitest'
import { z } from 'zod'
import { newAccount, signUpForm } from './schema.ts'

const filled = {
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

test('a filled form has no problems', () => {
  expect(problems(filled)).toEqual({})
})

test('every empty field is asked for', () => {
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
])('the password %s is refused in the owner’s words', (password, message) => {
  expect(problems({ ...filled, password, confirmPassword: password })).toEqual({ password: [message] })
})

test('a repeated password that differs is said together with what else is wrong', () => {
  expect(problems({ ...filled, email: 'maya', confirmPassword: 'Correct-Horse-2' })).toEqual({
    email: ['Please enter a valid email address'],
    confirmPassword: ["Passwords don't match"],
  })
})

test('names and emails are tidied, passwords are kept as typed', () => {
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
