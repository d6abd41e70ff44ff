import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordHints, passwordHintsHeading, validatePassword, validatePasswordMatch } from './password.ts'

test.each([
  ['', 'Please complete this field'],
  ['a', 'Password should be at least 8 characters'],
  ['Ab1!xyz', 'Password should be at least 8 characters'],
  ['abcdefgh', 'Password should contain at least one uppercase character'],
  ['abcdef1!', 'Password should contain at least one uppercase character'],
  ['Abcdefgh', 'Password should contain at least one digit'],
  ['Abcdefg1', 'Password should contain at least one special character'],
  ['Abcdefg1é', 'Password should contain at least one special character'],
  ['Abcdef1!', null],
  ['Abcde f1', null],
  ['Éabcde1!', null],
])('%j gives %j', (value, message) => {
  expect(validatePassword(value)).toBe(message)
})

test('a form may use its own message for a missing password', () => {
  expect(validatePassword('', { requiredMessage: 'Please enter password' })).toBe('Please enter password')
  expect(validatePassword('a', { requiredMessage: 'Please enter password' })).toBe(
    'Password should be at least 8 characters',
  )
})

test.each([...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('%j counts as a special character', (character) => {
  expect(validatePassword(`Abcdefg1${character}`)).toBeNull()
})

test('an emoji is one character long', () => {
  expect(validatePassword('A1!😀😀😀😀')).toBe('Password should be at least 8 characters')
})

test('the hints have the wording and order that visitors see', () => {
  expect(passwordHintsHeading).toBe('Your password must have at least:')
  expect(passwordHints('').map((hint) => hint.text)).toEqual([
    '8 characters',
    '1 uppercase letter',
    '1 digit',
    '1 special character',
  ])
  expect(passwordHints('').some((hint) => hint.valid)).toBe(false)
})

test('each hint becomes valid independently', () => {
  const valid = (value: string) => passwordHints(value).flatMap((hint) => (hint.valid ? [hint.check] : []))
  expect(valid('abcdefgh')).toEqual(['length'])
  expect(valid('A')).toEqual(['uppercase'])
  expect(valid('1')).toEqual(['digit'])
  expect(valid(' ')).toEqual(['special'])
})

test('a password is accepted exactly when all four hints hold', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), (value) => {
      expect(validatePassword(value) === null).toBe(passwordHints(value).every((hint) => hint.valid))
    }),
  )
})

test('the repeated password must be the same', () => {
  expect(validatePasswordMatch('Abcdef1!', 'Abcdef1!')).toBeNull()
  expect(validatePasswordMatch('Abcdef1', 'Abcdef1!')).toBe("Passwords don't match")
})
