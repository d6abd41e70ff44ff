import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { ContentError, refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { bodyLimits, levelsOf, MOST_LEVELS } from './bodies.ts'
import { forwardReferencesWeakened, strengthened } from './forward-references.ts'
import type { Identity } from './identity.ts'
import { importedAsset } from './imported-asset.ts'
import { linesOf } from './json-lines.ts'

/** Documents in one transaction, and characters, whichever is reached first: no lock is held for long. */
const BATCH_DOCUMENTS = 100
const BATCH_LENGTH = 1_000_000

/** Documents that name others which come later in the file; their ids are kept until the end. */
const MOST_FORWARD_REFERRERS = 200_000

interface Import {
  dataset: string
  identity: Identity
  operation: 'create' | 'createIfNotExists' | 'createOrReplace'
  lines: AsyncIterable<Buffer>
}

interface Line {
  number: number
  document: ImportedDocument
  /** In characters; what a batch is filled with. */
  length: number
  /** Other than that of the whole import. */
  operation?: Import['operation']
}

/**
 * Each batch is a transaction. References to documents that are still to come are weak until the end, and then made strong; one
 * that leads nowhere is refused then.
 * @returns how much was written; throws with the line and how much stands already
 */
export async function importDocuments(
  content: ContentService,
  { dataset, identity, operation, lines }: Import,
) {
  let documentCount = 0
  let transactionCount = 0
  const referrers = new Set<string>()

  for await (const batch of batches(withAssets(parsed(lines)))) {
    const present = content.store.documents(dataset)
    const arriving = new Set(batch.map(({ document }) => document._id))
    const isThere = (id: string) => arriving.has(id) || present?.get(id) !== undefined
    const documents = batch.map(({ document }) => {
      const weakened = forwardReferencesWeakened(document, isThere)
      if (weakened !== document) referrers.add(document._id)
      return weakened
    })
    if (referrers.size > MOST_FORWARD_REFERRERS) {
      throw refusal(
        413,
        `More than ${MOST_FORWARD_REFERRERS} documents name later ones. Import in smaller parts.`,
      )
    }
    const where = `in the lines ${batch[0]?.number} to ${batch.at(-1)?.number}; ${documentCount} documents before them are imported`
    await mutate(
      documents.map((document, at) => ({ [batch[at]?.operation ?? operation]: document })),
      where,
    )
    documentCount += documents.length
  }
  await strengthen([...referrers])
  return { dataset, operation, documentCount, transactionCount }

  async function* withAssets(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
    for await (const line of lines) {
      if (line.document._bytes === undefined) yield line
      else {
        const document = await importedAsset(content, { dataset, identity, document: line.document })
        // Its upload has made a document of it already.
        yield { ...line, document, operation: 'createOrReplace', length: 0 }
      }
    }
  }

  async function mutate(mutations: object[], where: string) {
    await content
      .mutate({ dataset, body: { mutations }, options: {}, author: identity.id })
      .catch((error: unknown) => {
        throw error instanceof ContentError ? stopped(error, where) : error
      })
    transactionCount++
  }

  async function strengthen(ids: string[]) {
    const where = 'after the last line, while references were made strong; all documents are imported'
    let refused: unknown
    for (let start = 0; start < ids.length; start += BATCH_DOCUMENTS) {
      const present = content.store.documents(dataset)
      const changes = ids.slice(start, start + BATCH_DOCUMENTS).flatMap((id) => {
        const document = present?.get(id)
        const strong = document && strengthened(document)
        if (!document || strong === document) return []
        // Refused if somebody else has changed it since it was read.
        return [[{ patch: { id, ifRevisionID: document._rev, unset: [] } }, { createOrReplace: strong }]]
      })
      if (changes.length === 0) continue
      // One that is refused must not leave the others weak.
      const isDone = await mutate(changes.flat(), where).then(
        () => true,
        () => false,
      )
      if (isDone) continue
      for (const change of changes) {
        await mutate(change, where).catch((error: unknown) => {
          refused ??= error
        })
      }
    }
    if (refused) throw refused
  }
}

function stopped({ status, message }: ContentError, where: string): ContentError {
  return new ContentError(status, {
    statusCode: status,
    error: 'Import stopped',
    message: `${message} (${where}).`,
  })
}

export type ImportedDocument = { readonly [field: string]: Json; readonly _id: string }

async function* parsed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0
  for await (const line of linesOf(chunks)) {
    number++
    if (line.trim() === '') continue
    yield { number, document: documentIn(line, number), length: line.length }
  }
}

function documentIn(line: string, number: number): ImportedDocument {
  const document = levelsOf(line) > MOST_LEVELS ? undefined : jsonObject.safeParse(parseJson(line)).data
  const { _id = randomUUID(), _type } = document ?? {}
  if (document && document._bytes === undefined && line.length > bodyLimits.mutation) {
    throw refusal(413, `Line ${number} is longer than a document may be.`)
  }
  if (document && typeof _type === 'string' && typeof _id === 'string') return { ...document, _id }
  throw refusal(400, `Line ${number} is no document: one JSON object with a _type is expected.`)
}

const jsonObject = z.record(z.string(), z.json())

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = []
  let length = 0
  for await (const line of lines) {
    batch.push(line)
    length += line.length
    if (batch.length < BATCH_DOCUMENTS && length < BATCH_LENGTH) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}
