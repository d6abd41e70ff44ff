import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { freshDatabase } from '#testing/database.ts'
import { runLoadCommand, writeTempFile } from '#testing/load-command.ts'
import { costFile, largeCostFile } from './cost-file.fixture.ts'
import { loadCosts } from './load-costs.ts'
import { openSchoolCosts } from './school-costs.ts'

const now = new Date('2026-11-27T12:00:00Z')

test('a file becomes what its publication states, and listeners are told', async () => {
  const { database } = await emptyDatabase()
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  const result = await loadCosts({
    database,
    ...costFile('completion', { 100001: '29,27', 100002: '30,.' }),
    now,
  })
  expect(result).toMatchObject({
    status: 'loaded',
    name: 'drvgr2023.csv',
    schoolCount: 2,
    changes: { added: 2, changed: 0, removed: 0 },
  })
  expect(received).toEqual(['school_cost'])
  expect(await find(database, '100001')).toEqual({
    completion: { value: 29, period: '2023', source: 'IPEDS graduation rates (NCES)' },
  })
})

test('the same file again changes nothing', async () => {
  const { database } = await emptyDatabase()
  const file = largeCostFile('charges', 600)
  await loadCosts({ database, ...file, now })
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  const again = await loadCosts({ database, ...file, now: new Date('2026-11-28T12:00:00Z') })
  expect(again).toMatchObject({ status: 'unchanged', changes: { added: 0, changed: 0, removed: 0 } })
  expect(received).toEqual([])
  const [stored] = await database.read.selectFrom('school_cost_file').select('loaded_at').execute()
  expect(stored?.loaded_at).toEqual(now)
})

test('a newer file replaces the whole publication, and counts what it changes', async () => {
  const { database } = await emptyDatabase()
  const lines = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(100_001 + at), '29,27']))
  await loadCosts({ database, ...costFile('completion', lines), now })
  const { 100001: _gone, ...rest } = lines
  const newer = { ...rest, 100002: '31,27', 100099: '50,50' }
  const result = await loadCosts({ database, ...costFile('completion', newer), now })
  expect(result).toMatchObject({ status: 'loaded', changes: { added: 1, changed: 1, removed: 1 } })
  expect(await find(database, '100001')).toEqual({})
  expect(await find(database, '100002')).toMatchObject({ completion: { value: 31 } })
})

test('a file that is refused leaves everything as it was', async () => {
  const { database } = await emptyDatabase()
  await loadCosts({ database, ...largeCostFile('aid', 50), now })
  const before = await rows(database)
  const few = await loadCosts({ database, ...largeCostFile('aid', 20), now })
  expect(few).toMatchObject({
    status: 'refused',
    problems: [expect.stringContaining('fewer than 80%')],
  })
  const wrong = await loadCosts({
    database,
    ...costFile('completion', { 100001: '29,27', 100002: 'x,27' }),
    now,
  })
  expect(wrong).toMatchObject({
    status: 'refused',
    problems: [expect.stringContaining('1 of 2 rows are invalid')],
    refused: [{ line: 3 }],
  })
  const none = await loadCosts({ database, ...costFile('completion', { 100001: '.,.' }), now })
  expect(none).toMatchObject({ status: 'refused', problems: ['The file has no figures for any school.'] })
  expect(await rows(database)).toEqual(before)
  expect(await loadCosts({ database, ...largeCostFile('aid', 20), now, force: true })).toMatchObject({
    status: 'loaded',
  })
})

test('an IPEDS survey outranks the College Scorecard, which fills what it leaves open', async () => {
  const { database } = await emptyDatabase()
  const cells = 'R,.,R,.,R,11000,.,.,.,.,.,.,.,A,.'
  await loadCosts({ database, ...costFile('charges', { 100001: cells }), now })
  await loadCosts({ database, ...largeCostFile('scorecard', 1), now })
  expect(await find(database, '100001')).toMatchObject({
    tuitionInState: { value: 11_000, period: '2023-24' },
    tuitionOutOfState: { value: 18_634, period: 'release 2025-05-19' },
  })
})

test('until a file is loaded, the bundled list answers, and a loaded figure outranks it', async () => {
  const { database } = await emptyDatabase()
  const ucla = '110662'
  const bundled = await find(database, ucla)
  expect(bundled.completion).toMatchObject({ period: '2023', source: 'IPEDS graduation rates (NCES)' })
  await loadCosts({ database, ...costFile('scorecard', { [ucla]: scorecardWithDebt }), now })
  const loaded = await find(database, ucla)
  expect(loaded.medianDebt).toMatchObject({ value: 9_999, period: 'release 2025-05-19' })
  expect(loaded.averageGrant).toEqual(bundled.averageGrant)
})

const scorecardWithDebt = `00131500,001315,UCLA,${'NULL,'.repeat(18)}9999,NULL,NULL`

test('two loads at once both succeed', async () => {
  const place = await emptyDatabase()
  const other = await openDatabase(place)
  onTestFinished(() => other.close())
  await loadCosts({ database: other, ...largeCostFile('completion', 400), now })
  const lines = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [String(100_001 + at), '40,40']))
  const results = await Promise.all(
    [place.database, other].map((database) => loadCosts({ database, ...costFile('completion', lines), now })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['loaded', 'unchanged'])
})

test('the command reports what it loaded, and what it refused by line', async () => {
  const place = await emptyDatabase()
  const run = (bytes: Buffer, ...flags: string[]) => command(place, bytes, flags)
  const good = largeCostFile('plain', 150).bytes
  expect(await run(good)).toMatchObject({
    code: 0,
    stdout:
      'file: 150 schools, 0 rows rejected, 0 without figures. Entries: 750 new, 0 changed, 0 removed.\n',
    stderr: '',
  })
  expect((await run(good)).stdout).toMatch(/^file: no change\. 150 schools/)
  const undated = await run(largeCostFile('completion', 150).bytes)
  expect([undated.code, undated.stderr]).toEqual([0, expect.stringContaining('doesn’t state its year')])
  const wrong = await run(Buffer.concat([good, Buffer.from('00100200,x\r\n')]))
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/line 152: the file ends in the middle/),
  ])
})

async function emptyDatabase() {
  const { database, dataDir, databaseUrl, ...fresh } = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return { database, dataDir, databaseUrl }
}

async function find(database: Database, unitid: string) {
  const [costs] = await (await openSchoolCosts(database)).find([unitid])
  return costs ?? {}
}

function rows(database: Database) {
  return database.read.selectFrom('school_cost').selectAll().orderBy('unitid').orderBy('source').execute()
}

async function command(place: Awaited<ReturnType<typeof emptyDatabase>>, bytes: Buffer, flags: string[]) {
  return runLoadCommand('app/features/schools/costs/load-command.ts', place, [
    ...flags,
    await writeTempFile(bytes),
  ])
}
