import { hash } from 'node:crypto'
import { type ContentDocument, isDraftId, isVersionId, type Json, toPublishedId } from '#content/documents.ts'
import type { Documents, Transaction } from '#content/store/content-store.ts'
import type { Perspective } from './perspective.ts'
import type { Reads } from './read-log.ts'

/** Returns the tags of an answer; any transaction that can change the answer has at least one of them. */
export function getReadTags({ ids, lists }: Reads, { kind }: Perspective): string[] {
  const tags = new Set<string>()
  for (const id of ids) tags.add(tag(kind, 'id', kind === 'overlay' ? toPublishedId(id) : id))
  for (const { type, field, value } of lists)
    tags.add(field === undefined ? tag(kind, type) : tag(kind, type, field, value))
  return [...tags]
}

/**
 * Returns the tags of a transaction, from the documents before and after it. In an overlay another form may
 * replace a changed document or be replaced by it, so all forms of the document count there.
 *
 * @param documents the documents of the dataset after the transaction
 */
export function getTransactionTags({ changes }: Transaction, documents: Documents | undefined): string[] {
  const tags = new Set<string>()
  for (const { id, before, after } of changes) {
    const states = [before, after].filter((state) => state !== null)
    const published = toPublishedId(id)
    const isPublished = !isDraftId(id) && !isVersionId(id)
    for (const kind of isPublished ? (['raw', 'published'] as const) : (['raw'] as const)) {
      tags.add(tag(kind, 'id', id))
      for (const state of states) addLists(tags, kind, state)
    }
    tags.add(tag('overlay', 'id', published))
    for (const state of [...states, ...(documents?.getForms(published) ?? [])])
      addLists(tags, 'overlay', state)
  }
  return [...tags]
}

function addLists(tags: Set<string>, kind: Perspective['kind'], document: ContentDocument): void {
  const { _type: type } = document
  tags.add(tag(kind, '*'))
  tags.add(tag(kind, type))
  for (const [field, value] of walkFields(document)) {
    tags.add(tag(kind, type, field, value))
    if (isForEveryType(field)) tags.add(tag(kind, '*', field, value))
  }
}

/** Fields whose lists have tags even if a filter names no type. */
const isForEveryType = (field: string): boolean =>
  field === 'slug.current' || field === '_ref' || field === 'sanity::versionOf'

/**
 * Yields everything `read-log.ts` can refer to: scalars at paths of one or two names, references, and the id
 * of the document that this is a form of.
 */
function* walkFields(document: ContentDocument): Generator<[string, Json]> {
  yield ['sanity::versionOf', toPublishedId(document._id)]
  if (toPublishedId(document._id) !== document._id) yield ['sanity::versionOf', document._id]
  for (const id of collectReferences(document)) yield ['_ref', id]
  for (const [name, value] of Object.entries(document)) {
    if (name.startsWith('_')) continue
    if (isScalar(value)) yield [name, value]
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, own] of Object.entries(value)) if (isScalar(own)) yield [`${name}.${inner}`, own]
  }
}

function collectReferences(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, inner] of Object.entries(value)) {
    if (name === '_ref' && typeof inner === 'string') found.add(inner)
    else collectReferences(inner, found)
  }
  return found
}

const isScalar = (value: Json): boolean => typeof value !== 'object'

/** Returns a tag that is short and the same in every process. */
function tag(kind: Perspective['kind'], ...parts: (Json | undefined)[]): string {
  return `s1:${hash('sha1', JSON.stringify([kind, ...parts]), 'base64url').slice(0, 10)}`
}
