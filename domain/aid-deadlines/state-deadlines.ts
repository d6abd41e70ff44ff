import type { Source } from '#domain/award-years/source.ts'

/** What counts as on time on the day of a deadline. */
export type DeadlineClock = 'midnight Central time' | 'postmarked' | 'received' | 'processed'

export interface StateDeadline {
  /** The two-letter postal abbreviation. */
  state: string
  /** The programs it is for; left out if it is for the state's aid in general. */
  program?: string
  /**
   * `date`: the last day. `before`: the day after the last one. `priority`: who files later may get less. `funds`: from
   * this day, or from the opening of the form, until the money runs out. `gpa`: the school sends the grades by then.
   */
  kind: 'date' | 'before' | 'priority' | 'funds' | 'gpa'
  /** `YYYY-MM-DD`. Only `funds` may have none. */
  on?: string
  clock?: DeadlineClock
  /** Awards stop when the money runs out, even before the day. */
  untilFundsEnd?: true
}

/** Until the Department publishes another year, these are the days of the one it was read for. */
export const stateDeadlinesYear = '2025–26'

export const stateDeadlinesSource: Source = {
  publisher: 'US Department of Education',
  title: 'State FAFSA deadlines, 2025–26',
  url: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
  checkedOn: '2026-11-27',
  readIn: 'a public copy of the list; we found no list for 2026–27 or 2027–28',
}

const central = 'midnight Central time'

/**
 * The deadlines of state aid that the Department lists. A state that is not here has no deadline of its own in that
 * list: the financial aid office of the school knows.
 */
