import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { otherProcess } from '#testing/other-process.ts'
import { openDatabase } from './database.ts'

test('two processes that write at the same time lose no writes', async () => {
  await using fresh = await freshDatabase()
  const others = ['a', 'b'].map((start) => otherProcess(fresh, 'insert', start, '100'))
  const own = Array.from({ length: 100 }, (_, index) =>
    fresh.database.write(async (tx) => {
      await tx
        .insertInto('secret')
        .values({ name: `own${index}`, value: '' })
        .execute()
      await fresh.database.changed(tx, 'secret')
    }),
  )
  await Promise.all(own)
  for (const other of others) expect(await other.ended).toBe(0)
  const { count } = await fresh.database.read
    .selectFrom('secret')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { version } = await fresh.database.read
    .selectFrom('topic')
    .select('version')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  expect({ count, version }).toStrictEqual({ count: 300, version: 300 })
})

test('a change notifies this process before write resolves, and also another process', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const other = otherProcess(fresh, 'listen')
  await other.line('ready')
  const received: string[] = []
  const stop = database.onChange((topic) => received.push(topic))
  await database.write(async (tx) => {
    await database.changed(tx, 'lender')
    await database.changed(tx, 'account')
    await database.changed(tx, 'lender')
    expect(received).toStrictEqual([])
  })
  expect(received).toStrictEqual(['account', 'lender'])
  await other.line('lender')
  await database.write((tx) => database.changed(tx, 'lender'))
  expect(received).toStrictEqual(['account', 'lender', 'lender'])
  stop()
  await database.write((tx) => database.changed(tx, 'school'))
  await other.line('school')
  expect(received).toHaveLength(3)
  expect(other.lines).toStrictEqual(['ready', 'account', 'lender', 'lender', 'school'])
  other.kill()
  await other.ended
})

test('a change in another process notifies this process', async () => {
  await using fresh = await freshDatabase()
  const received = new Promise((resolve) => fresh.database.onChange(resolve))
  const other = otherProcess(fresh, 'insert', 'x', '1')
  expect(await received).toBe('secret')
  expect(await other.ended).toBe(0)
})

test('changes are still reported after the database ends every connection', async () => {
  await using fresh = await freshDatabase()
  const log = { warn() {}, error() {} }
  await fresh.database.close()
  const [here, there] = [await openDatabase({ ...fresh, log }), await openDatabase({ ...fresh, log })]
  const received = new Promise((resolve) => here.onChange(resolve))
  await there.write(async (tx) => {
    // SQLite has no connection to lose.
    if (there.dialect === 'postgres') {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(tx)
    }
    await there.changed(tx, 'lender')
  })
  expect(await received).toBe('lender')
  expect(await here.read.selectFrom('lender').selectAll().execute()).toStrictEqual([])
  await here.close()
  await there.close()
})

test('a connection lost during a write fails only that write', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  // SQLite has no connection to lose.
  if (database.dialect !== 'postgres') return
  const write = database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'a', value: '' }).execute()
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.read)
    // The error arrives between two statements, when no query is waiting for a result.
    await setTimeout(100)
    await tx.insertInto('secret').values({ name: 'b', value: '' }).execute()
  })
  await expect(write).rejects.toThrow()
  expect(await database.read.selectFrom('secret').selectAll().execute()).toStrictEqual([])
  await database.write((tx) => tx.insertInto('secret').values({ name: 'c', value: '' }).execute())
  expect(await database.read.selectFrom('secret').select('name').execute()).toStrictEqual([{ name: 'c' }])
})

test('a failed write changes nothing and notifies nobody', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  const write = database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'a', value: '' }).execute()
    await database.changed(tx, 'secret')
    throw new Error('no')
  })
  await expect(write).rejects.toThrow('no')
  expect(await database.read.selectFrom('secret').selectAll().execute()).toStrictEqual([])
  expect(await database.read.selectFrom('topic').selectAll().execute()).toStrictEqual([])
  expect(received).toStrictEqual([])
})

test('a failed statement fails the write even if its error is caught', async () => {
  await using fresh = await freshDatabase()
  const write = fresh.database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'a', value: '' }).execute()
    await tx
      .insertInto('secret')
      .values({ name: 'a', value: '' })
      .execute()
      .catch(() => {})
  })
  await expect(write).rejects.toThrow()
  expect(await fresh.database.read.selectFrom('secret').selectAll().execute()).toStrictEqual([])
})

test('a failing listener affects neither the write nor other listeners', async () => {
  await using fresh = await freshDatabase()
  const errors: unknown[] = []
  const database = await openDatabase({
    ...fresh,
    log: { warn() {}, error: (details) => errors.push(details) },
  })
  const received: string[] = []
  const error = new Error('broken listener')
  database.onChange(() => {
    throw error
  })
  database.onChange((topic) => received.push(topic))
  await database.write((tx) => database.changed(tx, 'lender'))
  expect(received).toStrictEqual(['lender'])
  expect(errors).toStrictEqual([{ err: error, topic: 'lender' }])
  await database.close()
})

test('reporting a change outside its write throws', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const change = database.snapshot((tx) => database.changed(tx, 'lender'))
  await expect(change).rejects.toThrow('changed() must be called inside a write')
})

test('a snapshot sees one consistent state', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const names = await database.snapshot(async (tx) => {
    const first = await tx.selectFrom('secret').select('name').execute()
    await database.write(async (write) => {
      await write.insertInto('secret').values({ name: 'later', value: '' }).execute()
    })
    const second = await tx.selectFrom('secret').select('name').execute()
    return [first, second]
  })
  expect(names).toStrictEqual([[], []])
  expect(await database.read.selectFrom('secret').select('name').execute()).toStrictEqual([{ name: 'later' }])
})

test('closing waits for pending writes and can be repeated', async () => {
  await using fresh = await freshDatabase()
  const database = await openDatabase(fresh)
  const write = database.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'last', value: '' }).execute()
  })
  await Promise.all([write, database.close(), database.close()])
  await expect(database.write(async () => {})).rejects.toThrow('The database is closed.')
  expect(await fresh.database.read.selectFrom('secret').select('name').execute()).toStrictEqual([
    { name: 'last' },
  ])
})
