import type { Kysely, Transaction } from 'kysely'
import type { ContentDatabase } from './database.ts'
import { withinPage } from './log.ts'
import type { ContentTables } from './tables.ts'

/** Few enough that no other write waits long for a step. */
const stepTransactions = 100
const batchNumbers = 500

/** A part of the log: from the first number, exclusive, to the last one, inclusive. */
interface Range {
  from: number
  to: number
}

/**
 * Removes up to a hundred of a dataset's oldest transactions if they were made before a moment. What a
 * document was after the last of them stays, so that later history is complete, and so do the newest
 * transaction and every current document.
 * @returns whether there may be more to remove
 */
export async function pruneHistory(
  database: ContentDatabase,
  dataset: string,
  before: Date,
): Promise<boolean> {
  // Look without a write first, because usually there is nothing to do.
  if (!(await findDue(database.read, dataset, before))) return false
  return database.write(async (tx) => {
    const due = await findDue(tx, dataset, before)
    if (!due) return false
    const taken = await tx
      .updateTable('content_dataset')
      .set({ pruned_to: due.to })
      .where('name', '=', dataset)
      .where('pruned_to', '=', due.from)
      .returning('name')
      .executeTakeFirst()
    // Otherwise another process has just taken this step.
    if (taken) await removeHistory(tx, dataset, due)
    return true
  })
}

async function findDue(db: Kysely<ContentTables>, dataset: string, before: Date): Promise<Range | undefined> {
  const row = await db
    .selectFrom('content_dataset')
    .select(['pruned_to', 'last_number'])
    .where('name', '=', dataset)
    .executeTakeFirst()
  if (!row) return undefined
  const oldest = await db
    .selectFrom('content_transaction')
    .select(['number', 'at', 'size'])
    .where('dataset', '=', dataset)
    .where('number', '>', row.pruned_to)
    .where('number', '<', row.last_number)
    .orderBy('number')
    .limit(stepTransactions)
    .execute()
  // Times in a log never go back, so these are its first ones.
  const due = withinPage(oldest.filter(({ at }) => at < before.toISOString()))
  const last = due.at(-1)
  return last && { from: row.pruned_to, to: last.number }
}

async function removeHistory(
  tx: Transaction<ContentTables>,
  dataset: string,
  { from, to }: Range,
): Promise<void> {
  // A state is needed no more once a later one is in the range too, or if it says that there is no document.
  const removed = await tx
    .deleteFrom('content_change')
    .where('dataset', '=', dataset)
    .where('number', '<=', to)
    .where('document_id', 'in', (eb) =>
      eb
        .selectFrom('content_change as changed')
        .select('changed.document_id')
        .where('changed.dataset', '=', dataset)
        .where('changed.number', '>', from)
        .where('changed.number', '<=', to),
    )
    .where((eb) =>
      eb.or([
        eb('after', 'is', null),
        eb.exists(
          eb
            .selectFrom('content_change as later')
            .select('later.number')
            .where('later.dataset', '=', dataset)
            .whereRef('later.document_id', '=', 'content_change.document_id')
            .where('later.number', '<=', to)
            .where((eb) =>
              eb.or([
                eb('later.number', '>', eb.ref('content_change.number')),
                eb.and([
                  eb('later.number', '=', eb.ref('content_change.number')),
                  eb('later.place', '>', eb.ref('content_change.place')),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .returning('number')
    .execute()

  // Transactions that hold no state any more; what was asked of the others is not shown any more either.
  const numbers = [...new Set(removed.map(({ number }) => number))]
  for (let start = 0; start < numbers.length; start += batchNumbers) {
    await tx
      .deleteFrom('content_transaction')
      .where('dataset', '=', dataset)
      .where('number', 'in', numbers.slice(start, start + batchNumbers))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('content_change')
              .select('place')
              .where('content_change.dataset', '=', dataset)
              .whereRef('content_change.number', '=', 'content_transaction.number'),
          ),
        ),
      )
      .execute()
  }
  await tx
    .updateTable('content_transaction')
    .set({ mutations: '[]' })
    .where('dataset', '=', dataset)
    .where('number', '>', from)
    .where('number', '<=', to)
    .execute()
}