export const stateDeadlines: readonly StateDeadline[] = [
  { state: 'AK', program: 'Alaska Education Grant', kind: 'funds', on: '2024-10-01' },
  {
    state: 'AK',
    program: 'Alaska Performance Scholarship',
    kind: 'priority',
    on: '2025-06-30',
    untilFundsEnd: true,
  },
  { state: 'AZ', program: 'Arizona Promise Program', kind: 'priority', on: '2025-04-01' },
  { state: 'AR', program: 'Academic Challenge', kind: 'before', on: '2025-07-01', clock: central },
  { state: 'AR', program: 'Arkansas Future Grant, fall', kind: 'before', on: '2025-07-01', clock: central },
  { state: 'AR', program: 'Arkansas Future Grant, spring', kind: 'date', on: '2026-01-10', clock: central },
  { state: 'CA', program: 'most state programs', kind: 'date', on: '2025-03-03', clock: 'postmarked' },
  { state: 'CA', program: 'Cal Grant', kind: 'gpa', on: '2025-03-03' },
  {
    state: 'CA',
    program: 'more Cal Grants at community colleges',
    kind: 'date',
    on: '2025-09-02',
    clock: 'postmarked',
  },
  { state: 'CT', kind: 'priority', on: '2025-02-15', clock: central },
  { state: 'DE', kind: 'date', on: '2025-06-15', clock: central },
  { state: 'DC', kind: 'priority', on: '2025-06-25' },
  {
    state: 'DC',
    program: 'DC Tuition Assistance Grant, with the DC OneApp and its documents',
    kind: 'priority',
    on: '2025-07-01',
  },
  { state: 'FL', kind: 'date', on: '2025-05-15', clock: 'processed' },
  { state: 'GA', kind: 'funds', on: '2024-10-01' },
  { state: 'ID', program: 'Opportunity Scholarship', kind: 'date', on: '2025-03-01', clock: central },
  { state: 'IL', program: 'Monetary Award Program (MAP)', kind: 'funds' },
  { state: 'IN', program: 'Adult Student Grant', kind: 'funds', on: '2024-12-31' },
  {
    state: 'IN',
    program: 'Frank O’Bannon Grant and 21st Century Scholarship',
    kind: 'date',
    on: '2025-04-15',
    clock: central,
  },
  { state: 'IA', kind: 'date', on: '2025-07-01', clock: central },
  { state: 'KS', kind: 'priority', on: '2025-04-01', clock: central },
  { state: 'KY', kind: 'funds', on: '2024-10-01' },
  { state: 'LA', program: 'recommended', kind: 'priority', on: '2025-02-01' },
  { state: 'LA', kind: 'date', on: '2026-07-01' },
  { state: 'ME', kind: 'date', on: '2025-05-01', clock: 'received' },
  {
    state: 'MD',
    program: 'Howard P. Rawlings Educational Excellence Awards',
    kind: 'date',
    on: '2025-03-01',
  },
  { state: 'MA', kind: 'priority', on: '2025-05-01', clock: central },
  {
    state: 'MI',
    program: 'Michigan Competitive Scholarship and Michigan Tuition Grant',
    kind: 'date',
    on: '2025-07-01',
    clock: central,
  },
  { state: 'MN', kind: 'date', on: '2026-06-30', clock: central },
  { state: 'MS', program: 'HELP Grant', kind: 'date', on: '2025-04-30', clock: central },
  { state: 'MS', program: 'MTAG and MESG', kind: 'date', on: '2025-10-15', clock: central },
  { state: 'MO', kind: 'priority', on: '2025-02-03' },
  { state: 'MO', kind: 'date', on: '2025-04-01', clock: central },
  { state: 'MT', kind: 'priority', on: '2024-12-31' },
  { state: 'NV', program: 'Silver State Opportunity Grant', kind: 'funds', on: '2024-10-01' },
  { state: 'NV', program: 'Nevada Promise Scholarship', kind: 'date', on: '2025-05-01', untilFundsEnd: true },
  {
    state: 'NJ',
    program: 'Tuition Aid Grant, if you got it the year before',
    kind: 'date',
    on: '2025-04-15',
    clock: central,
  },
  { state: 'NJ', program: 'fall and spring, all others', kind: 'date', on: '2025-09-15', clock: central },
  { state: 'NJ', program: 'spring only, all others', kind: 'date', on: '2026-02-15', clock: central },
  { state: 'NY', kind: 'date', on: '2026-06-30', clock: central },
  { state: 'NC', program: 'UNC System', kind: 'priority', on: '2025-06-01', untilFundsEnd: true },
  { state: 'NC', program: 'community colleges', kind: 'priority', on: '2025-08-15', untilFundsEnd: true },
  { state: 'ND', kind: 'funds', on: '2024-10-01' },
  { state: 'MP', kind: 'priority', on: '2025-04-30', clock: central },
  { state: 'OH', kind: 'date', on: '2025-10-01', clock: central },
  { state: 'OR', program: 'Oregon Opportunity Grant', kind: 'funds' },
  { state: 'OR', program: 'OSAC private scholarships', kind: 'date', on: '2025-03-01' },
  {
    state: 'PA',
    program:
      'first-time applicants at a community college, business, trade, or technical school, hospital school of nursing, open-admission school, or two-year program that doesn’t transfer',
    kind: 'date',
    on: '2025-08-01',
    clock: central,
  },
  { state: 'PA', program: 'all others', kind: 'date', on: '2025-05-01', clock: central },
  { state: 'SC', program: 'Need-Based Grants', kind: 'funds' },
  {
    state: 'SC',
    program: 'SC Tuition Grants, independent schools only',
    kind: 'date',
    on: '2025-08-01',
    clock: central,
  },
  {
    state: 'TN',
    program: 'State Grant, if you got it the year before',
    kind: 'date',
    on: '2025-03-15',
    untilFundsEnd: true,
  },
  { state: 'TN', program: 'Tennessee Promise', kind: 'date', on: '2025-03-15', clock: central },
  { state: 'TN', program: 'State Lottery, fall', kind: 'date', on: '2025-09-01', clock: central },
  { state: 'TN', program: 'State Lottery, spring', kind: 'date', on: '2026-03-01', clock: central },
  { state: 'TN', program: 'State Lottery, summer', kind: 'date', on: '2026-05-01', clock: central },
  {
    state: 'TX',
    program: 'public four-year schools; others may differ',
    kind: 'priority',
    on: '2025-01-15',
  },
  { state: 'VT', kind: 'funds', on: '2024-10-01' },
  { state: 'VA', program: 'deadlines differ by school', kind: 'funds', on: '2024-12-31' },
  { state: 'WA', kind: 'funds', on: '2024-10-01' },
  { state: 'WV', program: 'PROMISE Scholarship', kind: 'date', on: '2025-03-01' },
  { state: 'WV', program: 'WV Higher Education Grant', kind: 'date', on: '2025-04-15' },
  { state: 'WV', program: 'WV Invests Grant', kind: 'priority', on: '2025-04-15' },
]
