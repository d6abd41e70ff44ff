import { expect, onTestFinished, test } from 'vitest'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { LoadOptions } from '#kit/catalog/catalog-loader.ts'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { scholarships } from '#server/database/item-kinds.ts'
import { freshDatabase } from '#testing/database.ts'
import { loadFile } from '#testing/load-file.ts'
import { manyScholarships, scholarshipCsv } from '#testing/many-scholarships.ts'
import { scholarshipLoader } from './scholarship-loader.ts'

const now = new Date('2026-11-23T17:00:00Z')
const today = '2026-11-23'
const [template] = manyScholarships(1, today)
if (!template) throw new Error('There is no scholarship.')
const harbor: Scholarship = {
  ...template,
  id: 'harbor',
  name: 'Harbor',
  deadline: { kind: 'received', on: '2027-03-01', time: '17:00', timeZone: 'America/Chicago' },
  essays: [{ prompt: 'Why; or why not?', leastWords: null, mostWords: 500 }],
  createdOn: '2026-10-01',
  lastCheckedOn: '2026-11-20',
}
const lantern: Scholarship = { ...harbor, id: 'lantern', name: 'Lantern', essays: [] }

test('every field of a loaded scholarship reads back as in the file', async () => {
  const database = await emptyDatabase()
  const given = manyScholarships(600, today)
  const { report } = await load(database, scholarshipCsv(given))
  expect(report.exitCode).toBe(0)
  expect(report.done.slice(98)).toEqual([
    'added scholarship-000099',
    'added scholarship-000100',
    'and 500 more added',
    '600 scholarships added, 0 changed, 0 unchanged, 0 withdrawn.',
  ])
  expect(await listed(database)).toStrictEqual(given)
})

test('a change reports old and new values and notifies listeners once', async () => {
  const database = await emptyDatabase()
  await load(database, scholarshipCsv([harbor, lantern]))
  const received = listen(database)
  const changed: Scholarship = {
    ...harbor,
    awardHighCents: 1_000_050,
    dataUse: null,
    essays: [...harbor.essays, { prompt: 'Why now?', leastWords: 50, mostWords: 100 }],
  }
  const { report } = await load(database, scholarshipCsv([changed]))
  expect(report.done[0]).toMatch(
    /^changed harbor: award_high_dollars \S+ → 10000\.5, essays (.+) → \1 \| Why now\? \[50-100 words\], data_use \S+ → \(empty\)$/,
  )
  expect(received).toEqual(['scholarship'])
  expect(await listed(database)).toEqual([changed, lantern])
})

test('a refused scholarship is refused alone and keeps its earlier facts', async () => {
  const database = await emptyDatabase()
  await load(database, scholarshipCsv([harbor]))
  const file = scholarshipCsv([{ ...harbor, lastCheckedOn: '2026-11-24' }, lantern])
  const { report } = await load(database, file)
  expect(report).toEqual({
    exitCode: 2,
    problems: [
      'line 2: last_checked_on 2026-11-24 is in the future: enter the date its page was read.',
      '1 scholarship rejected and left unchanged.',
    ],
    done: ['added lantern', '1 scholarship added, 0 changed, 0 unchanged, 0 withdrawn; 1 rejected.'],
  })
  expect(await listed(database)).toEqual([harbor, lantern])
})

test('one whose deadline has passed is loaded with a note', async () => {
  const database = await emptyDatabase()
  const late = { ...harbor, deadline: { ...harbor.deadline, on: '2026-11-22' } }
  const last = { ...lantern, deadline: { ...harbor.deadline, on: today } }
  const { report } = await load(database, scholarshipCsv([late, last]))
  expect([report.exitCode, report.problems]).toEqual([
    0,
    ['line 2: note: deadline_on 2026-11-22 has passed, so the scholarship will not appear in lists.'],
  ])
  expect(await listed(database)).toEqual([late, last])
})

test('a scholarship whose first day the file leaves open was first listed on the day of its first load', async () => {
  const database = await emptyDatabase()
  const undated = scholarshipCsv([{ ...harbor, createdOn: '' }])
  await load(database, undated)
  const { report } = await load(database, undated, { now: new Date('2027-01-15T17:00:00Z') })
  expect(report.done).toEqual(['0 scholarships added, 0 changed, 1 unchanged, 0 withdrawn.'])
  expect(await listed(database)).toEqual([{ ...harbor, createdOn: today }])
})

