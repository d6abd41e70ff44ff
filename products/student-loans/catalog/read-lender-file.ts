import { z } from 'zod'
import type { OpenedFile, Problem } from '#kit/catalog/catalog-file.ts'
import { slug, words, yesOrNo } from '#kit/catalog/cell.ts'
import { type Table, tableProblems } from '#kit/catalog/csv-table.ts'
import { csvRows, jsonRows } from '#kit/catalog/file-rows.ts'
import { jsonFields, shapeProblems } from '#kit/catalog/json-fields.ts'
import type { ReadFile } from '#kit/catalog/load-items.ts'
import type { FileRow } from '#kit/catalog/plan-rows.ts'
import { type OfferCells, offerFields, requiredOfferFields } from './offer-fields.ts'
import { type PaymentCells, paymentFields } from './payment-fields.ts'

/** The contents of a lender file before its cells are parsed. */
export interface LenderFile {
  lenders: FileLender[]
  payments: FileRow<PaymentCells>[]
  withdrawals: Withdrawal[]
}

/** An offer that is no longer made, or, without one, all offers of a lender. */
export interface Withdrawal {
  at: string
  offerId: string
  lenderId: string
}

/** All offers of one lender. A lender with a problem is refused as a whole. */
export interface FileLender {
  id: string
  name: string
  offers: { at: string; cells: OfferCells }[]
  problems: Problem[]
}

/** Reads the lenders and payments of a file. */
export function readLenderFile(opened: OpenedFile): ReadFile<LenderFile> {
  if (!opened.ok) return opened
  return opened.file.form === 'json' ? readJson(opened.file.value) : readCsv(opened.file.table)
}

const lenderFields = ['lender_id', 'lender_name'] as const

/** The columns of a file of lenders. */
export const lenderColumns = [...lenderFields, ...offerFields] as const

/**
 * A CSV file has one line per offer, with its lender's id and name, or one line per payment agreement or per withdrawal.
 * The header tells which.
 */
function readCsv(table: Table): ReadFile<LenderFile> {
  if (table.names.includes('withdrawn')) return readWithdrawals(table)
  const isPayments = table.names.some((name) => name.startsWith('per_'))
  const problems = isPayments
    ? tableProblems(table, { known: paymentFields, required: paymentFields })
    : tableProblems(table, {
        known: lenderColumns,
        required: [...lenderFields, ...requiredOfferFields],
      })
  if (problems.length > 0) return { ok: false, problems }
  return isPayments
    ? { ok: true, file: { ...emptyFile, payments: csvRows<PaymentCells>(table, paymentFields) } }
    : readOffers(table)
}

const emptyFile: LenderFile = { lenders: [], payments: [], withdrawals: [] }

function readWithdrawals(table: Table): ReadFile<LenderFile> {
  const columns = tableProblems(table, { known: ['offer_id', 'lender_id', 'withdrawn'], required: [] })
  const withdrawals = table.rows.map(({ at, cell }) => {
    return { at, offerId: cell('offer_id'), lenderId: cell('lender_id'), withdrawn: cell('withdrawn') }
  })
  const unclear = withdrawals.flatMap(({ at, offerId, lenderId, withdrawn }) => [
    ...(yesOrNo.safeParse(withdrawn).data
      ? []
      : [`${at}: withdrawn is not yes: include only rows for loans to withdraw.`]),
    ...(offerId || lenderId ? [] : [`${at}: enter an offer_id, or a lender_id for all of its offers.`]),
  ])
  const problems = [...columns, ...unclear]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, file: { ...emptyFile, withdrawals } }
}

function readOffers(table: Table): ReadFile<LenderFile> {
  const lenders = new Map<string, FileLender>()
  const problems: string[] = []
  for (const { at, cells } of csvRows<OfferCells & Record<(typeof lenderFields)[number], string>>(
    table,
    lenderColumns,
  )) {
    const { lender_id: id, lender_name: given, ...offer } = cells
    if (!slug.safeParse(id).success) {
      // The lender of this line is unknown, so its withdrawn offers are unknown too, and the whole file is
      // refused.
      problems.push(
        `${at}: lender_id "${id}" is not an id: enter lowercase letters and hyphens, such as oak-bank.`,
      )
      continue
    }
    const name = words(80).safeParse(given)
    const lender = lenders.get(id) ?? { id, name: name.data ?? id, offers: [], problems: [] }
    lenders.set(id, lender)
    if (!name.success)
      lender.problems.push({ at, text: `lender_name ${name.error.issues[0]?.message ?? 'cannot be read'}` })
    else if (name.data !== lender.name)
      lender.problems.push({ at, text: `lender_name "${name.data}" is "${lender.name}" on an earlier line` })
    lender.offers.push({ at, cells: offer })
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, file: { ...emptyFile, lenders: [...lenders.values()] } }
}

/** A JSON file lists lenders with their offers and, separately, what lenders pay us. */
const fileShape = z.strictObject({
  lenders: z
    .array(
      z.strictObject({
        lender_id: z.string().trim().pipe(slug),
        lender_name: z.string().trim().pipe(words(80)),
        offers: z.array(jsonFields),
      }),
    )
    .default([]),
  payments: z.array(jsonFields).default([]),
})

function readJson(value: unknown): ReadFile<LenderFile> {
  const parsed = fileShape.safeParse(value)
  if (!parsed.success) return { ok: false, problems: shapeProblems(parsed.error) }
  const lenders = parsed.data.lenders.map(({ lender_id: id, lender_name: name, offers }, at): FileLender => {
    const rows = jsonRows<OfferCells>(offers, offerFields, { thing: `lender ${at + 1}, offer` })
    return {
      id,
      name,
      offers: rows.map(({ at, cells }) => ({ at, cells })),
      problems: rows.flatMap(({ at, problems }) => problems.map((text) => ({ at, text }))),
    }
  })
  const seen = new Set<string>()
  const twice = lenders.filter(({ id }) => seen.size === seen.add(id).size)
  if (twice.length > 0) {
    const problems = twice.map(({ id }) => `The lender ${id} appears twice: put its offers into one list.`)
    return { ok: false, problems }
  }
  const payments = jsonRows<PaymentCells>(parsed.data.payments, paymentFields, { thing: 'payment' })
  const unknown = payments.flatMap(({ at, problems }) => problems.map((text) => `${at}: ${text}.`))
  return unknown.length > 0
    ? { ok: false, problems: unknown }
    : { ok: true, file: { ...emptyFile, lenders, payments } }
}
