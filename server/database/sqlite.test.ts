import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { otherProcess } from '#testing/other-process.ts'
import { openDatabase } from './database.ts'
import { DatabaseError } from './errors.ts'
import { retryWhileBusy } from './sqlite-busy.ts'

/* Behavior that only SQLite has. The *.behavior.test.ts files check what both databases share. */

async function folder() {
  const path = await mkdtemp(join(tmpdir(), `bursar-test-${process.pid}-`))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: DatabaseError) => error,
  )

test('the writing connection is durable and checks foreign keys', async () => {
  await using fresh = await freshDatabase('sqlite')
  const settings = await fresh.database.write(async (tx) => {
    const values: unknown[] = []
    for (const name of ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']) {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(tx)
      values.push(...Object.values(rows[0] ?? {}))
    }
    return values
  })
  const synchronousFull = 2
  expect(settings).toStrictEqual(['wal', synchronousFull, 1, 20])
})

test('the reading connection cannot write', async () => {
  await using fresh = await freshDatabase('sqlite')
  const { read } = fresh.database
  await expect(read.insertInto('secret').values({ name: 'a', value: '' }).execute()).rejects.toThrow()
  await expect(read.transaction().execute(async () => {})).rejects.toThrow('Use database.write')
})

test('a write that awaits something else is rolled back, throws, and does not block other writers', async () => {
  await using fresh = await freshDatabase('sqlite')
  const { database } = fresh
  let late: unknown
  const slow = database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'a', value: '' }).execute()
    await setTimeout(5)
    late = await failure(tx.insertInto('secret').values({ name: 'b', value: '' }).execute())
  })
  const next = database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'c', value: '' }).execute()
  })
  await expect(slow).rejects.toThrow(
    'A write awaited something other than the database, and was rolled back.',
  )
  await next
  await setTimeout(20)
  expect(late).toBeInstanceOf(Error)
  expect(await database.read.selectFrom('secret').select('name').execute()).toStrictEqual([{ name: 'c' }])
})

test('a write with many statements is not mistaken for one that awaits something else', async () => {
  await using fresh = await freshDatabase('sqlite')
  await fresh.database.write(async (tx) => {
    for (let index = 0; index < 5_000; index += 1) {
      await tx
        .insertInto('secret')
        .values({ name: String(index), value: '' })
        .execute()
    }
  })
  const names = await fresh.database.read.selectFrom('secret').select('name').execute()
  expect(names).toHaveLength(5_000)
})

test('of writes that arrive together, each leaves a turn to other work', async () => {
  await using fresh = await freshDatabase('sqlite')
  let turn = 0
  let isDone = false
  const countTurns = () => {
    turn += 1
    if (!isDone) setImmediate(countTurns)
  }
  countTurns()
  const turns: number[] = []
  const writes = Array.from({ length: 50 }, (_, index) =>
    fresh.database.write(async (tx) => {
      turns.push(turn)
      await tx
        .insertInto('secret')
        .values({ name: String(index), value: '' })
        .execute()
    }),
  )
  await Promise.all(writes)
  isDone = true
  expect(new Set(turns).size).toBe(50)
})

test('while another process holds the lock, this one waits without blocking', async () => {
  await using fresh = await freshDatabase('sqlite')
  const other = otherProcess(fresh, 'lock', '600')
  await other.line('locked')
  const order: string[] = []
  const timer = setTimeout(100).then(() => order.push('timer'))
  const write = fresh.database
    .write(async (tx) => {
      await tx.insertInto('secret').values({ name: 'own', value: '' }).execute()
    })
    .then(() => order.push('write'))
  await Promise.all([timer, write])
  expect(order).toStrictEqual(['timer', 'write'])
  expect(await other.ended).toBe(0)
  expect(await fresh.database.read.selectFrom('secret').select('name').execute()).toHaveLength(2)
})

test('a lock that never ends is reported in plain words', async () => {
  const busy = Object.assign(new Error('database is locked'), { errcode: 5 })
  let calls = 0
  const error = await failure(
    retryWhileBusy(() => {
      calls += 1
      throw busy
    }, 30),
  )
  expect(error?.code).toBe('DATABASE_BUSY')
  expect(calls).toBeGreaterThan(1)
})

test('closing leaves a single file that only its owner may read', async () => {
  await using place = await folder()
  const dataDir = join(place.path, 'new', 'data')
  await (await openDatabase({ dataDir })).close()
  expect(await readdir(dataDir)).toStrictEqual(['bursar.sqlite'])
  expect((await stat(join(dataDir, 'bursar.sqlite'))).mode & 0o777).toBe(0o600)
})

test('a full disk is reported in plain words, and earlier rows stay', async () => {
  await using fresh = await freshDatabase('sqlite')
  const { database } = fresh
  const insert = (name: string, value: string) =>
    database.write(async (tx) => {
      await tx.insertInto('secret').values({ name, value }).execute()
    })
  await insert('kept', 'v')
  await database.write(async (tx) => {
    await sql`pragma max_page_count = 1`.execute(tx)
  })
  const error = await failure(insert('big', 'x'.repeat(1_000_000)))
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error?.code).toBe('DATABASE_FULL')
  await insert('small', 'v')
  const names = await database.read.selectFrom('secret').select('name').orderBy('name').execute()
  expect(names).toStrictEqual([{ name: 'kept' }, { name: 'small' }])
})

test('a data folder that cannot be created is reported in plain words', async () => {
  await using place = await folder()
  await writeFile(join(place.path, 'file'), '')
  const error = await failure(openDatabase({ dataDir: join(place.path, 'file', 'data') }))
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error?.code).toBe('DATABASE_UNWRITABLE')
})

test('a file that is not a database is reported in plain words and left unchanged', async () => {
  await using place = await folder()
  const file = join(place.path, 'bursar.sqlite')
  await writeFile(file, 'This is a text file. '.repeat(100))
  const error = await failure(openDatabase({ dataDir: place.path }))
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error?.code).toBe('DATABASE_CORRUPT')
  expect((await stat(file)).size).toBe(2_100)
})

test('opening an existing database creates nothing', async () => {
  await using place = await folder()
  const error = await failure(openDatabase({ dataDir: join(place.path, 'typo'), prepare: 'migrate' }))
  expect(error?.code).toBe('DATABASE_MISSING')
  expect(await readdir(place.path)).toStrictEqual([])
})
