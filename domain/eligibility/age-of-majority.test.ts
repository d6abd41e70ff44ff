import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { usStates } from '#domain/states.ts'
import {
  federalLoansOfMinors,
  findBirthdayMonth,
  findLaterMajority,
  laterMajority,
  lendersOwnAges,
} from './age-of-majority.ts'

test('one comes of age at 19 in Alabama and Nebraska, at 21 in Mississippi and Puerto Rico, and else at 18', () => {
  const later = usStates.filter(({ abbreviation }) => findLaterMajority(abbreviation))
  expect(later.map(({ name }) => name)).toEqual(['Alabama', 'Mississippi', 'Nebraska', 'Puerto Rico'])
  expect(laterMajority.map(({ state, age }) => [state, age])).toEqual([
    ['AL', 19],
    ['MS', 21],
    ['NE', 19],
    ['PR', 21],
  ])
  expect(findLaterMajority(undefined)).toBeUndefined()
})

test('contracts bind from 18 in each of them, and only Alabama has an earlier age for college loans', () => {
  for (const { age, contracts, collegeLoans } of laterMajority) {
    expect(contracts.from).toBe(18)
    expect(age).toBeGreaterThan(contracts.from)
    expectSource(contracts.source)
    if (collegeLoans) expectSource(collegeLoans.source)
  }
  expect(laterMajority.flatMap(({ state, collegeLoans }) => (collegeLoans ? [state] : []))).toEqual(['AL'])
})

test('every statement has a source', () => {
  for (const source of [lendersOwnAges, federalLoansOfMinors]) expectSource(source)
})

test.each([
  ['2009-03', 18, '2027-03'],
  ['2008-12', 18, '2026-12'],
  ['2009-03', 21, '2030-03'],
])('who is born in %s turns %i in %s', (bornIn, age, month) => {
  expect(findBirthdayMonth(bornIn, age)).toBe(month)
})
