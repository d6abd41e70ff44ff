import { z } from 'zod'
import type { CatalogFile } from '#kit/catalog/catalog-file.ts'
import { type Table, tableProblems } from '#kit/catalog/csv-table.ts'
import {
  type JsonFields,
  jsonFields,
  namesOutside,
  pickCells,
  shapeProblems,
} from '#kit/catalog/json-fields.ts'
import type { FileRow } from '#kit/catalog/plan-rows.ts'
import { type AgreementCells, agreementFields } from './agreement-fields.ts'
import { type CardCells, cardFields, requiredCardFields } from './card-fields.ts'
import { partSeparator } from './reward-cells.ts'

/** The contents of a card file before its cells are parsed. A CSV file has only one of the two. */
export interface CardFile {
  cards: FileRow<CardCells>[]
  agreements: FileRow<AgreementCells>[]
}

export type ReadCardFile = { ok: true; file: CardFile } | { ok: false; problems: string[] }

/** Returns whether a file is one of cards or of their issuers' agreements, by its columns or its keys. */
export function listsCards(file: CatalogFile): boolean {
  if (file.form === 'csv') return file.table.names.some((name) => name === 'card_id' || name === 'pays_us')
  const { value } = file
  return typeof value === 'object' && value !== null && ('cards' in value || 'agreements' in value)
}

export function readCardFile(file: CatalogFile): ReadCardFile {
  return file.form === 'json' ? readJson(file.value) : readCsv(file.table)
}

function readCsv(table: Table): ReadCardFile {
  const isAgreements = table.names.includes('pays_us')
  const problems = isAgreements
    ? tableProblems(table, { known: agreementFields, required: agreementFields })
    : tableProblems(table, { known: cardFields, required: requiredCardFields })
  if (problems.length > 0) return { ok: false, problems }
  const rows = <Cells>(fields: readonly (keyof Cells & string)[]): FileRow<Cells>[] =>
    table.rows.map(({ at, cell }) => ({
      at,
      cells: Object.fromEntries(fields.map((field) => [field, cell(field)])) as Cells,
      problems: [],
    }))
  return {
    ok: true,
    file: isAgreements
      ? { cards: [], agreements: rows<AgreementCells>(agreementFields) }
      : { cards: rows<CardCells>(cardFields), agreements: [] },
  }
}

const fileShape = z.strictObject({
  cards: z.array(jsonFields).default([]),
  agreements: z.array(jsonFields).default([]),
})

function readJson(value: unknown): ReadCardFile {
  const parsed = fileShape.safeParse(value)
  if (!parsed.success) return { ok: false, problems: shapeProblems(parsed.error) }
  const { cards, agreements } = parsed.data
  return {
    ok: true,
    file: {
      cards: cards.map((given, at) => ({
        at: `card ${at + 1}`,
        cells: pickCells<CardCells>(given, cardFields, {
          category_rewards: partSeparator,
          statement_credits: partSeparator,
        }),
        problems: unknownFields(given, cardFields),
      })),
      agreements: agreements.map((given, at) => ({
        at: `agreement ${at + 1}`,
        cells: pickCells<AgreementCells>(given, agreementFields),
        problems: unknownFields(given, agreementFields),
      })),
    },
  }
}

function unknownFields(given: JsonFields, known: readonly string[]): string[] {
  const unknown = namesOutside(given, known)
  return unknown.length > 0 ? [`has fields that are not known: ${unknown.join(', ')}`] : []
}
