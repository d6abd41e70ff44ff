import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tableBlobs } from '#cms/service/store/blobs/table-blobs.ts'
import { freshDatabase } from '#testing/database.ts'
import { emptyPlace, storeBefore } from './before-migration.fixture.ts'
import { openDatabase } from './database.ts'

test('originals stored whole are the same bytes in pieces', async () => {
  await using fresh = await freshDatabase()
  const place = await emptyPlace(fresh)
  const store = await storeBefore(place, '2026-11-27-asset-pieces.sql')
  const blobs = [0, 1, 262_144, 600_000].map((length, nth) => ({
    sha1: String(nth).repeat(40),
    bytes: Buffer.from(Array.from({ length }, (_, at) => (at * 7 + nth) % 256)),
  }))
  await store.write(async (tx) => {
    for (const { sha1, bytes } of blobs)
      await sql`insert into content_blob (sha1, bytes) values (${sha1}, ${bytes})`.execute(tx)
  })
  await store.close()
  const database = await openDatabase(place)
  const now = tableBlobs(database)
  for (const { sha1, bytes } of blobs) expect(bytes.equals((await now.get(sha1)) ?? Buffer.of(9))).toBe(true)
  const sizes = await database.read.selectFrom('content_blob').select('size').orderBy('sha1').execute()
  await database.close()
  expect(sizes.map(({ size }) => size)).toEqual([0, 1, 262_144, 600_000])
})
