import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { DatabaseError, isUniqueViolation } from './errors.ts'
import { type Schema, tableKeys } from './schema.ts'

/* Behavior that both databases share. Each test uses a table that has a column of the type it checks. */

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh[Symbol.asyncDispose]())

const when = new Date('2026-03-01T12:34:56.789Z')
const release: Schema['school_release'] = {
  id: 'r1',
  source: 'test',
  label: 'Test',
  source_date: '2026-02-28',
  school_count: 3,
  refused_count: 0,
  loaded_at: when,
  is_current: true,
}
const account = {
  id: 'a1',
  email: 'Zoë@Example.com',
  email_key: 'zoë@example.com',
  password_hash: 'hash',
  first_name: 'Zoë 🎓',
  last_name: '',
  created_at: when,
}

function rollback(
  work: (tx: Parameters<Parameters<FreshDatabase['database']['write']>[0]>[0]) => Promise<void>,
) {
  const done = new Error('rolled back by the test')
  return fresh.database
    .write(async (tx) => {
      await work(tx)
      throw done
    })
    .catch((error) => {
      if (error !== done) throw error
    })
}

test('booleans, times, dates, numbers, null, and text read back as they were written', () =>
  rollback(async (tx) => {
    await tx.insertInto('school_release').values(release).execute()
    await tx
      .insertInto('school_release')
      .values({ ...release, id: 'r2', source_date: null, is_current: false })
      .execute()
    const rows = await tx.selectFrom('school_release').selectAll().orderBy('id').execute()
    expect(rows).toStrictEqual([release, { ...release, id: 'r2', source_date: null, is_current: false }])
  }))

test('types survive aliases, joins, subqueries, and returning', () =>
  rollback(async (tx) => {
    const inserted = await tx
      .insertInto('school_release')
      .values(release)
      .returning(['is_current as now', 'loaded_at', 'source_date'])
      .executeTakeFirst()
    expect(inserted).toStrictEqual({ now: true, loaded_at: when, source_date: '2026-02-28' })
    const joined = await tx
      .selectFrom((eb) => eb.selectFrom('school_release').select(['id', 'loaded_at as at']).as('inner'))
      .innerJoin('school_release as outer', 'outer.id', 'inner.id')
      .select(['inner.at', 'outer.is_current'])
      .executeTakeFirst()
    expect(joined).toStrictEqual({ at: when, is_current: true })
  }))

test('booleans, times, and dates can be used in comparisons', () =>
  rollback(async (tx) => {
    await tx.insertInto('school_release').values(release).execute()
    const found = await tx
      .selectFrom('school_release')
      .select('id')
      .where('is_current', '=', true)
      .where('loaded_at', '>', new Date(when.getTime() - 1))
      .where('loaded_at', '<=', when)
      .where('source_date', '=', '2026-02-28')
      .execute()
    expect(found).toStrictEqual([{ id: 'r1' }])
  }))

test('bytes read back as they were written', () =>
  rollback(async (tx) => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
    await tx.insertInto('content_blob').values({ sha1: 'a', size: bytes.length }).execute()
    await tx.insertInto('content_blob_chunk').values({ sha1: 'a', number: 0, bytes }).execute()
    const row = await tx.selectFrom('content_blob_chunk').select('bytes').executeTakeFirst()
    expect([...(row?.bytes ?? [])]).toStrictEqual([...bytes])
  }))

test('the first and last dates of the calendar keep their order', () =>
  rollback(async (tx) => {
    const times = ['0001-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z']
    for (const [index, time] of times.entries()) {
      const row = { ...release, id: String(index), is_current: false, loaded_at: new Date(time) }
      await tx.insertInto('school_release').values(row).execute()
    }
    const rows = await tx.selectFrom('school_release').select('loaded_at').orderBy('loaded_at').execute()
    expect(rows.map(({ loaded_at }) => loaded_at.toISOString())).toStrictEqual(times)
  }))

test('64-bit integers are numbers as long as they are exact', () =>
  rollback(async (tx) => {
    const version = Number.MAX_SAFE_INTEGER
    await tx.insertInto('topic').values({ name: 't', version }).execute()
    const row = await tx
      .selectFrom('topic')
      .select((eb) => ['version', eb('version', '-', 1).as('before')])
      .executeTakeFirst()
    expect(row).toStrictEqual({ version, before: version - 1 })
  }))

test('an integer beyond that range throws when read and when written', async () => {
  const read = rollback(async (tx) => {
    await sql`insert into topic (name, version) values ('t', 9007199254740993)`.execute(tx)
    await tx.selectFrom('topic').select('version').execute()
  })
  await expect(read).rejects.toThrow(RangeError)
  await expect(read).rejects.toThrow('too large to be represented as a JavaScript number: 9007199254740993')
  await expect(
    rollback(async (tx) => {
      await tx
        .insertInto('topic')
        .values({ name: 't', version: 2 ** 53 })
        .execute()
    }),
  ).rejects.toThrow('The number 9007199254740992 cannot be stored exactly.')
})

test('counts and sums are numbers', () =>
  rollback(async (tx) => {
    await tx
      .insertInto('topic')
      .values([
        { name: 'a', version: 2 },
        { name: 'b', version: 5 },
      ])
      .execute()
    const row = await tx
      .selectFrom('topic')
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn.sum('version').as('sum'),
        eb.fn.max('version').as('max'),
      ])
      .executeTakeFirst()
    expect(row).toStrictEqual({ count: 2, sum: 7, max: 5 })
  }))

