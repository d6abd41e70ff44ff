import { expect, test } from 'vitest'
import { allAnswers } from './answers.fixture.ts'
import { areFederalLoansClosed, toFederalSituation } from './federal-situation.ts'

test('a student answers about the student’s own citizenship and loans', () => {
  expect(toFederalSituation({ ...allAnswers, citizenship: 'daca' })).toEqual({
    citizenship: 'daca',
    degree: 'bachelors',
    enrollment: 'full_time',
    studyYear: 'first',
    dependency: 'dependent',
    borrowedThisYearCents: 550_000,
    borrowedInAllCents: 550_000,
  })
})

test('a parent answers about their own citizenship and PLUS loans, and says nothing of the student’s', () => {
  const federal = toFederalSituation({ ...allAnswers, borrower: 'parent', citizenship: 'visa' })
  expect(federal).toMatchObject({
    parentCitizenship: 'visa',
    plusThisYearCents: 550_000,
    plusInAllCents: 550_000,
  })
  for (const name of ['citizenship', 'borrowedThisYearCents', 'borrowedInAllCents'])
    expect(federal).not.toHaveProperty(name)
})

test.each([
  { borrower: 'student', citizenship: 'daca', isClosed: true },
  { borrower: 'unknown', citizenship: 'visa', isClosed: true },
  { borrower: 'parent', citizenship: 'daca', isClosed: true },
  { borrower: 'other', citizenship: 'daca', isClosed: false },
  { borrower: 'student', citizenship: 'other', isClosed: false },
  { borrower: 'student', citizenship: 'unknown', isClosed: false },
  { borrower: 'student', citizenship: 'citizen', isClosed: false },
] as const)('$borrower with $citizenship: federal loans are closed is $isClosed', (example) => {
  const { isClosed, ...answers } = example
  expect(areFederalLoansClosed({ ...allAnswers, ...answers })).toBe(isClosed)
})
