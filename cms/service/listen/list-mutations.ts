import { isJsonObject, type Json } from '#content/documents.ts'
import type { Change, Transaction } from '#content/store/content-store.ts'

/**
 * Returns the mutations of a transaction that name this document; it omits the others, because they may
 * contain what this listener must not see. If a mutation names no document (actions, mutations by query,
 * generated ids), it returns one mutation that describes the outcome for this document.
 */
export function listMutations(transaction: Transaction, { id, after }: Change): readonly Json[] {
  const named = byDocument(transaction)?.get(id)
  return named ?? [after ? { createOrReplace: after } : { delete: { id } }]
}

type Index = Map<string, Json[]> | undefined
const indexed = new WeakMap<Transaction, Index>()

function byDocument(transaction: Transaction): Index {
  if (!indexed.has(transaction)) indexed.set(transaction, indexMutations(transaction.mutations))
  return indexed.get(transaction)
}

/** Returns undefined if a mutation does not say which documents it changes. */
function indexMutations(mutations: readonly Json[]): Index {
  const index = new Map<string, Json[]>()
  for (const mutation of mutations) {
    const parts = byId(mutation)
    if (parts.length === 0) return undefined
    for (const [id, part] of parts) {
      const found = index.get(id)
      if (found) found.push(part)
      else index.set(id, [part])
    }
  }
  return index
}

/** Splits a mutation of several documents into one for each document. */
function byId(mutation: Json): [id: string, mutation: Json][] {
  if (!isJsonObject(mutation)) return []
  const [kind = '', body] = Object.entries(mutation)[0] ?? []
  if (!isJsonObject(body)) return []
  if (kind.startsWith('create')) {
    const { _id: id } = body
    // An id that ends with a dot is only a prefix.
    return typeof id === 'string' && !id.endsWith('.') ? [[id, mutation]] : []
  }
  const { id } = body
  if (typeof id === 'string') return [[id, mutation]]
  if (!Array.isArray(id)) return []
  return id
    .filter((each) => typeof each === 'string')
    .map((each) => [each, { [kind]: { ...body, id: each } }])
}
