import type { ReadRow, TableFormat } from '#app/features/schools/ipeds/read-table.ts'
import { type FigureName, schoolFigures } from '#domain/school-costs/school-figures.ts'
import type { CostSource, PublishedCosts } from './cost-sources.ts'

/** All that one line states of one school. */
export interface CostRow {
  unitid: string
  published: PublishedCosts[]
}

/** Where a figure stands in a file. */
interface Cell {
  figure: FigureName
  /** The first of these columns that has a value is read: public and private schools have columns of their own. */
  columns: readonly string[]
  /** What the value is multiplied with: the College Scorecard writes shares as parts of 1. */
  factor?: number
}

/** A part of a file that is stored as one publication. */
interface Part {
  source: CostSource
  cells: readonly Cell[]
  /** The columns that a file of this kind has. */
  required: readonly string[]
  /** The column that states what year a line is of; otherwise the file's name does. */
  periodColumn?: string
}

/** A file layout, with how its name states the year. */
export interface CostFormat {
  /** The name of a file of this kind, for messages. */
  example: string
  parts: readonly Part[]
  period(fileName: string): string
}

const cell = (figure: FigureName, ...columns: string[]): Cell => ({ figure, columns })
const share = (figure: FigureName, ...columns: string[]): Cell => ({ figure, columns, factor: 100 })

