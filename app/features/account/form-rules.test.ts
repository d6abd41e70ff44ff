import { expect, test } from 'vitest'
import { findFormProblems, findMendedFields } from './form-rules.ts'

const filled = {
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password: 'Correct-Horse-1',
  ageBand: 'from_18',
  confirmPassword: 'Correct-Horse-1',
}

test('a filled form has no problems, and an empty one has one for each field, in their order', () => {
  expect(findFormProblems('signUp', filled)).toEqual([])
  expect(findFormProblems('signUp', {}).map(({ field }) => field)).toEqual([
    'ageBand',
    'email',
    'firstName',
    'lastName',
    'password',
  ])
  expect(findFormProblems('signUp', { ...filled, email: 'maya@' })).toEqual([
    { field: 'email', message: 'Please enter a valid email address' },
  ])
})

test('the problem of a field goes once what is typed is right, and comes back when it is wrong again', () => {
  const typed = (email: string) => ({ field: 'email', values: { ...filled, email } })
  expect(findMendedFields('signUp', [], typed('maya@'))).toEqual([])
  const mended = findMendedFields('signUp', [], typed('maya@example.com'))
  expect(mended).toEqual(['email'])
  expect(findMendedFields('signUp', mended, typed('maya'))).toEqual([])
})

test('typing into one field leaves the problems of the others', () => {
  expect(findMendedFields('signUp', [], { field: 'firstName', values: filled })).toEqual(['firstName'])
})

test('a password that was refused for what only the server knows is not called wrong while it is changed', () => {
  expect(findMendedFields('signIn', [], { field: 'email', values: { email: 'm', password: '' } })).toEqual([
    'email',
  ])
})
