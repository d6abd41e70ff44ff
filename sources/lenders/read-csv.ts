import { CsvError, type Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { slug, words } from './cell.ts'
import type { FileLender, LenderFile, ReadFile } from './lender-file.ts'
import { type OfferCells, offerFields, requiredOfferFields } from './offer-fields.ts'
import { type PaymentCells, paymentFields } from './payment-fields.ts'

/*
 * A CSV file has one line per offer, with its lender's id and name, or one line per payment agreement. The
 * header tells which.
 */

const lenderFields = ['lender_id', 'lender_name'] as const

interface Line {
  number: number
  cells: string[]
}

export function readCsv(text: string): ReadFile {
  const split = splitLines(text)
  if ('problem' in split) return { ok: false, problems: [split.problem] }
  const [header, ...lines] = split.lines
  const names = header?.cells.map((name) => name.toLowerCase()) ?? []
  const isPayments = names.some((name) => name.startsWith('per_'))
  const problems = [
    ...(isPayments
      ? headerProblems(names, paymentFields, paymentFields)
      : headerProblems(names, [...lenderFields, ...offerFields], [...lenderFields, ...requiredOfferFields])),
    ...lines.flatMap((line) => lengthProblem(line, names.length)),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const rows = lines.map(({ number, cells }) => ({
    at: `line ${number}`,
    cell: (name: string) => cells[names.indexOf(name)] ?? '',
  }))
  return isPayments ? { ok: true, file: readPayments(rows) } : readOffers(rows)
}

interface Row {
  at: string
  /** '' when the file has no such column. */
  cell(name: string): string
}

function readOffers(rows: readonly Row[]): ReadFile {
  const lenders = new Map<string, FileLender>()
  const problems: string[] = []
  for (const { at, cell } of rows) {
    const id = cell('lender_id')
    if (!slug.safeParse(id).success) {
      // The lender of this line is unknown, so its withdrawn offers are unknown too, and the whole file is
      // refused.
      problems.push(
        `${at}: lender_id "${id}" is not an id: write small letters and hyphens, such as oak-bank.`,
      )
      continue
    }
    const name = words(80).safeParse(cell('lender_name'))
    const lender = lenders.get(id) ?? { id, name: name.data ?? id, offers: [], problems: [] }
    lenders.set(id, lender)
    if (!name.success)
      lender.problems.push({ at, text: `lender_name ${name.error.issues[0]?.message ?? 'cannot be read'}` })
    else if (name.data !== lender.name)
      lender.problems.push({ at, text: `lender_name "${name.data}" is "${lender.name}" on an earlier line` })
    const cells = Object.fromEntries(offerFields.map((field) => [field, cell(field)])) as OfferCells
    lender.offers.push({ at, cells })
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, file: { lenders: [...lenders.values()], payments: [] } }
}

function readPayments(rows: readonly Row[]): LenderFile {
  const payments = rows.map(({ at, cell }) => ({
    at,
    cells: Object.fromEntries(paymentFields.map((field) => [field, cell(field)])) as PaymentCells,
  }))
  return { lenders: [], payments }
}

function splitLines(text: string): { lines: Line[] } | { problem: string } {
  try {
    const found = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as {
      record: string[]
      info: Info
    }[]
    const lines = found.map(({ record, info }) => ({
      // The parser's count includes the current record, and a quoted cell may contain line breaks.
      number: info.lines - record.join('').split('\n').length + 1,
      cells: record.map((cell) => cell.trim()),
    }))
    // Spreadsheets leave empty lines below the last row.
    return { lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `line ${error.lines}: is not CSV: a quote is open or misplaced (${error.code}).` }
  }
}

function headerProblems(
  names: readonly string[],
  known: readonly string[],
  required: readonly string[],
): string[] {
  const missing = required.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !known.includes(name))
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  return [
    ...(missing.length > 0 ? [`line 1: these columns are missing: ${missing.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`line 1: these columns are not known: ${unknown.join(', ')}.`] : []),
    ...(twice.length > 0 ? [`line 1: these columns appear twice: ${twice.join(', ')}.`] : []),
  ]
}

function lengthProblem({ number, cells }: Line, wanted: number): string[] {
  if (cells.length === wanted) return []
  return [
    `line ${number}: has ${cells.length} fields, the header has ${wanted}: put quotes around text with commas.`,
  ]
}
