import { expect, test } from 'vitest'
import { allAnswers } from './answers.fixture.ts'
import type { Answers } from './answers.ts'
import { areFederalLoansClosed, isPlusClosed, toFederalSituation } from './federal-situation.ts'

test('a student answers about the student’s own citizenship and loans', () => {
  expect(toFederalSituation({ ...allAnswers, citizenship: 'daca' })).toEqual({
    citizenship: 'daca',
    degree: 'bachelors',
    enrollment: 'full_time',
    studyYear: 'second',
    dependency: 'dependent',
    isExcepted: false,
    isProfessional: undefined,
    borrowedThisYearCents: 200_000,
    borrowedInAllCents: 750_000,
    graduatePlusCents: undefined,
    undergraduateCents: undefined,
    plusThisYearCents: undefined,
    plusInAllCents: undefined,
  })
})

test('a parent answers about their own citizenship, the PLUS loans, and the loans of a dependent child', () => {
  const answers = { ...allAnswers, dependency: undefined, borrower: 'parent', citizenship: 'visa' } as const
  const federal = toFederalSituation({ ...answers, plusThisYear: 4_000, plusInAll: 9_000 })
  expect(federal).toMatchObject({
    parentCitizenship: 'visa',
    dependency: 'dependent',
    borrowedThisYearCents: 200_000,
    plusThisYearCents: 400_000,
    plusInAllCents: 900_000,
  })
  expect(federal).not.toHaveProperty('citizenship')
})

test('someone else who borrows is not asked about the student’s citizenship', () => {
  expect(toFederalSituation({ ...allAnswers, borrower: 'other' })).not.toHaveProperty('citizenship')
})

test('from 24 on, a student is independent without being asked', () => {
  const { dependency: _, ...answers } = allAnswers
  expect(toFederalSituation({ ...answers, age: 'from_24' }).dependency).toBe('independent')
  expect(toFederalSituation(answers).dependency).toBeUndefined()
})

test('in the first year, this year’s loans are all loans; later, all of them are asked for', () => {
  const { federalInAll: _, ...answers } = { ...allAnswers, plusThisYear: 3_000 }
  const first = toFederalSituation({ ...answers, studyYear: 'first' })
  expect(first).toMatchObject({ borrowedInAllCents: 200_000, plusInAllCents: 300_000 })
  expect(toFederalSituation(answers).borrowedInAllCents).toBeUndefined()
  const unknown = toFederalSituation({ ...answers, studyYear: 'first', federalThisYear: 'unknown' })
  expect(unknown.borrowedInAllCents).toBeUndefined()
})

test('the exception and the program are passed on, and a first-year undergraduate is outside the exception', () => {
  const of = (answers: Answers) => toFederalSituation({ ...allAnswers, ...answers })
  expect(of({ exception: 'yes' }).isExcepted).toBe(true)
  expect(of({ exception: 'unknown' }).isExcepted).toBeUndefined()
  expect(of({ exception: undefined, studyYear: 'first' }).isExcepted).toBe(false)
  expect(of({ program: 'nursing' }).isProfessional).toBe(true)
  expect(of({ program: 'other' }).isProfessional).toBe(false)
  for (const program of ['theology', 'unknown'] as const)
    expect(of({ program }).isProfessional).toBeUndefined()
  expect(of({ federalGraduatePlus: 9_000, federalUndergraduate: 'unknown' })).toMatchObject({
    graduatePlusCents: 900_000,
    undergraduateCents: undefined,
  })
})

test.each([
  { borrower: 'student', citizenship: 'daca', closed: 'own' },
  { borrower: 'student', citizenship: 'none', closed: 'own' },
  { borrower: 'unknown', citizenship: 'visa', closed: 'own' },
  // The child of a parent on a visa may be a citizen, so only the parent's own loans are closed.
  { borrower: 'parent', citizenship: 'daca', closed: 'plus' },
  { borrower: 'other', citizenship: 'daca', closed: undefined },
  { borrower: 'student', citizenship: 'eligible_noncitizen', closed: undefined },
  { borrower: 'student', citizenship: 'unknown', closed: undefined },
  { borrower: 'student', citizenship: 'citizen', closed: undefined },
] as const)('$borrower with $citizenship: closed are $closed', ({ closed, ...answers }) => {
  expect(areFederalLoansClosed({ ...allAnswers, ...answers })).toBe(closed === 'own')
  expect(isPlusClosed({ ...allAnswers, ...answers })).toBe(closed === 'plus')
})
