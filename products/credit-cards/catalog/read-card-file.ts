import { z } from 'zod'
import type { CatalogFile } from '#kit/catalog/catalog-file.ts'
import { type Table, tableProblems, withdrawsAll } from '#kit/catalog/csv-table.ts'
import { csvRows, jsonRows } from '#kit/catalog/file-rows.ts'
import { jsonFields, shapeProblems } from '#kit/catalog/json-fields.ts'
import type { ReadFile } from '#kit/catalog/load-items.ts'
import type { FileRow } from '#kit/catalog/plan-rows.ts'
import { type AgreementCells, agreementFields } from './agreement-fields.ts'
import { type CardCells, cardFields, requiredCardFields } from './card-fields.ts'
import { partSeparator } from './reward-cells.ts'

/** The contents of a card file before its cells are parsed. A CSV file has only one of the two. */
interface CardFile {
  cards: FileRow<CardCells>[]
  agreements: FileRow<AgreementCells>[]
}

/** Returns whether a file is one of cards or of their issuers' agreements, by its columns or its keys. */
export function listsCards(file: CatalogFile): boolean {
  if (file.form === 'csv') return file.table.names.some((name) => name === 'card_id' || name === 'pays_us')
  const { value } = file
  return typeof value === 'object' && value !== null && ('cards' in value || 'agreements' in value)
}

export function readCardFile(file: CatalogFile): ReadFile<CardFile> {
  return file.form === 'json' ? readJson(file.value) : readCsv(file.table)
}

function readCsv(table: Table): ReadFile<CardFile> {
  const isAgreements = table.names.includes('pays_us')
  const required = withdrawsAll(table) ? ['card_id'] : requiredCardFields
  const problems = isAgreements
    ? tableProblems(table, { known: agreementFields, required: agreementFields })
    : tableProblems(table, { known: cardFields, required })
  if (problems.length > 0) return { ok: false, problems }
  const file = isAgreements
    ? { cards: [], agreements: csvRows<AgreementCells>(table, agreementFields) }
    : { cards: csvRows<CardCells>(table, cardFields), agreements: [] }
  return { ok: true, file }
}

const fileShape = z.strictObject({
  cards: z.array(jsonFields).default([]),
  agreements: z.array(jsonFields).default([]),
})

function readJson(value: unknown): ReadFile<CardFile> {
  const parsed = fileShape.safeParse(value)
  if (!parsed.success) return { ok: false, problems: shapeProblems(parsed.error) }
  const separators = { category_rewards: partSeparator, statement_credits: partSeparator }
  const { cards, agreements } = parsed.data
  return {
    ok: true,
    file: {
      cards: jsonRows<CardCells>(cards, cardFields, { thing: 'card', separators }),
      agreements: jsonRows<AgreementCells>(agreements, agreementFields, { thing: 'agreement' }),
    },
  }
}