/** `2023` becomes `2023-24`. */
const yearFrom = (start: number) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`

function startYear(pattern: RegExp) {
  return (fileName: string) => {
    const year = pattern.exec(fileName)?.[1]
    return year ? yearFrom(Number(year)) : ''
  }
}

const charges: Part = {
  source: 'ipeds_charges',
  required: ['chg2ay3', 'chg3ay3', 'chg4ay3'],
  cells: [
    cell('tuitionInDistrict', 'chg1ay3'),
    cell('tuitionInState', 'chg2ay3'),
    cell('tuitionOutOfState', 'chg3ay3'),
    cell('books', 'chg4ay3'),
    cell('housingOnCampus', 'chg5ay3'),
    cell('otherOnCampus', 'chg6ay3'),
    cell('housingOffCampus', 'chg7ay3'),
    cell('otherOffCampus', 'chg8ay3'),
    cell('otherWithFamily', 'chg9ay3'),
  ],
}

/** Public schools publish what residents pay (NPIS…), private ones what everyone pays (NPT…, NPGRN). */
const netPrices: Part = {
  source: 'ipeds_net_price',
  required: ['npist2', 'npgrn2'],
  cells: [
    cell('netPrice', 'npist2', 'npgrn2'),
    cell('netPriceTo30', 'npis412', 'npt412'),
    cell('netPriceTo48', 'npis422', 'npt422'),
    cell('netPriceTo75', 'npis432', 'npt432'),
    cell('netPriceTo110', 'npis442', 'npt442'),
    cell('netPriceOver110', 'npis452', 'npt452'),
  ],
}

const aidShares: Part = {
  source: 'ipeds_shares',
  required: ['upgrntp', 'ufloanp'],
  cells: [cell('pellShare', 'upgrntp'), cell('loanShare', 'ufloanp')],
}

const grants: Part = {
  source: 'ipeds_grants',
  required: ['agrnt_p', 'agrnt_a'],
  cells: [
    cell('grantShare', 'agrnt_p'),
    cell('averageGrant', 'agrnt_a'),
    cell('averageSchoolGrant', 'igrnt_a'),
    cell('averageLoan', 'floan_a'),
  ],
}

const residentNet = (band: string) => [`npt4${band}_pub`, `npt4${band}_priv`]

/**
 * The layouts of the publishers. IPEDS names its files by their year; the figures of the last year in a file end in 3
 * (charges) or 2 (net price). From 2024 on, charges are in COST1 and net prices in COST2, which states those of the year
 * before. The Scorecard's file of the most recent cohorts states only the day of its release, in its name.
 */
export const costFormats: readonly CostFormat[] = [
  { example: 'IC2023_AY.csv', parts: [charges], period: startYear(/(?:ic|cost1_)(\d{4})/i) },
  {
    example: 'SFA2223.csv',
    parts: [aidShares, grants, netPrices],
    period(fileName) {
      const aid = /sfa(\d{2})\d{2}/i.exec(fileName)?.[1]
      const cost = /cost2_(\d{4})/i.exec(fileName)?.[1]
      if (aid) return yearFrom(2000 + Number(aid))
      return cost ? yearFrom(Number(cost) - 1) : ''
    },
  },
  {
    example: 'DRVGR2023.csv',
    parts: [{ source: 'ipeds_completion', required: ['grrttot'], cells: [cell('completion', 'grrttot')] }],
    period: (fileName) => /drvgr(\d{4})/i.exec(fileName)?.[1] ?? '',
  },
  {
    example: 'Most-Recent-Cohorts-Institution_05192025.csv',
    parts: [
      {
        source: 'scorecard_costs',
        required: ['instnm', 'tuitionfee_in', 'c150_4'],
        cells: [
          cell('tuitionInState', 'tuitionfee_in'),
          cell('tuitionOutOfState', 'tuitionfee_out'),
          cell('books', 'booksupply'),
          cell('housingOnCampus', 'roomboard_on'),
          cell('otherOnCampus', 'otherexpense_on'),
          cell('housingOffCampus', 'roomboard_off'),
          cell('otherOffCampus', 'otherexpense_off'),
          cell('otherWithFamily', 'otherexpense_fam'),
          share('pellShare', 'pctpell'),
          share('loanShare', 'pctfloan'),
          share('completion', 'c150_4', 'c150_l4'),
          share('retention', 'ret_ft4', 'ret_ftl4'),
        ],
      },
      {
        source: 'scorecard_net_price',
        required: ['npt4_pub', 'npt4_priv'],
        cells: [
          cell('netPrice', ...residentNet('')),
          cell('netPriceTo30', ...residentNet('1')),
          cell('netPriceTo48', ...residentNet('2')),
          cell('netPriceTo75', ...residentNet('3')),
          cell('netPriceTo110', ...residentNet('4')),
          cell('netPriceOver110', ...residentNet('5')),
        ],
      },
      {
        source: 'scorecard_debt',
        required: ['grad_debt_mdn'],
        cells: [cell('medianDebt', 'grad_debt_mdn')],
      },
      {
        source: 'scorecard_earnings',
        required: ['md_earn_wne_p10'],
        cells: [cell('earnings6', 'md_earn_wne_p6'), cell('earnings10', 'md_earn_wne_p10')],
      },
    ],
    period(fileName) {
      const [, month, day, year] = /institution_(\d{2})(\d{2})(\d{4})/i.exec(fileName) ?? []
      return year ? `release ${year}-${month}-${day}` : ''
    },
  },
]

/** The main figures with readable column names and a year in each line; our own list is of this form. */
export const plainFormat: CostFormat = {
  example: 'school-costs.csv',
  period: () => '',
  parts: [
    {
      source: 'ipeds_charges',
      required: ['tuition_fees_in_state', 'tuition_year'],
      periodColumn: 'tuition_year',
      cells: [
        cell('tuitionInState', 'tuition_fees_in_state'),
        cell('tuitionOutOfState', 'tuition_fees_out_state'),
        cell('books', 'books_supplies'),
        cell('housingOnCampus', 'housing_food_on_campus'),
        cell('otherOnCampus', 'other_expenses_on_campus'),
        cell('housingOffCampus', 'housing_food_off_campus'),
        cell('otherOffCampus', 'other_expenses_off_campus'),
      ],
    },
    {
      source: 'scorecard_net_price',
      required: ['avg_net_price', 'net_price_source'],
      periodColumn: 'net_price_source',
      cells: [cell('netPrice', 'avg_net_price')],
    },
    {
      source: 'ipeds_shares',
      required: ['pct_pell', 'pct_federal_loans', 'aid_year'],
      periodColumn: 'aid_year',
      cells: [cell('pellShare', 'pct_pell'), cell('loanShare', 'pct_federal_loans')],
    },
    {
      source: 'ipeds_grants',
      required: ['pct_any_grant_ftft', 'avg_grant_ftft', 'sfa_year'],
      periodColumn: 'sfa_year',
      cells: [
        cell('grantShare', 'pct_any_grant_ftft'),
        cell('averageGrant', 'avg_grant_ftft'),
        cell('averageSchoolGrant', 'avg_institutional_grant_ftft'),
        cell('averageLoan', 'avg_federal_loan_ftft'),
      ],
    },
    {
      source: 'ipeds_completion',
      required: ['grad_rate_150pct', 'grad_rate_year'],
      periodColumn: 'grad_rate_year',
      cells: [cell('completion', 'grad_rate_150pct')],
    },
    {
      source: 'scorecard_debt',
      required: ['median_debt_completers', 'median_debt_year'],
      periodColumn: 'median_debt_year',
      cells: [cell('medianDebt', 'median_debt_completers')],
    },
    {
      source: 'scorecard_earnings',
      required: ['median_earnings_10yr', 'earnings_release'],
      periodColumn: 'earnings_release',
      cells: [cell('earnings6', 'median_earnings_6yr'), cell('earnings10', 'median_earnings_10yr')],
    },
  ],
}

/** The parts of a layout that a header has. */
export function findParts({ parts }: CostFormat, header: readonly string[]): Part[] {
  return parts.filter(({ required }) => required.every((name) => header.includes(name)))
}

/** Returns how to parse the lines of a file with these parts. */
export function toTableFormat(parts: readonly Part[], period: string): TableFormat<CostRow> {
  return {
    columns: [
      'unitid',
      ...parts.flatMap(({ cells, periodColumn = [] }) =>
        cells.flatMap(({ columns }) => columns).concat(periodColumn),
      ),
    ],
    read: (row) => readCostRow(row, { parts, period }),
  }
}

function readCostRow(
  row: Record<string, string | undefined>,
  { parts, period }: { parts: readonly Part[]; period: string },
): ReadRow<CostRow> {
  const { unitid = '' } = row
  if (!/^\d{6}$/.test(unitid)) return { kind: 'refused', reason: 'unitid must be six digits' }
  const problems: string[] = []
  const published: PublishedCosts[] = []
  for (const { source, cells, periodColumn } of parts) {
    const figures: PublishedCosts['figures'] = {}
    for (const each of cells) {
      const read = readCell(row, each)
      if (typeof read === 'string') problems.push(read)
      else if (read !== undefined) figures[each.figure] = read
    }
    if (Object.keys(figures).length === 0) continue
    published.push({ source, period: periodColumn ? toPeriod(row[periodColumn] ?? '') : period, figures })
  }
  if (problems.length > 0) return { kind: 'refused', reason: problems.join(', ') }
  return published.length === 0 ? { kind: 'skipped' } : { kind: 'row', row: { unitid, published } }
}

/** How the publishers write that a figure is not reported, does not apply, or is withheld for privacy. */
const missing = new Set(['', '.', '-1', '-2', 'NULL', 'NA', 'PrivacySuppressed', 'PS'])

/** More than any school charges, pays, or leads to. */
const maxDollars = 999_999

/** Returns the value of a cell, undefined if it is not published, or what is wrong with it. */
function readCell(
  row: Record<string, string | undefined>,
  { figure, columns, factor = 1 }: Cell,
): number | string | undefined {
  const column = columns.find((name) => !missing.has(row[name] ?? ''))
  if (column === undefined) return undefined
  const text = row[column] ?? ''
  if (!/^-?\d{1,7}(\.\d{1,15})?$/.test(text)) return `${column} is not a number: "${text.slice(0, 20)}"`
  const value = Math.round(Number(text) * factor)
  if (schoolFigures[figure] === 'percent') {
    return value >= 0 && value <= 100 ? value : `${column} must be a percentage, but is ${text}`
  }
  // Grants can be larger than the price, so that a net price is below 0.
  const min = figure.startsWith('netPrice') ? -maxDollars : 0
  return value >= min && value <= maxDollars ? value : `${column} must be an amount, but is ${text}`
}

/** Returns the year of a line as we write it. */
function toPeriod(text: string): string {
  const release = /\d{4}-\d{2}-\d{2}$/.exec(text)?.[0]
  if (release) return `release ${release}`
  const copy = /copy dated (\d{4}-\d{2})/.exec(text)?.[1]
  if (copy) return `copy ${copy}`
  return /^\d{4}(-\d{2})?$/.test(text) ? text : ''
}
