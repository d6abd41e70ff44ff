import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ContentError, refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { bodyLimits, countLevels, MAX_LEVELS } from './bodies.ts'
import { restoreStrongReferences, weakenForwardReferences } from './forward-references.ts'
import type { Identity } from './identity.ts'
import { type ImportedDocument, importedAsset } from './imported-asset.ts'
import { splitLines } from './json-lines.ts'

/**
 * A transaction ends at this many documents or characters, whichever comes first, so that no lock is held for
 * long.
 */
const BATCH_DOCUMENTS = 100
const BATCH_LENGTH = 1_000_000

/** The maximum number of documents that reference later lines; their ids are kept in memory until the end. */
const MAX_FORWARD_REFERRERS = 200_000

interface Import {
  dataset: string
  identity: Identity
  operation: 'create' | 'createIfNotExists' | 'createOrReplace'
  lines: AsyncIterable<Buffer>
}

interface Line {
  number: number
  document: ImportedDocument
  /** The length in characters, which counts toward the size of a batch. */
  length: number
  /** Overrides the operation of the import. */
  operation?: Import['operation']
}

/**
 * Imports documents in batches, with one transaction per batch. References to later documents are weak until
 * the end and then made strong; a reference without a target is refused at that point.
 * @returns how many documents and transactions were written
 * @throws ContentError with the line and the number of documents already written
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
      const weakened = weakenForwardReferences(document, isThere)
      if (weakened !== document) referrers.add(document._id)
      return weakened
    })
    if (referrers.size > MAX_FORWARD_REFERRERS) {
      throw refusal(
        413,
        `More than ${MAX_FORWARD_REFERRERS} documents refer to later ones. Import in smaller parts.`,
      )
    }
    const where = `on lines ${batch[0]?.number} to ${batch.at(-1)?.number}; ${documentCount} documents before these were imported`
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
        // The upload has already created the document.
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
    const where = 'after the last line, while references were being made strong; all documents were imported'
    let refused: unknown
    for (let start = 0; start < ids.length; start += BATCH_DOCUMENTS) {
      const present = content.store.documents(dataset)
      const changes = ids.slice(start, start + BATCH_DOCUMENTS).flatMap((id) => {
        const document = present?.get(id)
        const strong = document && restoreStrongReferences(document)
        if (!document || strong === document) return []
        // `ifRevisionID` refuses the change if the document was edited after it was read.
        return [[{ patch: { id, ifRevisionID: document._rev, unset: [] } }, { createOrReplace: strong }]]
      })
      if (changes.length === 0) continue
      // If the batch is refused, each change is retried alone so that one bad reference does not leave the
      // others weak.
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

async function* parsed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0
  for await (const line of splitLines(chunks)) {
    number++
    if (line.trim() === '') continue
    yield { number, document: documentIn(line, number), length: line.length }
  }
}

function documentIn(line: string, number: number): ImportedDocument {
  const document = countLevels(line) > MAX_LEVELS ? undefined : jsonObject.safeParse(parseJson(line)).data
  const { _id = randomUUID(), _type } = document ?? {}
  if (document && document._bytes === undefined && line.length > bodyLimits.mutation) {
    throw refusal(413, `Line ${number} exceeds the maximum size of a document.`)
  }
  if (document && typeof _type === 'string' && typeof _id === 'string') return { ...document, _id }
  throw refusal(400, `Line ${number} is not a document: one JSON object with a _type is expected.`)
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
