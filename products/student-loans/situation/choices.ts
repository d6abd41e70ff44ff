import type { Choices } from '#kit/questions/choices.ts'
import type { Answers } from './answers.ts'

/**
 * Who borrows, and how old a student is: under 18, and from 24 on, other rules apply. A parent may answer for the
 * child who borrows.
 */
export const whoChoices = {
  student: { age: '18_23', borrower: 'student' },
  'student-24': { age: 'from_24', borrower: 'student' },
  minor: { age: 'minor' },
  child: { age: '18_23', borrower: 'child' },
  parent: { age: 'adult', borrower: 'parent' },
  other: { age: 'adult', borrower: 'other' },
} as const satisfies Choices<Answers>

/** The degree, with the year of study where the limit of federal loans depends on it. */
export const degreeChoices = {
  certificate: { degree: 'certificate' },
  'associates-first': { degree: 'associates', studyYear: 'first' },
  'associates-second': { degree: 'associates', studyYear: 'second' },
  'bachelors-first': { degree: 'bachelors', studyYear: 'first' },
  'bachelors-second': { degree: 'bachelors', studyYear: 'second' },
  'bachelors-later': { degree: 'bachelors', studyYear: 'later' },
  masters: { degree: 'masters' },
  doctorate: { degree: 'doctorate' },
  professional: { degree: 'professional' },
  unknown: { degree: 'unknown' },
} as const satisfies Choices<Answers>

export type WhoChoice = keyof typeof whoChoices
export type DegreeChoice = keyof typeof degreeChoices
