import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { suppress } from '#app/mail/suppressions.server.ts'
import { freshDatabase } from '#testing/database.ts'
import { temporaryFolder } from '#testing/load-command.ts'
import { operate } from './operate.ts'

const now = new Date('2026-11-27T17:00:00Z')

test('subscriptions-export writes who confirmed what, without those who ended it or are blocked, and no cell is a formula', async () => {
  await using place = await freshDatabase()
  const { database } = place
  const evil = ['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(A1)', '\tx', '\rx', '＝1']
  await subscriptions(place, [
    ...evil.map((first_name, at) => ({ email: `maya${at}@example.com`, first_name })),
    { email: 'open@example.com', confirmed_at: null },
    { email: 'ended@example.com', ended_at: now },
    { email: 'blocked+news@example.com' },
  ])
  await suppress({ database, now: () => now }, ['blocked@example.com'], 'complained')
  const file = path.join(await temporaryFolder(), 'subscriptions.csv')
  const run = () =>
    operate(['subscriptions-export', file, '--reason', 'moving to another mail service'], {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
    })
  expect(await run()).toEqual({
    code: 0,
    lines: [
      `Wrote 7 confirmed subscriptions to ${file}, which only you can read.`,
      '1 were left out because emails to their addresses are blocked.',
    ],
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const rows: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true })
  expect(rows.map(({ email }) => email)).toEqual(evil.map((_, at) => `maya${at}@example.com`))
  expect(rows.map(({ first_name: name }) => name)).toEqual(
    ['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(A1)', '\tx', '\rx', '＝1'].map(
      (text) => `'${text}`,
    ),
  )
  expect(rows[0]).toMatchObject({ topic: 'newsletter', confirmed_at: now.toISOString() })
  for (const value of rows.flatMap((row) => Object.values(row))) expect(value).not.toMatch(/^[=+\-@\t\r]/)
  // A file that is there is never replaced.
  expect(await run()).toEqual({
    code: 1,
    lines: [`${file} exists: remove it, or write to another file.`],
  })
})

test('retention-run deletes what has expired and says how much of what', async () => {
  await using place = await freshDatabase()
  const run = () =>
    operate(
      ['retention-run'],
      { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
      { now: () => now },
    )
  const monthAgo = new Date(now.getTime() - 31 * 24 * 3600 * 1000)
  await subscriptions(place, [
    { email: 'typed@example.com', confirmed_at: null, asked_at: monthAgo },
    { email: 'new@example.com', confirmed_at: null },
  ])
  await place.database.write((tx) =>
    tx
      .insertInto('attempt')
      .values(['a', 'b'].map((key) => ({ key, used: 1, ends_at: monthAgo })))
      .execute(),
  )
  expect(await run()).toEqual({ code: 0, lines: ['     2 attempt', '     1 subscription'] })
  expect(await run()).toEqual({ code: 0, lines: ['Nothing had expired.'] })
  expect(await place.database.read.selectFrom('subscription').select('email').execute()).toEqual([
    { email: 'new@example.com' },
  ])
})

type Place = Awaited<ReturnType<typeof freshDatabase>>

interface Given {
  email: string
  first_name?: string
  confirmed_at?: Date | null
  asked_at?: Date
  ended_at?: Date
}

function subscriptions({ database }: Place, given: readonly Given[]) {
  const rows = given.map((differences) => ({
    id: differences.email,
    email_key: differences.email,
    topic: 'newsletter',
    account_id: null,
    first_name: '',
    last_name: '',
    opeid: '',
    modal: '',
    asked_at: now,
    confirmed_at: now,
    ended_at: null,
    ...differences,
  }))
  return database.write((tx) => tx.insertInto('subscription').values(rows).execute())
}
