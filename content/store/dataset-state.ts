import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Change, DatasetInfo, Transaction } from './content-store.ts'
import { type LoggedTransaction, readLog } from './log.ts'
import { parseDocument } from './parse-document.ts'
import { createProjection, type Projection } from './projection.ts'
import type { ContentTables } from './tables.ts'

/** A dataset in memory: its documents as the transaction `last` left them. */
export interface DatasetState {
  info: DatasetInfo
  projection: Projection
  /** Undefined before the first. */
  last: { id: string; at: string } | undefined
}

export type DatasetRow = ContentTables['content_dataset']

/** Transactions in a page of the log; it ends earlier where they are large. */
export const logPage = 200
/** Documents in a page when a dataset is loaded: some hundred kilobytes. */
const documentPage = 100

export const infoOf = ({ name, acl_mode: aclMode, created_at: createdAt }: DatasetRow): DatasetInfo => ({
  name,
  aclMode,
  createdAt,
})

/**
 * Reads a dataset while others go on writing: what the pages of documents missed or saw too early is put right by the log,
 * which has whole documents. Undefined where it was deleted meanwhile.
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
      // The driver's results of earlier pages stay in memory until a whole collection: without their text, 150 MB less.
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
  const state: DatasetState = { info: infoOf(now), projection, last: await lastOf(db, row) }
  await readOn(db, state, { to: now.last_number })
  return state
}

/**
 * Brings a dataset to a number by the log. Throws `ReplacedError` where the log does not go on from what is in memory.
 * @param heard of each transaction, when it is in memory
 */
export async function readOn(
  db: Kysely<ContentTables>,
  state: DatasetState,
  { to, heard }: { to: number; heard?: (transaction: Transaction) => void },
): Promise<void> {
  const { documents } = state.projection
  while (documents.number < to) {
    const page = await readLog(db, state.info.name, { after: documents.number, limit: logPage })
    if (page.length === 0) throw new ReplacedError()
    for (const logged of page) {
      const transaction = advance(state, logged)
      if (transaction) heard?.(transaction)
    }
    await setImmediate()
  }
}

/** The documents are not those that the log goes on from: the dataset was made anew, or restored from a backup. */
export class ReplacedError extends Error {
  override name = 'ReplacedError'
}

/** Puts the next transaction in; undefined where it is in already. Throws `ReplacedError` where one before it is missing. */
export function advance(
  state: DatasetState,
  { afters, ...logged }: LoggedTransaction,
): Transaction | undefined {
  const { documents } = state.projection
  if (logged.number <= documents.number) return undefined
  // A transaction that changes nothing is not written, so that one without changes was half deleted while it was read.
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

async function lastOf(db: Kysely<ContentTables>, row: DatasetRow): Promise<DatasetState['last']> {
  return db
    .selectFrom('content_transaction')
    .select(['id', 'at'])
    .where('dataset', '=', row.name)
    .where('number', '=', row.last_number)
    .executeTakeFirst()
}
