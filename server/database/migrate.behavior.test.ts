import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { openDatabase } from './database.ts'
import { appliedMigrations, type Migration, migrate, readMigrations } from './migrate.ts'
import type { Store } from './store.ts'

const migration = (name: string, text: string): Migration => ({
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
})

test('a new database has run every migration and stores the checksum of its file', async () => {
  await using fresh = await freshDatabase()
  const files = await readMigrations()
  expect(files.length).toBeGreaterThan(0)
  expect(await appliedMigrations(fresh.database.read)).toStrictEqual(
    files.map(({ name, checksum }) => ({ name, checksum })),
  )
})

test('a migration runs once, with comments, several statements, and either kind of line break', async () => {
  await using fresh = await freshDatabase()
  const store = fresh.database as unknown as Store
  const text = `-- A comment; with a semicolon inside.\ncreate table extra (n integer);\n\n-- Last comment;\ninsert into extra (n) values (1);\n`
  const all = [...(await readMigrations()), migration('9999-01-01-extra.sql', text)]
  await migrate(store, all)
  await migrate(store, all)
  const { rows } = await sql<{ n: number }>`select n from extra`.execute(fresh.database.read)
  expect(rows).toStrictEqual([{ n: 1 }])
})

test('a failed migration leaves nothing behind, and earlier migrations stay', async () => {
  await using fresh = await freshDatabase()
  const store = fresh.database as unknown as Store
  const files = await readMigrations()
  const good = migration('9999-01-01-good.sql', 'create table good (n integer);')
  const bad = migration(
    '9999-01-02-bad.sql',
    'create table bad (n integer);\ninsert into nowhere values (1);',
  )
  await expect(migrate(store, [...files, good, bad])).rejects.toThrow(/nowhere/)
  const tables = (await fresh.database.read.introspection.getTables()).map(({ name }) => name)
  expect(tables).toContain('good')
  expect(tables).not.toContain('bad')
  expect((await appliedMigrations(fresh.database.read)).at(-1)?.name).toBe(good.name)
})

test('a migration that was changed after it ran is refused', async () => {
  await using fresh = await freshDatabase()
  const [first, ...rest] = await readMigrations()
  const changed = migration(first?.name ?? '', `${first?.text}\n-- edited`)
  await expect(migrate(fresh.database as unknown as Store, [changed, ...rest])).rejects.toThrow(
    `The migration ${first?.name} was changed after it ran on this database.`,
  )
})

test('a database of a newer version is refused', async () => {
  await using fresh = await freshDatabase()
  const files = await readMigrations()
  const store = fresh.database as unknown as Store
  await migrate(store, [...files, migration('9999-01-01-new.sql', 'create table newer (n integer);')])
  await expect(openDatabase(fresh)).rejects.toThrow('this one does not include 9999-01-01-new.sql')
})

test('concurrent starts migrate once', async () => {
  await using fresh = await freshDatabase()
  const own = [await openDatabase(fresh), await openDatabase(fresh), await openDatabase(fresh)]
  const all = [
    ...(await readMigrations()),
    migration('9999-01-01-once.sql', 'create table once (n integer);'),
  ]
  await Promise.all(own.map((database) => migrate(database as unknown as Store, all)))
  for (const database of own) await database.close()
  expect((await appliedMigrations(fresh.database.read)).at(-1)?.name).toBe('9999-01-01-once.sql')
})
