import type { AidDeadline } from '#domain/aid-deadlines/aid-deadlines.ts'
import { type DeadlineClock, stateDeadlinesYear } from '#domain/aid-deadlines/state-deadlines.ts'
import { formatDate } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'

const kinds: Record<AidDeadline['kind'], string> = {
  date: 'Deadline',
  before: 'Before this date',
  priority: 'Priority date',
  funds: 'Until the money runs out',
  gpa: 'GPA from your school',
}

const clocks: Record<DeadlineClock, string> = {
  'midnight Central time': 'by midnight Central time',
  postmarked: 'postmarked by this date',
  received: 'received by this date',
  processed: 'processed by this date',
}

/** Says what a deadline asks for, without its day: `Deadline, by midnight Central time`. */
export function describeDeadline({ kind, on, clock, untilFundsEnd, publishedOn }: AidDeadline): string {
  const parts = [
    kind === 'funds' && on === undefined ? 'As soon as you can, until the money runs out' : kinds[kind],
    clock && clocks[clock],
    untilFundsEnd && 'or until the money runs out',
  ].filter(Boolean)
  const expected = publishedOn
    ? ` Expected: for ${stateDeadlinesYear} it was ${formatDate(publishedOn, 'Month D, YYYY')}.`
    : ''
  return `${parts.join(', ')}.${expected}`
}

/** Names a deadline: `Federal FAFSA deadline`. */
export function nameDeadline({ whose, program, kind }: AidDeadline, state: string | undefined): string {
  if (whose === 'school') return 'Your school’s FAFSA priority date'
  if (whose === 'federal') return 'Federal FAFSA deadline'
  const what = kind === 'gpa' ? 'GPA' : kind === 'priority' ? 'FAFSA priority date' : 'FAFSA deadline'
  const stateName = usStates.find(({ abbreviation }) => abbreviation === state)?.name
  return `${stateName} ${what}${program ? `: ${program}` : ''}`
}

/** The words of the list. */
export const listWords = {
  over: 'Over',
  open: 'Open',
  noState: 'Choose your state to see its deadlines.',
  noneListed: (state: string) =>
    `The Department’s list for ${stateDeadlinesYear} has no date for ${state}. Ask your school’s financial aid office or your state’s higher education agency.`,
  published: `The most recent Department list we have is for ${stateDeadlinesYear}. For your year, we show the same date as “expected.” Dates move by a few days or weeks from year to year: check with your state’s agency before you rely on one.`,
}
