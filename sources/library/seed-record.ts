import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ContentDocument, Json } from '#content/documents.ts'
import { isObject } from './block-text.ts'
import type { LibraryDocument } from './library-file.ts'

/** What was put into a dataset from the library: kept in the dataset itself, so that it changes with what it tells of. */
interface Seeded {
  /** Of the file, so that a file that is the same is looked at once. */
  file: string
  /** Of the document, so that one that an editor changed is known. */
  document: string
}

/** Its dot keeps it from everybody without a token. */
export const RECORD_ID = '_.library'
export const RECORD_TYPE = 'system.library'

const record = z.object({
  seeded: z.array(z.object({ _key: z.string(), file: z.string(), document: z.string() })),
})

/** By document id. A record that somebody made unreadable is none: a start must not fail over it. */
export function readRecord(document: ContentDocument | undefined): Map<string, Seeded> {
  const { data } = record.safeParse(document)
  return new Map(data?.seeded.map(({ _key, ...seeded }) => [_key, seeded]))
}

export function writeRecord(seeded: ReadonlyMap<string, Seeded>): { readonly [field: string]: Json } {
  const list = [...seeded].sort(([a], [b]) => (a < b ? -1 : 1))
  return { seeded: list.map(([_key, { file, document }]) => ({ _key, file, document })) }
}

/** The fields that the service gives. */
const givenFields: readonly string[] = ['_rev', '_createdAt', '_updatedAt']

/** Of everything an editor can change; the order of fields does not count. */
export function documentHash(document: ContentDocument | LibraryDocument): string {
  return createHash('sha256')
    .update(inOrder(withoutGiven(document)))
    .digest('hex')
}

function inOrder(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${inOrder(value[name] ?? null)}`).join()}}`
}

/** The document without what the service gives, its id and type first. */
export function withoutGiven({ _id, _type, ...fields }: ContentDocument | LibraryDocument): LibraryDocument {
  const own = Object.entries(fields).filter(([name]) => !givenFields.includes(name))
  return { _id, _type, ...Object.fromEntries(own) }
}
