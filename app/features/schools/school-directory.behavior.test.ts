import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { freshDatabase } from '#testing/database.ts'
import { openSchoolDirectory } from './school-directory.ts'

const quiet = { info() {}, warn() {}, error() {} }

test('without a release the bundled list is used, and says so', async () => {
  const { database } = await place()
  const schools = await open(database)
  expect(schools.source).toBe('directory')
  expect(schools.count).toBeGreaterThan(1200)
  expect(schools.label).toMatch(/own list/)
  expect(schools.sourceDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(schools.search('Mizzou')[0]?.name).toBe('University of Missouri-Columbia')
})

test('switching to a release replaces the schools, then calls the listeners', async () => {
  const { database } = await place()
  const schools = await open(database)
  const seen: string[] = []
  schools.onSwitch(() => seen.push(`${schools.source} ${schools.count}`))
  await release(database, [{ unitid: '100001', name: 'Oak College' }])
  await expect.poll(() => seen).toEqual(['official 1'])
  expect(schools).toMatchObject({ label: 'Test release', sourceDate: '2025-09-30' })
  expect(schools.search('oak')).toEqual([
    { unitid: '100001', opeid: '00100001', name: 'Oak College', abbreviation: '', city: 'Ames', state: 'IA' },
  ])
})

test('a release that another process switched to is picked up', async () => {
  const { database, ...where } = await place()
  const schools = await open(database)
  const other = await openDatabase(where)
  onTestFinished(() => other.close())
  await release(other, [{ unitid: '100001', name: 'Oak College' }])
  await expect.poll(() => schools.source).toBe('official')
})

test('our short names and nicknames are added to the schools of a release by UNITID', async () => {
  const { database } = await place()
  await release(database, [
    {
      unitid: '178396',
      name: 'University of Missouri-Columbia',
      short_name: 'UMC',
      also_known_as: 'MU\nTigers',
    },
    { unitid: '999999', name: 'Mizzen College' },
  ])
  const schools = await open(database)
  for (const typed of ['mizzou', 'UMC', 'tigers'])
    expect(schools.search(typed)[0]?.unitid, typed).toBe('178396')
  expect(schools.search('mizzou')[0]?.abbreviation).toBe('Mizzou')
})

test('a school is found by OPEID and by UNITID; the largest school represents those that share an OPEID', async () => {
  const { database } = await place()
  await release(database, [
    { unitid: '100001', opeid: '00900100', name: 'Oak College Online', size: 2 },
    { unitid: '100002', opeid: '00900100', name: 'Oak College', size: 4 },
  ])
  const schools = await open(database)
  expect(schools.count).toBe(1)
  expect(schools.byOpeid('00900100')?.unitid).toBe('100002')
  expect(schools.byUnitid('100001')?.name).toBe('Oak College Online')
  expect([schools.byOpeid('9001'), schools.byUnitid('9')]).toEqual([undefined, undefined])
})

test('the control and level of a school come from the list or from a release, or are unknown', async () => {
  const { database } = await place()
  const schools = await open(database)
  expect(schools.getSchoolKind('00131500')).toEqual({ control: 'public', level: 'four_year' })
  expect(schools.getSchoolKind('99999999')).toEqual({ control: null, level: null })
  await release(database, [
    {
      unitid: '100001',
      opeid: '00900100',
      name: 'Oak College',
      control: 'private nonprofit',
      level: '2-year',
    },
    { unitid: '100002', opeid: '00900200', name: 'Elm College', control: 'a church', level: null },
  ])
  await expect.poll(() => schools.source).toBe('official')
  expect(schools.getSchoolKind('00900100')).toEqual({ control: 'nonprofit', level: 'two_year' })
  expect(schools.getSchoolKind('00900200')).toEqual({ control: null, level: null })
})

test('the last of two switches in a row wins', async () => {
  const { database } = await place()
  const schools = await open(database)
  await release(database, [{ unitid: '100001', name: 'Oak College' }])
  await release(database, [{ unitid: '100002', name: 'Elm College' }])
  await expect.poll(() => schools.search('college').map((school) => school.name)).toEqual(['Elm College'])
})

test('if the new release cannot be read, the previous schools stay, and the failure is logged', async () => {
  const { database } = await place()
  const errors: string[] = []
  let isBroken = false
  const failing: Database = {
    ...database,
    snapshot: (work) => (isBroken ? Promise.reject(new Error('gone')) : database.snapshot(work)),
  }
  const log = { ...quiet, error: (_details: object | string, message = '') => errors.push(message) }
  const schools = await openSchoolDirectory({ database: failing, log })
  onTestFinished(() => schools.close())
  isBroken = true
  await release(database, [{ unitid: '100001', name: 'Oak College' }])
  await expect.poll(() => errors).toHaveLength(1)
  expect(schools.source).toBe('directory')
  expect(schools.search('ucla')).not.toEqual([])
})

test('a closed directory stops following releases', async () => {
  const { database } = await place()
  const schools = await open(database)
  const follower = await open(database)
  await schools.close()
  await release(database, [{ unitid: '100001', name: 'Oak College' }])
  await expect.poll(() => follower.source).toBe('official')
  expect(schools.source).toBe('directory')
})

async function place() {
  const { database, dataDir, databaseUrl, ...fresh } = await freshDatabase()
  onTestFinished(() => fresh[Symbol.asyncDispose]())
  return { database, dataDir, databaseUrl }
}

async function open(database: Database) {
  const schools = await openSchoolDirectory({ database, log: quiet })
  onTestFinished(() => schools.close())
  return schools
}

interface Row {
  unitid: string
  name: string
  opeid?: string
  size?: number
  short_name?: string
  also_known_as?: string
  control?: string | null
  level?: string | null
}

/** Switches to a release of these schools, as loading a file does. */
async function release(database: Database, rows: Row[]): Promise<void> {
  const id = crypto.randomUUID()
  await database.write(async (tx) => {
    await tx.updateTable('school_release').set({ is_current: false }).execute()
    await tx
      .insertInto('school_release')
      .values({
        id,
        source: 'ipeds',
        label: 'Test release',
        source_date: '2025-09-30',
        school_count: rows.length,
        refused_count: 0,
        loaded_at: new Date('2026-11-21T12:00:00Z'),
        is_current: true,
      })
      .execute()
    await tx
      .insertInto('school')
      .values(
        rows.map((row) => ({
          opeid: `00${row.unitid}`,
          size: 3,
          short_name: '',
          also_known_as: '',
          control: null,
          level: null,
          ...row,
          release_id: id,
          city: 'Ames',
          state: 'IA',
        })),
      )
      .execute()
    await database.changed(tx, 'school')
  })
}
