import { slug, words } from '#kit/catalog/cell.ts'
import { type Row, type Table, tableProblems } from '#kit/catalog/csv-table.ts'
import type { FileLender, LenderFile, ReadFile } from './lender-file.ts'
import { type OfferCells, offerFields, requiredOfferFields } from './offer-fields.ts'
import { type PaymentCells, paymentFields } from './payment-fields.ts'

/*
 * A CSV file has one line per offer, with its lender's id and name, or one line per payment agreement. The
 * header tells which.
 */

const lenderFields = ['lender_id', 'lender_name'] as const

export function readCsv(table: Table): ReadFile {
  const isPayments = table.names.some((name) => name.startsWith('per_'))
  const problems = isPayments
    ? tableProblems(table, { known: paymentFields, required: paymentFields })
    : tableProblems(table, {
        known: [...lenderFields, ...offerFields],
        required: [...lenderFields, ...requiredOfferFields],
      })
  if (problems.length > 0) return { ok: false, problems }
  return isPayments ? { ok: true, file: readPayments(table.rows) } : readOffers(table.rows)
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
