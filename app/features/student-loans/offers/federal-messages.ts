import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import type { FederalNote, FederalSituation } from '#domain/federal-room.ts'
import { formatDollars } from '#domain/money.ts'

const { interimException } = awardYear202627
const lastDay = formatDate(interimException.enrolledOn, 'Month D, YYYY')

interface Range {
  fromCents: number
  toCents: number
}

/** Texts about federal loans, shown before any private loan. */
export const federalMessages = {
  title: 'Borrow federal first.',
  room: (room: { who: string; year: string; thisYear: Range; isExact: boolean }) => {
    if (room.thisYear.toCents === 0)
      return `${room.who}, nothing is left to borrow in federal Direct Loans for ${room.year}.`
    return `${room.who}, ${said(room.thisYear)} ${room.isExact ? 'is' : 'may be'} left to borrow in federal Direct Loans for ${room.year}.`
  },
  /** @param isParent whether the visitor is the student's parent */
  who: (student: FederalSituation, isParent: boolean) =>
    isParent ? `For your child, ${describeBorrower(student, 'as')}` : describeBorrower(student, 'As'),
  covers: (amount: string) => `That could cover all of the ${amount} you asked about.`,
  coversPart: (rest: string) => `That could leave only ${rest} to find elsewhere.`,
  why: 'One fixed rate whatever your credit, no credit check, and payments that can follow your income.',
  whyForParents:
    'Your child’s own loans come first: one fixed rate, no credit check, and payments that can follow their income.',
  parents: (room: Range) => `Parents together may take ${said(room)} this year in PLUS Loans.`,
  plusTerms:
    'A PLUS Loan is the parent’s debt. The government checks the parent’s credit for serious problems, and payments on a new PLUS Loan can’t follow income.',
  noPlus:
    'With your status you can’t take a PLUS Loan. Tell the school’s aid office: your child may then be able to borrow as much as an independent student.',
  start: 'Start with the FAFSA',
  exactly: 'Add what’s already borrowed for a closer figure',
  more: 'The limits and what changes them',
  yearly: (limit: Range) => `The limit for the year is ${said(limit)}, before what’s already borrowed.`,
  inAll: (room: Range) => `In total, ${said(room)} is left at this level of study.`,
  subsidized: (limit: Range) =>
    `Of the year’s limit, ${said(limit)} can be subsidized: no interest is charged during school.`,
  schoolDecides: 'No federal loan can be more than the school’s cost of attendance, minus other aid.',
  notes: {
    none_below_half_time: 'Federal loans require at least half-time enrollment.',
    reduced_below_full_time: 'Below full time, the limit shrinks with the number of credits taken.',
    capped_by_program_length:
      'A program of one year stays at the first-year limit, and one of two years at the second-year limit, however long it takes.',
    interim_exception: `The limits of July 2026 apply to everyone, with one exception: a student enrolled in the program on ${lastDay}, with a federal loan made for that program by then, keeps the earlier limits. That lasts three academic years or the rest of the program, whichever is shorter, and ends with leaving the program.`,
    professional_is_contested:
      'Which degrees count as professional is before the courts. On June 24, 2026, a court put part of the government’s definition on hold. Ask the school which limit it uses.',
    more_when_plus_is_refused:
      'If a parent is denied a PLUS Loan, the student can borrow as much as an independent student.',
    more_when_repaid: 'What’s been repaid can free up room again. It isn’t counted here.',
  } satisfies Record<FederalNote, string>,
  closed: {
    title: 'Federal loans aren’t open with DACA or on most visas.',
    instead:
      'Other help may be: aid from your state, aid from your school, and scholarships, which you don’t pay back. The aid office knows which of them take your status. The list below says which private lenders do.',
    exception: 'A few visas, such as the T visa, are different: ask the aid office.',
  },
  source: 'Source:',
  sourceOf: (source: { publisher: string; day: string }) => `${source.publisher}. Checked ${source.day}.`,
} as const

/** Says whose limits apply, such as "As a dependent second-year undergraduate". */
function describeBorrower({ degree, studyYear, dependency }: FederalSituation, as: 'As' | 'as'): string {
  if (degree === 'professional') return `${as} a student in a professional program`
  if (degree === 'masters' || degree === 'doctorate') return `${as} a graduate student`
  const year = studyYear && studyYear !== 'later' ? `${studyYear}-year` : undefined
  const kind = [dependency, year, 'undergraduate'].filter(Boolean).join(' ')
  return `${as} ${/^[iu]/.test(kind) ? 'an' : 'a'} ${kind}`
}

function said({ fromCents, toCents }: Range): string {
  if (fromCents === toCents) return formatDollars(toCents)
  return fromCents === 0
    ? `up to ${formatDollars(toCents)}`
    : `${formatDollars(fromCents)} to ${formatDollars(toCents)}`
}
