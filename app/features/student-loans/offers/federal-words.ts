import type { FederalNote, FederalSituation } from '#domain/federal-room.ts'
import { formatDollars } from '#domain/money.ts'

interface Range {
  fromCents: number
  toCents: number
}

/** What is said of federal loans before any private one. */
export const federalWords = {
  title: 'Borrow federal first.',
  room: (room: { who: string; year: string; thisYear: Range; isExact: boolean }) => {
    if (room.thisYear.toCents === 0)
      return `${room.who}, nothing is left to borrow in federal Direct Loans for ${room.year}.`
    return `${room.who}, ${said(room.thisYear)} ${room.isExact ? 'is' : 'may be'} left to borrow in federal Direct Loans for ${room.year}.`
  },
  who,
  covers: (amount: string) => `That could be all of the ${amount} asked for here.`,
  coversPart: (rest: string) => `That could leave only ${rest} to find elsewhere.`,
  why: 'One fixed rate for everybody, no credit check, and payments that can follow your income.',
  parents: (room: Range) => `Parents together may take ${said(room)} this year in PLUS Loans.`,
  start: 'Start with the FAFSA',
  exactly: 'Say what is borrowed already, to know better',
  more: 'The limits and what changes them',
  yearly: (limit: Range) => `The limit for the year is ${said(limit)}, before what you have already taken.`,
  inAll: (room: Range) => `In all, ${said(room)} is left for this kind of study.`,
  subsidized: (limit: Range) =>
    `Of the year’s limit, ${said(limit)} can be subsidized: then no interest grows while you are in school.`,
  rateNotKnown: (year: string) =>
    `The rate of ${year} is not known here. studentaid.gov shows it; it is the same for every borrower.`,
  schoolDecides: 'No federal loan can be more than what your school says it costs, less your other aid.',
  notes: {
    none_below_half_time: 'Below half time there are no federal loans.',
    reduced_below_full_time: 'Below full time the limit shrinks with the credits you take.',
    interim_exception:
      'If you were enrolled on June 30, 2026, with a federal loan already made for your program, you may keep the limits of before.',
    professional_is_contested: 'Which degrees count as professional is before the courts.',
    more_when_plus_is_refused:
      'If your parents are refused a PLUS Loan, you can borrow as much as an independent student.',
    more_when_repaid: 'What you have repaid can make room again. It is not counted here.',
  } satisfies Record<FederalNote, string>,
  source: 'Source:',
  sourceOf: (source: { publisher: string; day: string }) => `${source.publisher}. Checked ${source.day}.`,
} as const

/** Whose limits they are: "As a dependent second-year undergraduate". */
function who({ degree, studyYear, dependency }: FederalSituation): string {
  if (degree === 'professional') return 'For a professional degree'
  if (degree === 'masters' || degree === 'doctorate') return 'As a graduate student'
  const year = studyYear && studyYear !== 'later' ? `${studyYear}-year` : undefined
  const kind = [dependency, year, 'undergraduate'].filter(Boolean).join(' ')
  return `${/^[iu]/.test(kind) ? 'As an' : 'As a'} ${kind}`
}

function said({ fromCents, toCents }: Range): string {
  if (fromCents === toCents) return formatDollars(toCents)
  return fromCents === 0
    ? `up to ${formatDollars(toCents)}`
    : `${formatDollars(fromCents)} to ${formatDollars(toCents)}`
}
