import type { Source } from './source.ts'

const deadlines = {
  publisher: 'US Department of Education',
  title: 'FAFSA deadlines',
  url: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
  checkedOn: '2026-11-22',
} as const

/**
 * The days from which and until which the form for an award year is accepted. States and schools have earlier
 * deadlines of their own.
 */
export const fafsaDates = {
  '2026–27': {
    source: { ...deadlines, readIn: 'latimes.com, 2025-10-21' },
    from: '2025-09-24',
    until: '2027-06-30',
  },
  '2027–28': {
    source: {
      ...deadlines,
      readIn: 'public repositories that quote this page and the September 23, 2026, press release',
      checkedOn: '2026-11-23',
    },
    from: '2026-09-23',
    until: '2028-06-30',
  },
} as const satisfies Record<string, { source: Source; from: string; until: string }>

/** Returns the award years whose form can be filed on a day, the earliest first. */
export function listOpenForms(isoDay: string): { awardYear: string; until: string }[] {
  return Object.entries(fafsaDates).flatMap(([awardYear, { from, until }]) =>
    from <= isoDay && isoDay <= until ? [{ awardYear, until }] : [],
  )
}

/**
 * When it is time to file for the money of states and schools, most of which is given by a priority date: once in
 * the fall after the form has opened, and once in January. In the Department's list of state deadlines for
 * 2025–26 the dates for priority run from December (Montana) over February (Missouri, Connecticut) to May
 * (Massachusetts), and several states give money only as long as it lasts.
 */
const priorityDays = { fall: '10-15', january: '01-10' } as const

export interface FafsaDate {
  awardYear: string
  /** `priority`: no deadline of its own, but the time to file before those of states and schools. */
  what: 'opens' | 'priority' | 'closes'
  on: string
}

/** Returns the days on which a form opens, on which it is time to file, and on which it closes, by award year. */
export function listFafsaDates(): FafsaDate[] {
  return Object.entries(fafsaDates).flatMap(([awardYear, { from, until }]): FafsaDate[] => [
    { awardYear, what: 'opens', on: from },
    { awardYear, what: 'priority', on: `${from.slice(0, 4)}-${priorityDays.fall}` },
    { awardYear, what: 'priority', on: `${Number(from.slice(0, 4)) + 1}-${priorityDays.january}` },
    { awardYear, what: 'closes', on: until },
  ])
}
