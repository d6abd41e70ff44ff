import type { Transaction as Write } from 'kysely'
import { ContentError, refusal } from '#content/errors.ts'
import type { CommitOptions, Transaction } from './content-store.ts'
import type { ContentDatabase } from './database.ts'
import { advance, type DatasetState, logPage, ReplacedError } from './dataset-state.ts'
import type { Follower } from './follow.ts'
import { type LoggedTransaction, readLog, writeLog } from './log.ts'
import { parseDocument } from './parse-document.ts'
import type { ContentTables } from './tables.ts'

export interface CommitContext {
  database: ContentDatabase
  states: Map<string, DatasetState>
  follower: Follower
  onTransaction: (transaction: Transaction) => void
  now: () => Date
}

export interface Committed<Answer> {
  transaction: Transaction | null
  answer: Answer
}

/** Other processes may write faster than this one reads, so a write is rejected after this many attempts. */
const attempts = 5

/** See `ContentStore.commit`. The caller sends one commit at a time for each dataset. */
export async function commit<Answer>(
  context: CommitContext,
  dataset: string,
  options: CommitOptions<Answer>,
): Promise<Committed<Answer>> {
  // Another process may have just created the dataset.
  if (!context.states.has(dataset)) await context.follower.follow()
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const state = context.states.get(dataset)
    if (!state) throw unknownDataset(dataset)
    try {
      return await (options.dryRun ? rehearse(context, state, options) : write(context, state, options))
    } catch (error) {
      if (error instanceof ReplacedError) context.follower.forget(dataset)
      else if (!(error instanceof BehindError)) throw error
      await context.follower.follow()
    }
  }
  throw refusal(503, `The dataset "${dataset}" is changing too fast to be written to. Try again.`)
}

export function unknownDataset(dataset: string): ContentError {
  return refusal(404, `There is no dataset "${dataset}".`)
}

async function rehearse<Answer>(
  { database, follower, now }: CommitContext,
  state: DatasetState,
  { transactionId, plan }: CommitOptions<Answer>,
): Promise<Committed<Answer>> {
  await follower.follow()
  const same = await database.read
    .selectFrom('content_transaction')
    .select('number')
    .where('dataset', '=', state.info.name)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  if (same) throw alreadyExists(transactionId)
  return { transaction: null, answer: plan(state.projection.documents, timeAfter(state, now())).answer }
}

async function write<Answer>(
  context: CommitContext,
  state: DatasetState,
  options: CommitOptions<Answer>,
): Promise<Committed<Answer>> {
  const { database, onTransaction, now } = context
  const { documents } = state.projection
  let unwritten: { answer: Answer } | undefined
  const writing = database.write(async (tx) => {
    const number = await nextNumber(tx, state)
    await requireSameLog(tx, state, options.transactionId)
    await catchUp(tx, state, { to: number - 1, onTransaction })
    const at = timeAfter(state, now())
    const { changes, answer } = options.plan(documents, at)
    if (changes.length === 0) {
      unwritten = { answer }
      throw new NothingToWrite()
    }
    const { transactionId: id, author, mutations } = options
    const befores = changes.map((change) => documents.get(change.id) ?? null)
    const afters = changes.map(({ id, after }) => ({ id, body: after && JSON.stringify(after) }))
    const logged = { number, id, dataset: state.info.name, author, at, mutations }
    await writeLog(tx, { ...logged, afters })
    await database.changed(tx, 'content')
    return { logged, befores, afters, answer }
  })
  try {
    const { logged, befores, afters: bodies, answer } = await writing
    // Parse the text that was written: memory must match what other processes read, whatever the caller does
    // with its objects.
    const afters = bodies.map(({ id, body }) => ({ id, after: body === null ? null : parseDocument(body) }))
    await addToMemory(context, { ...logged, afters })
    const changes = afters.map((change, index) => ({ ...change, before: befores[index] ?? null }))
    return { transaction: { ...logged, changes }, answer }
  } catch (error) {
    if (error instanceof NothingToWrite && unwritten) return { transaction: null, answer: unwritten.answer }
    throw error
  }
}

/** Rolls the write back, including the number it took. */
class NothingToWrite extends Error {
  override name = 'NothingToWrite'
}

/**
 * Holds the lock on the row of the dataset until the commit, so that numbers are committed in order and
 * without gaps.
 */
async function nextNumber(tx: Write<ContentTables>, { info, projection }: DatasetState): Promise<number> {
  const row = await tx
    .updateTable('content_dataset')
    .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
    .where('name', '=', info.name)
    .returning(['last_number', 'created_at', 'pruned_to'])
    .executeTakeFirst()
  if (!row) throw unknownDataset(info.name)
  const missing = row.last_number - 1 - projection.documents.number
  const isOtherLog = row.created_at !== info.createdAt || missing < 0
  if (isOtherLog || projection.documents.number < row.pruned_to) throw new ReplacedError()
  if (missing > logPage) throw new BehindError()
  return row.last_number
}

/**
 * Thrown when memory is too far behind: catching up under the lock would block every other writer, so it
 * happens without the lock.
 */
class BehindError extends Error {
  override name = 'BehindError'
}

/**
 * Throws if the id is taken, or if memory was built from another log because a backup was restored in the
 * meantime.
 */
async function requireSameLog(
  tx: Write<ContentTables>,
  { info, projection, last }: DatasetState,
  transactionId: string,
): Promise<void> {
  // Read the current number, because memory may advance while the database answers.
  const known = projection.documents.number
  const rows = await tx
    .selectFrom('content_transaction')
    .select(['number', 'id'])
    .where('dataset', '=', info.name)
    .where((eb) => eb.or([eb('number', '=', known), eb('id', '=', transactionId)]))
    .execute()
  if (rows.find(({ number }) => number === known)?.id !== last?.id) throw new ReplacedError()
  if (rows.some(({ id }) => id === transactionId)) throw alreadyExists(transactionId)
}

async function catchUp(
  tx: Write<ContentTables>,
  state: DatasetState,
  { to, onTransaction }: { to: number; onTransaction: CommitContext['onTransaction'] },
): Promise<void> {
  const { documents } = state.projection
  // All numbers before this one are committed, so their transactions go into memory even if this write fails.
  while (documents.number < to) {
    const page = await readLog(tx, state.info.name, { after: documents.number, limit: logPage })
    if (page.length === 0) throw new ReplacedError()
    for (const logged of page) {
      const transaction = advance(state, logged)
      if (transaction) onTransaction(transaction)
    }
  }
}

/**
 * Adds the written transaction to memory. The follower may have added it already, or may have reloaded the
 * dataset and be behind.
 */
async function addToMemory(
  { states, onTransaction, follower }: CommitContext,
  logged: LoggedTransaction,
): Promise<void> {
  const state = states.get(logged.dataset)
  try {
    const transaction = state && advance(state, logged)
    if (transaction) onTransaction(transaction)
  } catch (error) {
    if (!(error instanceof ReplacedError)) throw error
    await follower.follow()
  }
}

/** Clocks differ and can go back, but the times in a log never do. */
function timeAfter({ last }: DatasetState, now: Date): string {
  const at = now.toISOString()
  return last && last.at > at ? last.at : at
}

function alreadyExists(id: string): ContentError {
  return new ContentError(409, {
    error: {
      type: 'transactionAlreadyExistsError',
      description: `A transaction with the id "${id}" already exists. Send a different id, or leave it out.`,
      id,
    },
  })
}
