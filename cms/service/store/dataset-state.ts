import { setImmediate } from 'node:timers/promises'
import type { Kysely, Selectable } from 'kysely'
import type { Change, DatasetInfo, Transaction } from './content-store.ts'
import { type LoggedTransaction, readLog } from './log.ts'
import { parseDocument } from './parse-document.ts'
import { createProjection, type Projection } from './projection.ts'
import type { ContentTables } from './tables.ts'

/** A dataset in memory, with its documents as the transaction `last` left them. */
export interface DatasetState {
  info: DatasetInfo
  projection: Projection
  /** Undefined before the first transaction. */
  last: { id: string; at: string } | undefined
}

export type DatasetRow = Selectable<ContentTables['content_dataset']>

/** Transactions in a page of the log; a page ends earlier if they are large. */
export const logPage = 200
/** Documents in a page when a dataset is loaded: a few hundred kilobytes. */
const documentPage = 100

export const toDatasetInfo = ({
  name,
  acl_mode: aclMode,
  created_at: createdAt,
}: DatasetRow): DatasetInfo => ({
  name,
  aclMode,
  createdAt,
})

/**
 * Loads a dataset while others keep writing. The log, which contains whole documents, then corrects what the
 * pages of documents missed or read too early. Returns undefined if the dataset is deleted in the meantime.
 */
export async function loadDataset(
  db: Kysely<ContentTables>,
  row: DatasetRow,
): Promise<DatasetState | undefined> {
  const projection = createProjection()
  let after = ''
  for (;;) {
    const page = await db
      .selectFrom('content_document')
      .select(['id', 'body'])
      .where('dataset', '=', row.name)
      .where('id', '>', after)
      .orderBy('id')
      .limit(documentPage)
      .execute()
    const documents = page.map((row) => {
      const after = parseDocument(row.body)
      // The driver keeps the results of earlier pages in memory until a full garbage collection; dropping
      // their text saves 150 MB.
      row.body = ''
      return { id: row.id, after }
    })
    projection.apply(row.last_number, documents)
    const last = page.at(-1)
    if (!last) break
    after = last.id
    await setImmediate()
  }
  const now = await datasetRow(db, row.name)
  if (now?.created_at !== row.created_at) return undefined
  const state: DatasetState = { info: toDatasetInfo(now), projection, last: await readLast(db, row) }
  await readLogUntil(db, state, { to: now.last_number })
  return state
}

/**
 * Reads the log until a dataset reaches a number.
 *
 * @param onTransaction called with each transaction once it is in memory
 * @throws ReplacedError if the log does not continue from what is in memory
 */
export async function readLogUntil(
  db: Kysely<ContentTables>,
  state: DatasetState,
  { to, onTransaction }: { to: number; onTransaction?: (transaction: Transaction) => void },
): Promise<void> {
  const { documents } = state.projection
  while (documents.number < to) {
    const page = await readLog(db, state.info.name, { after: documents.number, limit: logPage })
    if (page.length === 0) throw new ReplacedError()
    for (const logged of page) {
      const transaction = advance(state, logged)
      if (transaction) onTransaction?.(transaction)
    }
    await setImmediate()
  }
}

/**
 * Thrown if the log does not continue from the documents in memory, because the dataset was recreated or
 * restored from a backup.
 */
export class ReplacedError extends Error {
  override name = 'ReplacedError'
}

/**
 * Applies the next transaction; returns undefined if it is already applied.
 *
 * @throws ReplacedError if an earlier transaction is missing
 */
export function advance(
  state: DatasetState,
  { afters, ...logged }: LoggedTransaction,
): Transaction | undefined {
  const { documents } = state.projection
  if (logged.number <= documents.number) return undefined
  // A transaction without changes is never written, so this one was half deleted while it was read.
  if (logged.number !== documents.number + 1 || afters.length === 0) throw new ReplacedError()
  const changes: Change[] = []
  const left = new Map<string, Change['after']>()
  for (const { id, after } of afters) {
    changes.push({ id, before: left.has(id) ? (left.get(id) ?? null) : (documents.get(id) ?? null), after })
    left.set(id, after)
  }
  state.projection.apply(logged.number, changes)
  state.last = { id: logged.id, at: logged.at }
  return { ...logged, changes }
}

async function datasetRow(db: Kysely<ContentTables>, name: string): Promise<DatasetRow | undefined> {
  return db.selectFrom('content_dataset').selectAll().where('name', '=', name).executeTakeFirst()
}

async function readLast(db: Kysely<ContentTables>, row: DatasetRow): Promise<DatasetState['last']> {
  return db
    .selectFrom('content_transaction')
    .select(['id', 'at'])
    .where('dataset', '=', row.name)
    .where('number', '=', row.last_number)
    .executeTakeFirst()
}
