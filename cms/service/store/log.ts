import type { Kysely, Transaction as Write } from 'kysely'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { Transaction } from './content-store.ts'
import { parseDocument } from './parse-document.ts'
import type { ContentTables } from './tables.ts'

/** A transaction as the log stores it: with the documents after it, but not before it. */
export interface LoggedTransaction extends Omit<Transaction, 'changes'> {
  afters: { id: string; after: ContentDocument | null }[]
}

/** A page ends with the transaction that brings it to this many characters, so that it fits in memory. */
const pageCharacters = 8_000_000
/**
 * Multiplied by the number of columns, this stays below the 32,766 values that SQLite allows in a statement.
 */
const batchRows = 500

/**
 * Reads the transactions of a dataset after a number, in order: at most `limit`, and at least one if there is
 * any.
 */
export async function readLog(
  db: Kysely<ContentTables>,
  dataset: string,
  { after, limit }: { after: number; limit: number },
): Promise<LoggedTransaction[]> {
  const sizes = await db
    .selectFrom('content_transaction')
    .select(['number', 'size'])
    .where('dataset', '=', dataset)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  const last = withinPage(sizes).at(-1)
  return last ? readTransactions(db, dataset, { from: after + 1, to: last.number }) : []
}

/** Returns the first rows that fit in one page. */
export function withinPage<T extends { size: number }>(rows: readonly T[]): T[] {
  let characters = 0
  const end = rows.findIndex(({ size }) => {
    characters += size
    return characters >= pageCharacters
  })
  return end === -1 ? [...rows] : rows.slice(0, end + 1)
}

/**
 * Reads the transactions from one number to another, in order.
 *
 * @param only limits the result to these documents: it omits changes to others, and transactions that change
 *   none of these
 */
export async function readTransactions(
  db: Kysely<ContentTables>,
  dataset: string,
  { from, to, only }: { from: number; to: number; only?: readonly string[] },
): Promise<LoggedTransaction[]> {
  let changed = db
    .selectFrom('content_change')
    .select(['number', 'document_id', 'after'])
    .where('dataset', '=', dataset)
    .where('number', '>=', from)
    .where('number', '<=', to)
  if (only) changed = changed.where('document_id', 'in', only)
  const rows = await changed.orderBy('number').orderBy('place').execute()
  const afters = Map.groupBy(rows, ({ number }) => number)
  let transactions = db
    .selectFrom('content_transaction')
    .selectAll()
    .where('dataset', '=', dataset)
    .where('number', '>=', from)
    .where('number', '<=', to)
  if (only) transactions = transactions.where('number', 'in', [...afters.keys()])
  if (only && afters.size === 0) return []
  return (await transactions.orderBy('number').execute()).map(({ number, id, author, at, mutations }) => ({
    number,
    id,
    dataset,
    author,
    at,
    mutations: JSON.parse(mutations),
    afters: (afters.get(number) ?? []).map(({ document_id: id, after }) => ({
      id,
      after: after === null ? null : parseDocument(after),
    })),
  }))
}

export interface NewTransaction extends Omit<Transaction, 'changes' | 'mutations'> {
  mutations: readonly Json[]
  /** JSON, or null for a deleted document. */
  afters: readonly { id: string; body: string | null }[]
}

/** Writes the log and the current documents, inside the write that holds the number. */
export async function writeLog(tx: Write<ContentTables>, transaction: NewTransaction): Promise<void> {
  const { dataset, number, id, author, at, afters } = transaction
  const mutations = JSON.stringify(transaction.mutations)
  const size = afters.reduce((sum, { body }) => sum + (body?.length ?? 0), mutations.length)
  await tx
    .insertInto('content_transaction')
    .values({ dataset, number, id, author, at, mutations, size })
    .execute()
  const rows = afters.map(({ id, body }, place) => ({ dataset, number, place, document_id: id, after: body }))
  for (const batch of batches(rows)) await tx.insertInto('content_change').values(batch).execute()

  // Write only the last state of each document, because one statement may not change a row twice.
  const last = new Map(afters.map(({ id, body }) => [id, body]))
  const kept = [...last].flatMap(([id, body]) => (body === null ? [] : { dataset, id, body }))
  for (const batch of batches(kept)) {
    await tx
      .insertInto('content_document')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['dataset', 'id']).doUpdateSet((eb) => ({ body: eb.ref('excluded.body') })),
      )
      .execute()
  }
  const gone = [...last].flatMap(([id, body]) => (body === null ? id : []))
  for (const batch of batches(gone)) {
    await tx.deleteFrom('content_document').where('dataset', '=', dataset).where('id', 'in', batch).execute()
  }
}

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / batchRows) }, (_, index) =>
    rows.slice(index * batchRows, (index + 1) * batchRows),
  )
}
