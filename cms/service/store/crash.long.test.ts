import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ContentDocument } from '#content/documents.ts'
import { openDatabase } from '../../../server/database/database.ts'
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts'
import { startProcess } from '../../../testing/other-process.ts'
import type { Transaction } from './content-store.ts'
import { openStore } from './open-store.ts'
import { dataset, storeOptions } from './store.fixture.ts'

const rounds = 30
const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

test.each(kinds)(
  'kill -9 under load loses no acknowledged transaction and leaves no partial one, on %s',
  async (kind) => {
    await using fresh = await freshDatabase(kind, { isDurable: true })
    const acknowledged: string[] = []
    const replay = new Map<string, ContentDocument>()
    let number = 0
    await inStore(fresh, (store) => store.createDataset(dataset, 'public'))
    await fresh.database.close()

    for (let round = 0; round < rounds; round += 1) {
      const writer = startProcess('cms/service/store/process.fixture.ts', fresh, 'churn', `${round}`)
      await writer.line(`${round}a-0`)
      await setTimeout(Math.random() * 200)
      writer.kill()
      expect(await writer.ended).toBeNull()
      acknowledged.push(...writer.lines.filter((line) => line !== 'ready'))

      await using database = await reopened(fresh)
      await inStore({ ...fresh, database: database.database }, async (store) => {
        const log: Transaction[] = []
        for (;;) {
          const page = (await store.history.after(dataset, number, 500)) ?? []
          if (page.length === 0) break
          log.push(...page)
          number = page.at(-1)?.number ?? number
        }
        for (const transaction of log) {
          for (const { id, after } of transaction.changes) {
            if (after) replay.set(id, after)
            else replay.delete(id)
          }
          // The fixture plans this many changes, so the transaction is complete.
          expect(transaction.changes).toHaveLength(1 + (Number(transaction.id.split('-')[1]) % 5))
        }
        const all = [...replay.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
        expect(store.documents(dataset)?.all()).toStrictEqual(all)
      })
      const rows = await database.database.read
        .selectFrom('content_transaction')
        .select(['number', 'id'])
        .orderBy('number')
        .execute()
      expect(rows.every((row, index) => row.number === index + 1)).toBe(true)
      const there = new Set(rows.map(({ id }) => id))
      expect(acknowledged.filter((id) => !there.has(id))).toStrictEqual([])
      const { last_number: last } = await database.database.read
        .selectFrom('content_dataset')
        .select('last_number')
        .executeTakeFirstOrThrow()
      expect([last, number]).toStrictEqual([rows.length, rows.length])
    }
    console.log(
      `${kind}: ${acknowledged.length} acknowledged transactions in ${rounds} killed processes, all there and whole`,
    )
  },
)

async function inStore(
  fresh: Pick<FreshDatabase, 'database' | 'dataDir'>,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>,
): Promise<void> {
  const store = await openStore(storeOptions(fresh))
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

async function reopened(fresh: FreshDatabase) {
  const database = await openDatabase(fresh)
  return { database, [Symbol.asyncDispose]: () => database.close() }
}
