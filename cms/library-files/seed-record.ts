import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type ContentDocument, isJsonObject, type Json } from '#cms/service/documents.ts'
import type { LibraryDocument } from './library-file.ts'

/** What the library wrote into a dataset. The record is part of the dataset, so that both change together. */
interface Seeded {
  /** The hash of the file, so that an unchanged file is not processed again. */
  file: string
  /** The hash of the document, so that an editor's change can be detected. */
  document: string
}

/** The dot in the id hides the record from readers without a token. */
export const RECORD_ID = '_.library'
export const RECORD_TYPE = 'system.library'

const record = z.object({
  seeded: z.array(z.object({ _key: z.string(), file: z.string(), document: z.string() })),
})

/**
 * Returns the record by document id. An unreadable record counts as empty, because it must not make a start
 * fail.
 */
export function readRecord(document: ContentDocument | undefined): Map<string, Seeded> {
  const { data } = record.safeParse(document)
  return new Map(data?.seeded.map(({ _key, ...seeded }) => [_key, seeded]))
}

export function writeRecord(seeded: ReadonlyMap<string, Seeded>): { readonly [field: string]: Json } {
  const list = [...seeded].sort(([a], [b]) => (a < b ? -1 : 1))
  return { seeded: list.map(([_key, { file, document }]) => ({ _key, file, document })) }
}

/** The fields that the service sets. */
const givenFields: readonly string[] = ['_rev', '_createdAt', '_updatedAt']

/** Hashes everything an editor can change; the order of fields does not matter. */
export function documentHash(document: ContentDocument | LibraryDocument): string {
  return createHash('sha256')
    .update(inOrder(withoutGiven(document)))
    .digest('hex')
}

function inOrder(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${inOrder(value[name] ?? null)}`).join()}}`
}

/** Returns the document without the fields that the service sets, starting with its id and type. */
export function withoutGiven({ _id, _type, ...fields }: ContentDocument | LibraryDocument): LibraryDocument {
  const own = Object.entries(fields).filter(([name]) => !givenFields.includes(name))
  return { _id, _type, ...Object.fromEntries(own) }
}
