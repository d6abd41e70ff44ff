import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { freshDatabase } from '#testing/database.ts'
import { contentTokens } from './content-tokens.ts'

const nothingSet = { readToken: undefined, writeToken: undefined }

test('tokens are generated once, long and distinct', async () => {
  await using fresh = await freshDatabase()
  const made = await contentTokens(fresh.database, nothingSet)
  expect(made.read).toMatch(/^[\w-]{43}$/)
  expect(made.write).toMatch(/^[\w-]{43}$/)
  expect(made.read).not.toBe(made.write)
  expect(await contentTokens(fresh.database, nothingSet)).toEqual(made)
})

test('two servers that start for the first time at once agree on the tokens', async () => {
  await using fresh = await freshDatabase()
  const other = await openDatabase(fresh)
  try {
    const made = await Promise.all(
      [fresh.database, other, fresh.database].map((each) => contentTokens(each, nothingSet)),
    )
    expect(new Set(made.map(({ read, write }) => `${read} ${write}`)).size).toBe(1)
  } finally {
    await other.close()
  }
})

test('a configured token is used and not stored', async () => {
  await using fresh = await freshDatabase()
  const tokens = await contentTokens(fresh.database, { readToken: 'r', writeToken: undefined })
  expect(tokens.read).toBe('r')
  const rows = await fresh.database.read.selectFrom('secret').selectAll().execute()
  expect(rows).toEqual([{ name: 'content_write_token', value: tokens.write }])
})
