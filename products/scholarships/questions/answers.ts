import { type Enrollment, enrollments } from '#domain/eligibility/profile.ts'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { memberships, type StudyLevel, studyLevels } from '#domain/scholarships/scholarship.ts'
import { mostGpa, mostHoursAWeek } from '#domain/scholarships/student-profile.ts'
import { usStates } from '#domain/states.ts'
import { type AnswerReaders, codeReader } from '#kit/questions/answers.ts'
import { cutKeywords } from '#kit/questions/school-field.ts'

/** A skipped question counts as answered; one that was not reached yet is undefined. */
type OrUnknown<Code> = Code | 'unknown'

export const applicants = ['student', 'parent', 'other'] as const
export const needs = ['yes', 'no'] as const

/** A visitor's answers about a student. None of them identifies a person, and none is sensitive. */
export interface StudentAnswers {
  /** Who answers: the student, or someone for the student. */
  applicant?: OrUnknown<(typeof applicants)[number]> | undefined
  level?: OrUnknown<StudyLevel> | undefined
  /** `YYYY`. */
  graduation?: OrUnknown<string> | undefined
  /** A code of `cipFamilies`. */
  major?: OrUnknown<string> | undefined
  /** Two-letter postal code. */
  state?: OrUnknown<string> | undefined
  /** From 0 to 4, at most two decimals. */
  gpa?: OrUnknown<number> | undefined
  /** OPEID of the school, or `undecided`. */
  school?: string | undefined
  /** School search text submitted without JavaScript; see `school-field.ts`. */
  schoolSearch?: string | undefined
  enrollment?: OrUnknown<Enrollment> | undefined
  /** Codes separated by commas, in the order of `memberships`; `none` if none of them fits. */
  memberships?: OrUnknown<string> | undefined
  need?: OrUnknown<(typeof needs)[number]> | undefined
  /** Whole hours a week. */
  hours?: OrUnknown<number> | undefined
}

export type AnswerName = keyof StudentAnswers

/** A year of graduation may be this far from today, for a gap year or a doctorate. */
const mostYearsBack = 10
const mostYearsAhead = 10

/** The parser of each answer's text, whether it comes from a form or a draft. */
export const readers: AnswerReaders<StudentAnswers> = {
  applicant: codeReader([...applicants, 'unknown']),
  level: codeReader([...studyLevels, 'unknown']),
  graduation: (text, { today }) => (text === 'unknown' || isPlausibleYear(text, today) ? text : undefined),
  major: codeReader([...cipFamilies, 'unknown']),
  state: codeReader([...usStates.map(({ abbreviation }) => abbreviation), 'unknown']),
  gpa: (text) =>
    text === 'unknown' ? text : readNumber(text, /^\d(?:\.\d{1,2})?$/, { least: 0, most: mostGpa }),
  school: (text) => (text === 'undecided' || /^\d{8}$/.test(text) ? text : undefined),
  schoolSearch: (text) => cutKeywords(text) || undefined,
  enrollment: codeReader([...enrollments, 'unknown']),
  memberships: (text) => (text === 'unknown' || text === 'none' ? text : readMemberships(text)),
  need: codeReader([...needs, 'unknown']),
  hours: (text) =>
    text === 'unknown' ? text : readNumber(text, /^\d{1,2}$/, { least: 1, most: mostHoursAWeek }),
}

function isPlausibleYear(text: string, today: string): boolean {
  const ahead = /^20\d\d$/.test(text) ? Number(text) - Number(today.slice(0, 4)) : Number.NaN
  return ahead >= -mostYearsBack && ahead <= mostYearsAhead
}

function readNumber(
  text: string,
  pattern: RegExp,
  { least, most }: { least: number; most: number },
): number | undefined {
  const number = pattern.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** Returns the known codes in their usual order; undefined if there is none. */
function readMemberships(text: string): string | undefined {
  const codes = text.split(',')
  return memberships.filter((code) => codes.includes(code)).join(',') || undefined
}
