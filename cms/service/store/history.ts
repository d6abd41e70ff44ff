import type { Kysely } from 'kysely'
import type { ContentDocument } from '#content/documents.ts'
import type { Change, ContentHistory, Transaction } from './content-store.ts'
import { type LoggedTransaction, readLog, readTransactions, withinPage } from './log.ts'
import { parseDocument } from './parse-document.ts'
import type { ContentTables } from './tables.ts'

const maxDocuments = 100
const maxTransactions = 100
const maxAfter = 500
/** The largest integer in PostgreSQL. */
const lastPossible = 2_147_483_647

/** Reads past transactions and documents from the log. */
export function openHistory(db: Kysely<ContentTables>): ContentHistory {
  const history: ContentHistory = {
    async ofDocuments(dataset, ids, { from, to, limit = maxTransactions, reverse = false } = {}) {
      const wanted = ids.slice(0, maxDocuments)
      const low = from === undefined ? 1 : await history.getNumber(dataset, from)
      const high = to === undefined ? lastPossible : await history.getNumber(dataset, to)
      if (wanted.length === 0 || low === undefined || high === undefined) return []
      const direction = reverse ? 'desc' : 'asc'
      const rows = await db
        .selectFrom('content_transaction')
        .select(['number', 'size'])
        .where('dataset', '=', dataset)
        .where('number', '>', (eb) =>
          eb.selectFrom('content_dataset').select('pruned_to').where('name', '=', dataset),
        )
        .where('number', 'in', (eb) =>
          eb
            .selectFrom('content_change')
            .select('number')
            .where('dataset', '=', dataset)
            .where('document_id', 'in', wanted)
            .where('number', '>=', low)
            .where('number', '<=', high),
        )
        .orderBy('number', direction)
        .limit(Math.max(1, Math.min(limit, maxTransactions)))
        .execute()
      const numbers = withinPage(rows).map(({ number }) => number)
      if (numbers.length === 0) return []
      const page = { from: Math.min(...numbers), to: Math.max(...numbers), only: wanted }
      const found = await withBefores(db, dataset, await readTransactions(db, dataset, page))
      return reverse ? found.reverse() : found
    },

    async documentAt(dataset, id, at) {
      if ('time' in at) return (await stateAt(db, dataset, id, { time: at.time })) ?? null
      const number = await history.getNumber(dataset, at.revision)
      if (number === undefined) return undefined
      const state = await stateAt(db, dataset, id, { number })
      if (state !== undefined) return state
      return number < ((await getPosition(db, dataset))?.pruned_to ?? 0) ? undefined : null
    },

    async after(dataset, number, limit) {
      const row = await getPosition(db, dataset)
      if (!row || number < row.pruned_to || number > row.last_number) return undefined
      const logged = await readLog(db, dataset, {
        after: number,
        limit: Math.max(1, Math.min(limit, maxAfter)),
      })
      return withBefores(db, dataset, logged)
    },

    async getNumber(dataset, transactionId) {
      const row = await db
        .selectFrom('content_transaction')
        .select('number')
        .where('dataset', '=', dataset)
        .where('id', '=', transactionId)
        .executeTakeFirst()
      return row?.number
    },
  }
  return history
}

function getPosition(db: Kysely<ContentTables>, dataset: string) {
  return db
    .selectFrom('content_dataset')
    .select(['last_number', 'pruned_to'])
    .where('name', '=', dataset)
    .executeTakeFirst()
}

/** @param page every change to its documents from its first transaction to its last */
async function withBefores(
  db: Kysely<ContentTables>,
  dataset: string,
  page: readonly LoggedTransaction[],
): Promise<Transaction[]> {
  const [first] = page
  if (!first) return []
  const ids = new Set(page.flatMap(({ afters }) => afters.map(({ id }) => id)))
  const states = await statesBefore(db, dataset, { ids: [...ids], number: first.number })
  return page.map(({ afters, ...transaction }) => {
    const changes: Change[] = []
    for (const { id, after } of afters) {
      changes.push({ id, before: states.get(id) ?? null, after })
      states.set(id, after)
    }
    return { ...transaction, changes }
  })
}

const batchIds = 500

async function statesBefore(
  db: Kysely<ContentTables>,
  dataset: string,
  { ids, number }: { ids: readonly string[]; number: number },
): Promise<Map<string, ContentDocument | null>> {
  const states = new Map<string, ContentDocument | null>()
  for (let start = 0; start < ids.length; start += batchIds) {
    const rows = await db
      .selectFrom('content_change as change')
      .select(['document_id', 'after'])
      .where('dataset', '=', dataset)
      .where('document_id', 'in', ids.slice(start, start + batchIds))
      .where('number', '=', (eb) =>
        eb
          .selectFrom('content_change as earlier')
          .select((of) => of.fn.max('earlier.number').as('number'))
          .where('earlier.dataset', '=', dataset)
          .whereRef('earlier.document_id', '=', 'change.document_id')
          .where('earlier.number', '<', number),
      )
      .orderBy('place')
      .execute()
    for (const { document_id: id, after } of rows)
      states.set(id, after === null ? null : parseDocument(after))
  }
  return states
}

/** Returns undefined if the log holds no state of the document up to there. */
async function stateAt(
  db: Kysely<ContentTables>,
  dataset: string,
  id: string,
  at: { number: number } | { time: string },
): Promise<ContentDocument | null | undefined> {
  let changes = db
    .selectFrom('content_change as change')
    .select('after')
    .where('change.dataset', '=', dataset)
    .where('document_id', '=', id)
  if ('number' in at) {
    changes = changes.where('change.number', '<=', at.number)
  } else {
    changes = changes
      .innerJoin('content_transaction as made', (join) =>
        join.onRef('made.dataset', '=', 'change.dataset').onRef('made.number', '=', 'change.number'),
      )
      .where('made.at', '<=', at.time)
  }
  const row = await changes
    .orderBy('change.number', 'desc')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && (row.after === null ? null : parseDocument(row.after))
}
