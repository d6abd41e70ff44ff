import { workbook } from '#testing/workbook.ts'

type Value = string | number | null

/** A row of the Bureau's sheet, by the names of its columns. */
export type SheetRow = Readonly<Record<string, Value>>

/** An ordinary card for good and great credit. */
export const ordinary: SheetRow = {
  'Institution Name': 'Oak Bank',
  'Product Name': 'Oak Card',
  'Report Date': '1900-01-01',
  'Availability of Credit Card Plan': 'National',
  State: null,
  'State (Multiple)': null,
  'Requirements for Opening': 'No',
  'Secured Card': 'No',
  'Targeted Credit Tiers': 'Credit scores from 620 to 719; Credit score of 720 or greater',
  'Purchase APR Offered?': 'Yes',
  'Purchase APR no score': null,
  'Purchase APR poor': 9.99,
  'Purchase APR good': 0.2499,
  'Purchase APR great': 0.1999,
  'Purchase APR min': 0.1799,
  'Purchase APR median': 0.2299,
  'Purchase APR max': 0.2799,
  'Periodic Fee Type': null,
  'Annual Fee': null,
  'Monthly Fee': null,
  'Periodic max': null,
  'Foreign Transaction Fees?': 'Yes',
  'Foreign Transaction Fee (%)': 0.03,
  'Late Fees?': 'Yes',
  'Late Fee ($)': 29,
  Rewards: 'Cashback rewards; Other rewards',
  'Website for Consumer': 'https://oak.example/cards?from=survey',
}

/** How one half-year's workbook is laid out. */
export interface Vintage {
  period: string
  endsOn: string
  /** The row with the names of the columns, counted from 1. */
  headerRow: number
  spell(name: string): string
}

/** Three half-years, each with its own drift. */
export const vintages: Readonly<Record<string, Vintage>> = {
  'first half of 2023': {
    period: 'Data for reporting period January 1, 2023 – June 30, 2023',
    endsOn: '2023-06-30',
    headerRow: 10,
    spell: (name) => name,
  },
  'second half of 2024': {
    period: 'Data for reporting period July 1, 2024 - December 31, 2024',
    endsOn: '2024-12-31',
    headerRow: 8,
    spell: (name) =>
      name
        .replace('Periodic max', 'Periodic Max')
        .replace('(%)', 'Percentage')
        .replace(/APR (\w)/, (_, letter) => `APR ${letter.toUpperCase()}`),
  },
  'second half of 2025': {
    period: 'Data for reporting period July 1, 2025 – December 31, 2025',
    endsOn: '2025-12-31',
    headerRow: 10,
    spell: (name) => name.replace('($)', 'Dollars').replace('?', ' ? '),
  },
}

export const latest = vintages['second half of 2025'] as Vintage

/** Returns the sheet: a title block, an empty column, the names, and a row for each plan. */
export function surveySheet(rows: readonly SheetRow[], vintage: Vintage = latest): Value[][] {
  const names = Object.keys(ordinary)
  const title: Value[][] = Array.from({ length: vintage.headerRow - 1 }, () => [])
  title[1] = [null, 'Terms of Credit Card Plans (TCCP) Survey']
  title[3] = [null, vintage.period]
  return [
    ...title,
    [null, ...names.map(vintage.spell)],
    ...rows.map((row) => [null, ...names.map((name) => row[name] ?? null)]),
  ]
}

export function surveyWorkbook(rows: readonly SheetRow[], vintage: Vintage = latest): Buffer {
  return workbook(surveySheet(rows, vintage))
}

/** Returns the same sheet saved as CSV. */
export function surveyCsv(rows: readonly SheetRow[], vintage: Vintage = latest): string {
  const quote = (value: Value) => (value === null ? '' : `"${String(value).replaceAll('"', '""')}"`)
  const width = Object.keys(ordinary).length + 1
  return surveySheet(rows, vintage)
    .map((cells) => Array.from({ length: width }, (_, at) => quote(cells[at] ?? null)).join(','))
    .join('\n')
}

/** Returns so many plans with names of their own. */
export function manyRows(count: number, change: SheetRow = {}): SheetRow[] {
  return Array.from({ length: count }, (_, at) => ({
    ...ordinary,
    'Product Name': `Oak Card ${at + 1}`,
    ...change,
  }))
}
