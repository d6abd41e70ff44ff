import type { Kysely, Transaction as Write } from 'kysely'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { Transaction } from './content-store.ts'
import { parseDocument } from './parse-document.ts'
import type { ContentTables } from './tables.ts'

/** A transaction as the log has it: what it left, not what it found. */
export interface LoggedTransaction extends Omit<Transaction, 'changes'> {
  afters: { id: string; after: ContentDocument | null }[]
}

/** A page ends with the transaction that brings it to this many characters, so that it fits into memory. */
const pageCharacters = 8_000_000
/** Times its columns this stays below the 32,766 values that SQLite allows in a statement. */
const batchRows = 500

/** The transactions of a dataset after a number, in order: at most `limit`, at least one where there is one. */
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

/** The first of them that fit into one page. */
export function withinPage<T extends { size: number }>(rows: readonly T[]): T[] {
  let characters = 0
  const end = rows.findIndex(({ size }) => {
    characters += size
    return characters >= pageCharacters
  })
  return end === -1 ? [...rows] : rows.slice(0, end + 1)
}

/**
 * The transactions from one number to another, in order.
 * @param only of these documents: what they did to others is left out, and what did nothing to them too
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
  /** JSON, or null for a document that is gone. */
  afters: readonly { id: string; body: string | null }[]
}

/** Inside the write that holds the number: the log, and the documents as they are now. */
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

  // Only what each document was left as: one statement may not touch a row twice.
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
