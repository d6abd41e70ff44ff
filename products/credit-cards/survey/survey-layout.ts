import type { Line } from '#kit/catalog/csv-table.ts'

/*
 * The layout of the Bureau's workbook: a title block, then a row with the names of the columns, then a row for each
 * plan. Where the row with the names stands, and how they are spelled, changes between half-years, so that row is found
 * by what it says, and names are compared without case, signs and spaces.
 */

/** The columns that are read, with the names that they have had. */
const columns = {
  institution: ['institution name'],
  plan: ['product name'],
  area: ['availability of credit card plan'],
  state: ['state'],
  states: ['state multiple'],
  requirements: ['requirements for opening'],
  secured: ['secured card'],
  tiers: ['targeted credit tiers'],
  aprNone: ['purchase apr no score', 'purchase apr no credit score'],
  aprTo619: ['purchase apr poor', 'purchase apr poor or fair credit'],
  aprFrom620: ['purchase apr good', 'purchase apr good credit'],
  aprFrom720: ['purchase apr great', 'purchase apr great credit'],
  aprLowest: ['purchase apr min', 'purchase apr minimum'],
  aprMedian: ['purchase apr median'],
  aprHighest: ['purchase apr max', 'purchase apr maximum'],
  feeTypes: ['periodic fee type'],
  annualFee: ['annual fee'],
  monthlyFee: ['monthly fee'],
  hasForeignFee: ['foreign transaction fees'],
  foreignFee: ['foreign transaction fee percentage'],
  hasLateFee: ['late fees'],
  lateFee: ['late fee dollars'],
  rewards: ['rewards'],
  website: ['website for consumer'],
} as const satisfies Record<string, readonly string[]>

type SurveyColumn = keyof typeof columns
export type SurveyCells = Readonly<Record<SurveyColumn, string>>

/** These may be missing: a sheet of nothing but national plans has no states, and the first surveys asked for no score. */
const optional: readonly SurveyColumn[] = ['state', 'states', 'aprNone', 'monthlyFee']

/** The columns that make a row the one with the names, and a file one of this survey. */
const telling = ['institution name', 'product name', 'targeted credit tiers']

/** How far down the row with the names is looked for. */
const maxTitleLines = 40

/** Returns where the row with the names of the columns is; -1 where there is none. */
export function findHeader(lines: readonly Line[]): number {
  return lines
    .slice(0, maxTitleLines)
    .findIndex(({ cells }) => telling.every((name) => cells.some((cell) => toName(cell) === name)))
}

/** Splits the rows below the header into their cells, or says which columns are missing. */
export function toCells(
  header: Line,
  rows: readonly Line[],
): { ok: true; rows: { at: string; cells: SurveyCells }[] } | { ok: false; problem: string } {
  const names = header.cells.map(toName)
  const places = Object.entries(columns).map(([column, spelled]) => {
    const at = names.findIndex((name) => (spelled as readonly string[]).includes(name))
    return [column as SurveyColumn, at] as const
  })
  const missing = places.filter(([column, at]) => at < 0 && !optional.includes(column))
  if (missing.length > 0) {
    const wanted = missing.map(([column]) => `"${columns[column][0]}"`).join(', ')
    return { ok: false, problem: `line ${header.number}: these columns are missing: ${wanted}.` }
  }
  const read = ({ cells }: Line) =>
    Object.fromEntries(places.map(([column, at]) => [column, cells[at] ?? ''])) as Record<
      SurveyColumn,
      string
    >
  return { ok: true, rows: rows.map((line) => ({ at: `line ${line.number}`, cells: read(line) })) }
}

/**
 * Returns the last day of the half-year that the title block names, such as in "Data for reporting period July 1, 2025 –
 * December 31, 2025"; `null` where it names none. The column "Report Date" is not reliable.
 */
export function findPeriodEnd(titles: readonly Line[]): string | null {
  const text = titles
    .flatMap(({ cells }) => cells)
    .filter((cell) => /report(ing)? period|data as of/i.test(cell))
    .join(' ')
  const days = [...text.matchAll(/([A-Z][a-z]+)\s+(\d{1,2}),?\s+(\d{4})/g)].flatMap(
    ([, month = '', day = '', year = '']) => toDay(month, day, year) ?? [],
  )
  return days.toSorted().at(-1) ?? null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function toDay(month: string, day: string, year: string): string | undefined {
  const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return number === 0 ? undefined : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function toName(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll('$', ' dollars ')
    .replaceAll('%', ' percentage ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
