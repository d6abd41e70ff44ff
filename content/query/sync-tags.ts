import { hash } from 'node:crypto'
import { type ContentDocument, isDraftId, isVersionId, type Json, publishedIdOf } from '#content/documents.ts'
import type { Documents, Transaction } from '#content/store/content-store.ts'
import type { Perspective } from './perspective.ts'
import type { Reads } from './read-log.ts'

/** The tags of an answer: any transaction that can change it has one of them too. */
export function tagsOfReads({ ids, lists }: Reads, { kind }: Perspective): string[] {
  const tags = new Set<string>()
  for (const id of ids) tags.add(tag(kind, 'id', kind === 'overlay' ? publishedIdOf(id) : id))
  for (const { type, field, value } of lists)
    tags.add(field === undefined ? tag(kind, type) : tag(kind, type, field, value))
  return [...tags]
}

/**
 * The tags of a transaction: of the documents as they were and as they became. In overlays another form of a touched document may
 * come to stand for it or cease to, so that all its forms count there.
 *
 * @param documents of the dataset, with the transaction in it
 */
export function tagsOfTransaction({ changes }: Transaction, documents: Documents | undefined): string[] {
  const tags = new Set<string>()
  for (const { id, before, after } of changes) {
    const states = [before, after].filter((state) => state !== null)
    const published = publishedIdOf(id)
    const isPublished = !isDraftId(id) && !isVersionId(id)
    for (const kind of isPublished ? (['raw', 'published'] as const) : (['raw'] as const)) {
      tags.add(tag(kind, 'id', id))
      for (const state of states) addLists(tags, kind, state)
    }
    tags.add(tag('overlay', 'id', published))
    for (const state of [...states, ...(documents?.formsOf(published) ?? [])])
      addLists(tags, 'overlay', state)
  }
  return [...tags]
}

function addLists(tags: Set<string>, kind: Perspective['kind'], document: ContentDocument): void {
  const { _type: type } = document
  tags.add(tag(kind, '*'))
  tags.add(tag(kind, type))
  for (const [field, value] of fieldsOf(document)) {
    tags.add(tag(kind, type, field, value))
    if (isForEveryType(field)) tags.add(tag(kind, '*', field, value))
  }
}

/** Fields by which lists are told apart also where a filter names no type. */
const isForEveryType = (field: string): boolean =>
  field === 'slug.current' || field === '_ref' || field === 'sanity::versionOf'

/** What `read-log.ts` can ask for: scalars at one or two names, references, and the document of which this is a form. */
function* fieldsOf(document: ContentDocument): Generator<[string, Json]> {
  yield ['sanity::versionOf', publishedIdOf(document._id)]
  if (publishedIdOf(document._id) !== document._id) yield ['sanity::versionOf', document._id]
  for (const id of referencesOf(document)) yield ['_ref', id]
  for (const [name, value] of Object.entries(document)) {
    if (name.startsWith('_')) continue
    if (isScalar(value)) yield [name, value]
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, own] of Object.entries(value)) if (isScalar(own)) yield [`${name}.${inner}`, own]
  }
}

function referencesOf(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, inner] of Object.entries(value)) {
    if (name === '_ref' && typeof inner === 'string') found.add(inner)
    else referencesOf(inner, found)
  }
  return found
}

const isScalar = (value: Json): boolean => typeof value !== 'object'

/** Short, and the same in every process. */
function tag(kind: Perspective['kind'], ...parts: (Json | undefined)[]): string {
  return `s1:${hash('sha1', JSON.stringify([kind, ...parts]), 'base64url').slice(0, 10)}`
}