test('a row can withdraw its scholarship, which can return', async () => {
  const database = await emptyDatabase()
  await load(database, scholarshipCsv([harbor, lantern]))
  const received = listen(database)
  const file = JSON.stringify({
    scholarships: [
      { scholarship_id: 'lantern', withdrawn: true },
      { scholarship_id: 'unknown', withdrawn: 'yes' },
    ],
  })
  const { report } = await load(database, file)
  expect(report).toEqual({
    exitCode: 0,
    problems: [
      'scholarship 2: note: scholarship_id "unknown" is not in the catalog: there is nothing to withdraw.',
    ],
    done: ['withdrawn lantern', '0 scholarships added, 0 changed, 0 unchanged, 1 withdrawn.'],
  })
  expect(received).toEqual(['scholarship'])
  expect(await listed(database)).toEqual([harbor])
  const again = await load(database, file)
  expect(again.report.done).toEqual(['0 scholarships added, 0 changed, 1 unchanged, 0 withdrawn.'])
  const back = await load(database, scholarshipCsv([lantern]))
  expect(back.report.done).toEqual([
    'returned lantern',
    '0 scholarships added, 0 changed, 1 returned, 0 unchanged, 0 withdrawn.',
  ])
  expect(await listed(database)).toEqual([harbor, lantern])
})

test('a whole catalog withdraws neither what it refuses nor anything when it refuses everything', async () => {
  const database = await emptyDatabase()
  await load(database, scholarshipCsv([harbor, lantern]))
  const broken = { ...harbor, name: '' }
  await load(database, scholarshipCsv([broken, lantern]), { isComplete: true })
  expect(await listed(database)).toHaveLength(2)
  await load(database, scholarshipCsv([broken]), { isComplete: true })
  expect(await listed(database)).toHaveLength(2)
  const gone = { scholarship_id: 'gone', withdrawn: true }
  const half = JSON.stringify({ scholarships: [gone, { scholarship_id: 'harbor' }] })
  expect((await load(database, half, { isComplete: true })).report.exitCode).toBe(1)
  expect(await listed(database)).toHaveLength(2)
  const { report } = await load(database, scholarshipCsv([lantern, { ...harbor, id: 'Harbor!' }]), {
    isComplete: true,
  })
  expect(report.problems).toEqual([
    'line 3: scholarship_id is not an id: with --complete each row needs one, such as harbor-light.',
    'FILE was rejected. Nothing was changed.',
  ])
  expect(await listed(database)).toHaveLength(2)
})

test('a saved scholarship stays saved when it changes', async () => {
  const database = await emptyDatabase()
  await load(database, scholarshipCsv([harbor]))
  const account = { id: 'a', email: 'a@b.example', email_key: 'a@b.example', password_hash: 'hash' }
  const saved = { account_id: 'a', scholarship_id: 'harbor', status: 'planned' as const }
  await database.write(async (tx) => {
    await tx
      .insertInto('account')
      .values({ ...account, first_name: 'A', last_name: 'B', created_at: now })
      .execute()
    await tx
      .insertInto('saved_scholarship')
      .values({ ...saved, saved_at: now, changed_at: now })
      .execute()
  })
  await load(database, scholarshipCsv([{ ...harbor, awards: 77 }]))
  expect(await database.read.selectFrom('saved_scholarship').selectAll().execute()).toHaveLength(1)
})

async function emptyDatabase(): Promise<Database> {
  const fresh = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return fresh.database
}

async function load(database: Database, text: string, options: Partial<LoadOptions> = {}) {
  return { report: await loadFile(scholarshipLoader, { database, text, now, ...options }) }
}

async function listed({ read }: Database): Promise<Scholarship[]> {
  return (await readItems(read, scholarships, { today })).map(({ item }) => item)
}

function listen(database: Database): string[] {
  const received: string[] = []
  database.onChange((topic) => received.push(topic))
  return received
}
