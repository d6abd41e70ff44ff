import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { freshDatabase } from '#testing/database.ts'
import { type LoadOptions, loadRelease } from './load-release.ts'
import { hdFile, hdRow, smallLimits, wholeFile, wholeFileCount } from './test-files.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('a valid file becomes the current release and notifies listeners', async () => {
  const { database } = await emptyDatabase()
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  const extra = [
    hdRow({ unitid: '300001', opeid: '00131500', alias: 'Oaks|The Oak', size: '-1' }),
    hdRow({ unitid: 'x' }),
  ]

  const result = await load(database, { bytes: wholeFile({ extra }) })

  expect(result).toEqual({
    status: 'loaded',
    label: 'IPEDS HD2024 (NCES)',
    schoolCount: wholeFileCount + 1,
    skippedCount: 0,
    refused: [{ line: wholeFileCount + 3, reason: expect.stringContaining('unitid') }],
  })
  expect(await releases(database)).toEqual([
    { is_current: true, school_count: wholeFileCount + 1, refused_count: 1, rows: wholeFileCount + 1 },
  ])
  const [row] = await database.read.selectFrom('school').selectAll().where('unitid', '=', '300001').execute()
  expect(row).toMatchObject({
    opeid: '00131500',
    also_known_as: 'Oaks\nThe Oak',
    size: null,
    control: 'public',
  })
  expect(received).toEqual(['school'])
})

test.each([
  ['cut off', wholeFile().subarray(0, -200)],
  ['too small', hdFile([hdRow()])],
  ['not a school file', Buffer.from('hello')],
])('a file that is %s changes nothing', async (_what, bytes) => {
  const { database } = await emptyDatabase()
  await load(database, {})
  const before = await database.read.selectFrom('school').selectAll().orderBy('unitid').execute()
  const received: string[] = []
  database.onChange((topic) => received.push(topic))

  const result = await load(database, { bytes })

  expect(result).toMatchObject({ status: 'refused' })
  expect(await database.read.selectFrom('school').selectAll().orderBy('unitid').execute()).toEqual(before)
  expect(await releases(database)).toHaveLength(1)
  expect(received).toEqual([])
})

test('a smaller release needs force', async () => {
  const { database } = await emptyDatabase()
  const more = Array.from({ length: 40 }, (_, at) => hdRow({ unitid: String(300_001 + at) }))
  await load(database, { bytes: wholeFile({ extra: more }) })
  expect(await load(database, {})).toMatchObject({ status: 'refused' })
  expect(await load(database, { force: true })).toMatchObject({
    status: 'loaded',
    schoolCount: wholeFileCount,
  })
})

test('one previous release is kept, and older ones are removed with their rows', async () => {
  const { database } = await emptyDatabase()
  for (let hour = 0; hour < 4; hour++) {
    await load(database, { now: new Date(now.getTime() + hour * 3_600_000) })
  }
  const whole = { school_count: wholeFileCount, refused_count: 0, rows: wholeFileCount }
  expect(await releases(database)).toEqual([
    { is_current: false, ...whole },
    { is_current: true, ...whole },
  ])
  expect(await database.read.selectFrom('school').select('unitid').execute()).toHaveLength(2 * wholeFileCount)
})

test('a load that fails midway leaves nothing behind and keeps the current schools', async () => {
  const { database } = await emptyDatabase()
  await load(database, {})
  let writes = 0
  const failing: Database = {
    ...database,
    read: database.read,
    write: (work) => {
      writes++
      return writes === 2 ? Promise.reject(new Error('disk is full')) : database.write(work)
    },
  }
  await expect(load(failing, {})).rejects.toThrow('disk is full')
  expect(await releases(database)).toEqual([
    { is_current: true, school_count: wholeFileCount, refused_count: 0, rows: wholeFileCount },
  ])
})

test('a load removes the rows of an interrupted load, but not those of a running one', async () => {
  const { database } = await emptyDatabase()
  await half(database, { id: 'killed', loaded_at: new Date(now.getTime() - 3_600_000) })
  await half(database, { id: 'running', loaded_at: new Date(now.getTime() - 1_000) })
  await load(database, {})
  const ids = await database.read
    .selectFrom('school_release')
    .select('id')
    .where('is_current', '=', false)
    .execute()
  expect(ids).toEqual([{ id: 'running' }])
})

test('two concurrent loads both succeed, and one release is current', async () => {
  const place = await emptyDatabase()
  const other = await openDatabase(place)
  onTestFinished(() => other.close())
  const results = await Promise.all([load(place.database, {}), load(other, {})])
  expect(results.map((result) => result.status)).toEqual(['loaded', 'loaded'])
  const current = (await releases(place.database)).filter((release) => release.is_current)
  expect(current).toHaveLength(1)
  expect(current[0]?.rows).toBe(wholeFileCount)
})

test('of two concurrent automatic loads, only one loads the file', async () => {
  const place = await emptyDatabase()
  const other = await openDatabase(place)
  onTestFinished(() => other.close())
  const results = await Promise.all(
    [place.database, other].map((database) => load(database, { onlyIfNone: true })),
  )
  expect(results.map((result) => result.status).sort()).toEqual(['kept', 'loaded'])
  expect(await releases(place.database)).toHaveLength(1)
})

async function emptyDatabase() {
  const { database, dataDir, databaseUrl, ...fresh } = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return { database, dataDir, databaseUrl }
}

function load(database: Database, options: Partial<LoadOptions>) {
  return loadRelease({
    database,
    bytes: wholeFile(),
    fileName: 'hd2024.csv',
    now,
    limits: { ...smallLimits },
    ...options,
  })
}

async function half(database: Database, facts: { id: string; loaded_at: Date }): Promise<void> {
  const release = { source: 'ipeds', label: 'half', source_date: null, school_count: 0, refused_count: 0 }
  await database.write((tx) =>
    tx
      .insertInto('school_release')
      .values({ ...release, is_current: false, ...facts })
      .execute(),
  )
}

async function releases(database: Database) {
  const found = await database.read.selectFrom('school_release').selectAll().orderBy('loaded_at').execute()
  return Promise.all(
    found.map(async ({ id, is_current, school_count, refused_count }) => {
      const rows = await database.read
        .selectFrom('school')
        .select('unitid')
        .where('release_id', '=', id)
        .execute()
      return { is_current, school_count, refused_count, rows: rows.length }
    }),
  )
}
