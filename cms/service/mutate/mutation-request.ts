import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Json, JsonObject } from '#content/documents.ts'
import { readDocumentId, readType } from './document-rules.ts'
import { assertJsonObject, isObject, type Meter, newMeter } from './json-bounds.ts'
import { type IndexedComplaint, MutationRefused, malformed, requestRefused } from './mutation-errors.ts'
import type { PatchOperation } from './patch.ts'
import { patchFields, readPatchOperations } from './patch-request.ts'

export type Selection = { ids: readonly string[] } | { query: string; params: JsonObject }

/** A parsed mutation with generated ids, parsed paths, and operations in the order of the hosted service. */
export type Mutation =
  | { kind: 'create' | 'createIfNotExists' | 'createOrReplace'; document: SentDocument }
  | { kind: 'delete'; selection: Selection }
  | { kind: 'patch'; selection: Selection; ifRevisionID?: string; operations: readonly PatchOperation[] }

export type SentDocument = { readonly [field: string]: Json; readonly _id: string }

/** The client sends a few hundred at most, and an import sends batches of a hundred. */
const MAX_MUTATIONS = 10_000
const MAX_IDS = 1_000
const MAX_QUERY_LENGTH = 50_000

export const transactionIdShape = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be 1 to 128 letters, digits, "_", or "-"')

const bodyShape = z.object({
  mutations: z.array(z.unknown()).max(MAX_MUTATIONS),
  transactionId: transactionIdShape.optional(),
})

const selectionShape = {
  id: z.union([z.string(), z.array(z.string()).max(MAX_IDS)]).optional(),
  query: z.string().max(MAX_QUERY_LENGTH).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
}
const deleteShape = z.strictObject({ ...selectionShape, purge: z.boolean().optional() })
const patchShape = z.strictObject({ ...selectionShape, ...patchFields })

/**
 * Parses the mutations of a request.
 * @param body the parsed JSON body
 * @returns the mutations; `sent` holds them as received, with generated ids filled in
 * @throws ContentError 400 that names each malformed item
 */
export function readMutations(body: unknown): {
  transactionId: string
  mutations: Mutation[]
  sent: Json[]
} {
  const { mutations, transactionId } = readBody(bodyShape, body, 'mutationError')
  const meter = newMeter()
  const read = eachItem('mutationError', mutations, (mutation) => readMutation(mutation, meter))
  return {
    transactionId: transactionId ?? randomUUID(),
    mutations: read.map(({ mutation }) => mutation),
    sent: read.map(({ sent }) => sent),
  }
}

/** @throws ContentError 400 for the body as a whole */
export function readBody<T>(shape: z.ZodType<T>, body: unknown, kind: 'mutationError' | 'actionError'): T {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  const { status, error } = malformed(toSentence(read.error)).complaint
  throw requestRefused(kind, [{ status, error, index: 0 }])
}

/** Parses all items and reports every refused one, as the hosted service does. */
export function eachItem<T>(
  kind: 'mutationError' | 'actionError',
  items: readonly unknown[],
  read: (item: unknown) => T,
): T[] {
  const complaints: IndexedComplaint[] = []
  const results = items.flatMap((item, index) => {
    try {
      return [read(item)]
    } catch (error) {
      if (!(error instanceof MutationRefused)) throw error
      complaints.push({ ...error.complaint, index })
      return []
    }
  })
  const [first, ...others] = complaints
  if (first) throw requestRefused(kind, [first, ...others])
  return results
}

/**
 * Parses a value with the schema.
 * @throws MutationRefused 400
 */
export function readShape<T>(shape: z.ZodType<T>, value: unknown): T {
  const read = shape.safeParse(value)
  if (!read.success) throw malformed(toSentence(read.error))
  return read.data
}

function toSentence(error: z.ZodError): string {
  const [issue] = error.issues
  const path = issue?.path.join('.') || 'body'
  return `Malformed ${path}: ${issue?.message ?? 'not understood'}`
}

function readMutation(item: unknown, meter: Meter): { mutation: Mutation; sent: Json } {
  assertJsonObject(item, meter)
  const [entry, ...others] = Object.entries(item)
  if (!entry || others.length > 0) throw malformed('A mutation must be an object with one key, its operation')
  const [kind, value] = entry
  switch (kind) {
    case 'create':
    case 'createIfNotExists':
    case 'createOrReplace': {
      const document = readDocument(value, kind)
      return { mutation: { kind, document }, sent: { [kind]: document } }
    }
    case 'delete':
      return { mutation: { kind, selection: readSelection(readShape(deleteShape, value)) }, sent: item }
    case 'patch': {
      const { id, query, params, ifRevisionID, ...fields } = readShape(patchShape, value)
      const selection = readSelection({ id, query, params })
      const operations = readPatchOperations(fields)
      return { mutation: { kind, selection, ifRevisionID, operations }, sent: item }
    }
    default:
      throw malformed(`Unknown mutation "${kind.slice(0, 50)}"`)
  }
}

function readDocument(value: Json, kind: string): SentDocument {
  if (!isObject(value)) throw malformed(`"${kind}" needs a document`)
  readType(value._type)
  const { _id } = value
  if (kind === 'create' && (_id === undefined || _id === '')) return { ...value, _id: randomUUID() }
  if (typeof _id === 'string' && _id.endsWith('.')) {
    return { ...value, _id: readDocumentId(`${_id}${randomUUID()}`) }
  }
  return { ...value, _id: readDocumentId(_id) }
}

function readSelection({ id, query, params = {} }: z.infer<typeof deleteShape>): Selection {
  if ((id === undefined) === (query === undefined)) throw malformed('Expected either "id" or "query"')
  if (query === undefined) {
    const ids = Array.isArray(id) ? id : [id]
    return { ids: [...new Set(ids.map(readDocumentId))] }
  }
  assertJsonObject(params, newMeter())
  return { query, params }
}