test('a missing or undefined column gets its default', () =>
  rollback(async (tx) => {
    await tx.insertInto('account').values(account).execute()
    await tx
      .insertInto('account')
      .values({ ...account, id: 'a2', email_key: 'b', opeid: undefined })
      .execute()
    expect(await tx.selectFrom('account').select('opeid').distinct().execute()).toStrictEqual([{ opeid: '' }])
    await tx
      .updateTable('account')
      .set({ first_name: undefined, last_name: 'B' })
      .where('id', '=', 'a1')
      .execute()
    const updated = tx.selectFrom('account').select(['first_name', 'last_name']).where('id', '=', 'a1')
    expect(await updated.executeTakeFirst()).toStrictEqual({ first_name: 'Zoë 🎓', last_name: 'B' })
  }))

test.each([
  ['undefined in a comparison', undefined, 'A value of type undefined'],
  ['an object', {}, 'A value of type object'],
  ['not a number', Number.NaN, 'The number NaN cannot be stored exactly.'],
  ['infinity', Number.POSITIVE_INFINITY, 'The number Infinity cannot be stored exactly.'],
  ['text with a NUL character', 'a\0b', 'Text with a null character'],
  ['an invalid date', new Date(Number.NaN), 'The date Invalid Date cannot be stored.'],
  ['a date with a five-digit year', new Date('+010000-01-01T00:00:00Z'), 'cannot be stored.'],
])('%s is refused before it reaches the database', async (_name, value, message) => {
  const query = fresh.database.read
    .selectFrom('account')
    .select('id')
    .where('id', '=', value as never)
  expect(() => query.compile()).toThrow(message)
  await expect(query.execute()).rejects.toThrow(TypeError)
})

test('rows inserted together must have the same columns', async () => {
  const rows = [account, { ...account, id: 'a2', email_key: 'b', opeid: '001' }]
  await expect(
    rollback(async (tx) => {
      await tx.insertInto('account').values(rows).execute()
    }),
  ).rejects.toThrow('Rows inserted together must have the same columns.')
})

test('long text and every kind of character read back unchanged', () =>
  rollback(async (tx) => {
    const value = `${'x'.repeat(2_000_000)} 'quoted' "double" \\ % _ ; -- \u{10FFFF}\u0001\r\n\té é 学`
    await tx.insertInto('secret').values({ name: "'; drop table secret; --", value }).execute()
    const row = await tx.selectFrom('secret').selectAll().executeTakeFirst()
    expect(row).toStrictEqual({ name: "'; drop table secret; --", value })
  }))

test('a write reports the number of affected rows', () =>
  rollback(async (tx) => {
    const inserted = await tx
      .insertInto('topic')
      .values([
        { name: 'a', version: 1 },
        { name: 'b', version: 1 },
      ])
      .executeTakeFirst()
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n)
    const updated = await tx
      .updateTable('topic')
      .set({ version: 2 })
      .where('name', '=', 'a')
      .executeTakeFirst()
    expect(updated.numUpdatedRows).toBe(1n)
    const deleted = await tx.deleteFrom('topic').where('name', '=', 'c').executeTakeFirst()
    expect(deleted.numDeletedRows).toBe(0n)
  }))

test('a duplicate value is distinguished from other constraint errors', async () => {
  const insert = (row: object) =>
    rollback(async (tx) => {
      await tx.insertInto('account').values(account).execute()
      await tx
        .insertInto('account')
        .values({ ...account, ...row })
        .execute()
    }).catch((error: unknown) => error)
  expect(isUniqueViolation(await insert({ id: 'a2' }))).toBe(true)
  expect(isUniqueViolation(await insert({ email_key: 'other' }))).toBe(true)
  const blank = await insert({ id: 'a2', email_key: '' })
  expect(blank).toBeInstanceOf(Error)
  expect(blank).not.toBeInstanceOf(DatabaseError)
  expect(isUniqueViolation(blank)).toBe(false)
  expect(await insert({ id: 'a2', email_key: 'other' })).toBeUndefined()
  expect(isUniqueViolation('no error')).toBe(false)
})

test('a row cannot reference a missing parent and is deleted with its parent', async () => {
  const session = {
    token_hash: 't',
    account_id: 'a1',
    created_at: when,
    last_seen_at: when,
    expires_at: when,
  }
  await expect(
    rollback(async (tx) => {
      await tx.insertInto('session').values(session).execute()
    }),
  ).rejects.toThrow(/foreign key/i)
  await rollback(async (tx) => {
    await tx.insertInto('account').values(account).execute()
    await tx.insertInto('session').values(session).execute()
    await tx.deleteFrom('account').execute()
    expect(await tx.selectFrom('session').selectAll().execute()).toStrictEqual([])
  })
})

test('only one release is current', async () => {
  const second = rollback(async (tx) => {
    await tx.insertInto('school_release').values(release).execute()
    await tx
      .insertInto('school_release')
      .values({ ...release, id: 'r2' })
      .execute()
  })
  expect(isUniqueViolation(await second.catch((error) => error))).toBe(true)
})

test('many reads run concurrently', async () => {
  const reads = Array.from({ length: 50 }, () =>
    fresh.database.read.selectFrom('account').select('id').execute(),
  )
  expect(await Promise.all(reads)).toStrictEqual(Array(50).fill([]))
})

test('every table of the database is in the schema, with its primary key', async () => {
  const tables = await fresh.database.read.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => name !== 'migration')
  expect(names.sort()).toStrictEqual(Object.keys(tableKeys).sort())
  for (const [table, keys] of Object.entries(tableKeys)) {
    // The target of "on conflict" must be a primary key or a unique column.
    const query = sql`insert into ${sql.table(table)} select * from ${sql.table(table)} where 1 = 0
      on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do nothing`
    await rollback(async (tx) => {
      await query.execute(tx)
    })
  }
})
