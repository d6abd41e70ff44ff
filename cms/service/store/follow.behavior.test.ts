import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../../server/database/database.ts'
import { restoreBackup } from '../../../server/database/restore-backup.ts'
import { writeBackup } from '../../../server/database/write-backup.ts'
import type { FreshDatabase } from '../../../testing/database.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import type { ContentDatabase } from './database.ts'
import { openStore } from './open-store.ts'
import { dataset, document, freshStore, put, until } from './store.fixture.ts'

/** Opens another store on the same database with its own connections, like another process. */
async function otherStore(fresh: FreshDatabase, wrap = (database: ContentDatabase) => database) {
  const database = await openDatabase(fresh)
  const warnings: string[] = []
  const store = await openStore({
    database: wrap(database),
    blobs: openBlobs({ database, dataDir: fresh.dataDir }),
    log: { warn: (_details, message) => warnings.push(message), error() {} },
  })
  return {
    store,
    warnings,
    async [Symbol.asyncDispose]() {
      await store.close()
      await database.close()
    },
  }
}

test('datasets created, changed, deleted, and recreated elsewhere are the same here', async () => {
  await using made = await freshStore()
  await using other = await otherStore(made.fresh)
  const replaced: string[] = []
  other.store.onReplaced((name) => replaced.push(name))
  await made.store.createDataset('second', 'public')
  await until(() => other.store.datasets().length === 2)
  await made.store.changeDataset('second', 'private')
  await until(() => other.store.datasets()[1]?.aclMode === 'private')
  await put(made.store, { a: document('a') })
  await until(() => other.store.documents(dataset)?.number === 1)
  await made.store.deleteDataset(dataset)
  await made.store.createDataset(dataset, 'public')
  await put(made.store, { b: document('b') })
  await until(() => other.store.documents(dataset)?.get('b') !== undefined)
  expect(other.store.documents(dataset)?.all()).toStrictEqual([document('b')])
  expect(replaced[0]).toBe(dataset)
})

test('a dataset created elsewhere can be written to before its notification arrives', async () => {
  await using made = await freshStore()
  await made.store.deleteDataset(dataset)
  await using deaf = await otherStore(made.fresh, (database) => ({
    ...database,
    onChange: () => () => undefined,
  }))
  await made.store.createDataset(dataset, 'public')
  expect((await put(deaf.store, { a: document('a') })).number).toBe(1)
})

test('the log is read every five seconds without a notification', async () => {
  await using made = await freshStore()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await using other = await otherStore(made.fresh, (database) => ({
      ...database,
      onChange: () => () => undefined,
    }))
    await put(made.store, { a: document('a') })
    vi.advanceTimersByTime(4_999)
    await setTimeout(50)
    expect(other.store.documents(dataset)?.number).toBe(0)
    vi.advanceTimersByTime(1)
    await until(() => other.store.documents(dataset)?.number === 1)
    expect(other.store.documents(dataset)?.all()).toStrictEqual([document('a')])
  } finally {
    vi.useRealTimers()
  }
})

