import { expect, test } from 'vitest'
import { promoAsks } from '#app/shell/promo-address.ts'
import { dataToCollect } from '#cms/model/enumerations/visitor-capture.ts'
import { listCollectedFields } from './collected-fields.ts'
import { type CollectedField, findPromoProblems, readPromoValues } from './promo-fields.ts'

// cspell:ignore fisrt

const all: CollectedField[] = [...dataToCollect]
const good = {
  firstName: 'Ada',
  lastName: 'Ng',
  email: 'ada@example.org',
  password: 'Correct-Horse-1',
  schoolAttendedOpeid: '00131500',
  schoolUnlisted: false,
  consent: true,
}

test('every empty field has the message of the specification, word for word', () => {
  const empty = readPromoValues(new FormData())
  expect(findPromoProblems(empty, all)).toEqual({
    firstName: 'Please enter fisrt name',
    lastName: 'Please enter last name',
    email: 'Please enter email address',
    password: 'Please enter password',
    schoolAttendedOpeid: 'Please enter school',
    consent: 'Please check the box to continue',
  })
  expect(findPromoProblems(good, all)).toEqual({})
})

test('a school that the list does not have is no reason to stay outside', () => {
  const without = { ...good, schoolAttendedOpeid: '' }
  expect(findPromoProblems(without, all)).toEqual({ schoolAttendedOpeid: 'Please enter school' })
  expect(findPromoProblems({ ...without, schoolUnlisted: true }, all)).toEqual({})
})

test.each([
  ['email', 'ada', 'Please enter a valid email address'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['email', 'a\u202Eda@example.org', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(260)}@example.org`, 'Please enter a valid email address'],
  ['password', 'Short-1', 'Password should be at least 8 characters'],
  ['password', 'lower-case-1', 'Password should contain at least one uppercase character'],
  ['password', 'No-Digit-Here', 'Password should contain at least one digit'],
  ['password', 'NoSpecial1', 'Password should contain at least one special character'],
  ['password', `A-1${'a'.repeat(198)}`, 'Please use 200 characters or fewer'],
  ['firstName', 'a'.repeat(101), 'Please use 100 characters or fewer'],
  ['lastName', 'N\u202Eg', 'Please type this by hand: it contains hidden characters'],
] as const)('%s %j: %s', (field, value, message) => {
  expect(findPromoProblems({ ...good, [field]: value }, all)).toEqual({ [field]: message })
})

test('in each of the 32 combinations exactly what is collected is asked for', () => {
  const fields = { name: 2, email: 1, password: 1, school: 1, consent: 1 }
  for (let bits = 0; bits < 32; bits++) {
    const collects = all.filter((_, at) => bits & (1 << at))
    const problems = findPromoProblems(readPromoValues(new FormData()), collects)
    const expected = collects.reduce((sum, each) => sum + fields[each], 0)
    expect(Object.keys(problems)).toHaveLength(expected)
  }
})

test('the sign-up options decide on an account, and a page’s lead capture on the rest', () => {
  const registers = 'Option 1 - With user registration'
  const subscribes = 'Option 2 - With user subscription'
  expect(listCollectedFields({ dataToCollect: ['name'] }, undefined)).toEqual(['name'])
  expect(listCollectedFields({ signUpOption: registers }, undefined)).toEqual(['email', 'password'])
  expect(listCollectedFields({ dataToCollect: all, signUpOption: subscribes }, undefined)).not.toContain(
    'password',
  )
  const modal = { dataToCollect: all, signUpOption: subscribes } as const
  expect(promoAsks.map((ask) => listCollectedFields(modal, ask))).toEqual([
    ['email', 'consent'],
    ['school'],
    ['school'],
    ['school', 'email', 'consent'],
  ])
  expect(listCollectedFields({ signUpOption: registers }, 'email')).toEqual(['email', 'password'])
  expect(listCollectedFields({ signUpOption: registers }, 'school')).toEqual(['school'])
})