test('a read that fails is retried', async () => {
  await using made = await freshStore()
  let failures = 0
  await using other = await otherStore(made.fresh, (database) => ({
    ...database,
    follow: database.follow.withPlugin({
      transformQuery({ node }) {
        if (failures > 0) {
          failures -= 1
          throw new Error('no connection')
        }
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }))
  failures = 2
  await put(made.store, { a: document('a') })
  await until(() => other.store.documents(dataset)?.number === 1)
  expect(other.warnings.length).toBeGreaterThan(0)
})

test('a commit sees what others committed, with or without a notification', async () => {
  await using made = await freshStore()
  await using deaf = await otherStore(made.fresh, (database) => ({
    ...database,
    onChange: () => () => undefined,
  }))
  const received: number[] = []
  deaf.store.onTransaction(({ number }) => received.push(number))
  // More transactions than are read under the lock.
  for (let index = 0; index < 205; index += 1) await put(made.store, { a: document('a', { index }) })
  const { answer } = await deaf.store.commit(dataset, {
    transactionId: 'x',
    author: 'tester',
    mutations: [],
    plan: (documents) => ({
      changes: [{ id: 'b', before: null, after: document('b') }],
      answer: documents.get('a')?.index,
    }),
  })
  expect(answer).toBe(204)
  await put(made.store, { a: null })
  const dry = await deaf.store.commit(dataset, {
    transactionId: 'y',
    author: 'tester',
    mutations: [],
    dryRun: true,
    plan: (documents) => ({ changes: [], answer: documents.all().map(({ _id }) => _id) }),
  })
  expect(dry.answer).toStrictEqual(['b'])
  expect(received).toStrictEqual(Array.from({ length: 207 }, (_, index) => index + 1))
})

test('a store that opens while others write misses nothing', async () => {
  await using made = await freshStore()
  for (let index = 0; index < 3; index += 1) {
    const names = Array.from({ length: 400 }, (_, place) => `d${index}-${place}`)
    await put(made.store, Object.fromEntries(names.map((name) => [name, document(name)])))
  }
  let writing = true
  const writer = (async () => {
    for (let index = 0; writing; index += 1) {
      const [kept, gone] = [`d0-${index % 400}`, `d2-${(index * 7) % 400}`]
      await put(made.store, {
        [kept]: document(kept, { index }),
        [gone]: null,
        [`a${index}`]: document(`a${index}`),
      })
    }
  })()
  for (let round = 0; round < 3; round += 1) {
    await using other = await otherStore(made.fresh)
    const ofOther = other.store.documents(dataset)
    await setTimeout(30)
    await until(() => ofOther?.number === made.store.documents(dataset)?.number)
    expect(ofOther?.all()).toStrictEqual(made.store.documents(dataset)?.all())
  }
  writing = false
  await writer
})

test('a restored backup replaces the documents in memory, and a commit right after it sees them', async () => {
  await using made = await freshStore()
  const { store, fresh } = made
  await using other = await otherStore(fresh)
  const file = join(fresh.dataDir, 'backup.gz')
  await put(store, { a: document('a', { from: 'backup' }) })
  await writeBackup(fresh, file)
  await put(store, { a: document('a', { from: 'later' }) })
  await until(() => other.store.documents(dataset)?.number === 2)
  await restoreBackup(fresh, file)
  const { answer, transaction } = await other.store.commit(dataset, {
    transactionId: 'after',
    author: 'tester',
    mutations: [],
    plan: (documents) => ({
      changes: [{ id: 'b', before: null, after: document('b') }],
      answer: documents.get('a')?.from,
    }),
  })
  expect(answer).toBe('backup')
  expect(transaction?.number).toBe(2)
  await until(() => store.documents(dataset)?.get('b') !== undefined)
  expect(store.documents(dataset)?.all()).toStrictEqual([document('a', { from: 'backup' }), document('b')])
})

test('a commit notices that a restored log has the same length but other transactions', async () => {
  await using made = await freshStore()
  const { store, fresh } = made
  const file = join(fresh.dataDir, 'backup.gz')
  await put(store, { a: document('a', { from: 'backup' }) })
  await writeBackup(fresh, file)
  await put(store, { a: document('a', { from: 'before' }) })
  await using deaf = await otherStore(fresh, (database) => ({ ...database, onChange: () => () => undefined }))
  await restoreBackup(fresh, file)
  await until(() => store.documents(dataset)?.number === 1)
  await put(store, { a: document('a', { from: 'after' }) })
  const { answer, transaction } = await deaf.store.commit(dataset, {
    transactionId: 'x',
    author: 'tester',
    mutations: [],
    plan: (documents) => ({
      changes: [{ id: 'b', before: null, after: document('b') }],
      answer: documents.get('a')?.from,
    }),
  })
  expect([answer, transaction?.number]).toStrictEqual(['after', 3])
})
