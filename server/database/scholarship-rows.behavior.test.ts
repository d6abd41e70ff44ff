import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import {
  askedData,
  awardBases,
  type Deadline,
  dataUses,
  memberships,
  type Scholarship,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import { freshDatabase } from '#testing/database.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import type { Database } from './database.ts'
import { readScholarships } from './read-scholarships.ts'
import { essayRows, sampleScholarshipRow, scholarshipRow, toScholarship } from './scholarship-rows.ts'

const today = '2026-11-23'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const some = <Code>(codes: readonly Code[]) => fc.option(fc.subarray([...codes], { minLength: 1 }))
const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const deadline: fc.Arbitrary<Deadline> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('received' as const, 'postmarked' as const, 'funds' as const),
    on: day,
    time: fc.option(fc.constantFrom('00:00', '23:59')),
    timeZone: fc.option(fc.constantFrom('America/Denver', 'Pacific/Guam')),
  }),
  fc.record({
    kind: fc.constantFrom('continuous' as const, 'funds' as const),
    on: fc.constant(null),
    time: fc.constant(null),
    timeZone: fc.constant(null),
  }),
)
const cents = fc.integer({ min: 0, max: 2_000_000_000 })
const amounts = fc
  .tuple(fc.option(cents), fc.option(cents))
  .map(([low, high]) =>
    low !== null && high !== null
      ? { awardLowCents: Math.min(low, high), awardHighCents: Math.max(low, high) }
      : { awardLowCents: low, awardHighCents: high },
  )
const essay = fc.record({
  prompt: text,
  leastWords: fc.option(fc.integer({ min: 1, max: 500 })),
  mostWords: fc.option(fc.integer({ min: 500, max: 2_000 })),
})
const scholarship: fc.Arbitrary<Scholarship> = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9]{1,12}$/),
    name: text,
    provider: text,
    isSample: fc.boolean(),
    about: fc.string(),
    awards: fc.option(fc.integer({ min: 1, max: 10_000 })),
    deadline,
    createdOn: day,
    requirements: fc.record({
      levels: some(studyLevels),
      majors: some(cipFamilies),
      states: some(['AL', 'PR', 'WY']),
      opeids: some(['00100200', '00131300']),
      leastGpa: fc.option(fc.double({ min: 0.01, max: 4, noNaN: true })),
      enrollment: fc.option(fc.constantFrom(...enrollments)),
      memberships: some(memberships),
      citizenships: some(citizenships),
      demographics: some(demographics),
    }),
    essays: fc.array(essay, { maxLength: 4 }),
    recommendationLetters: fc.nat(5),
    effortHours: fc.option(fc.double({ min: 0.25, max: 100, noNaN: true })),
    basis: fc.constantFrom(...awardBases),
    applicants: fc.option(fc.nat(1_000_000)),
    renewableYears: fc.nat(8),
    asksFor: fc.subarray([...askedData]),
    dataUse: fc.option(fc.constantFrom(...dataUses)),
    lastCheckedOn: day,
    source: text,
    applyUrl: fc.option(fc.webUrl()),
  })
  .chain((rest) => amounts.map((award) => ({ ...rest, ...award })))

test('every scholarship becomes the same again after rows', () => {
  fc.assert(
    fc.property(scholarship, (given) => {
      const rows = { scholarship: scholarshipRow(given), essays: essayRows(given) }
      expect(toScholarship(rows, today)).toEqual(given)
    }),
  )
})

test('every scholarship becomes the same again after the tables', async () => {
  await using fresh = await freshDatabase()
  // PostgreSQL stores every character but this one.
  const storable = scholarship.map((given) => JSON.parse(JSON.stringify(given).replaceAll('\\u0000', '')))
  const given = fc
    .sample(storable, { numRuns: 200, seed: 16 })
    .map((each, at) => ({ ...each, id: `s${1_000 + at}`, name: each.name || '-' }))
  await insert(fresh.database, given)
  const rows = await readScholarships(fresh.database.read)
  expect(rows.map((row) => toScholarship(row, today))).toStrictEqual(given)
})

test('scholarships are read in pieces, each with its own essays, and withdrawn ones only on request', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  const given = manyScholarships(25, today)
  await insert(database, given)
  const pieces: Scholarship[] = []
  for (;;) {
    const piece = await readScholarships(database.read, { after: pieces.at(-1)?.id, limit: 10 })
    pieces.push(...piece.map((row) => toScholarship(row, today)))
    if (piece.length < 10) break
  }
  expect(pieces).toStrictEqual(given)
  const [first] = given
  await database.write((tx) =>
    tx
      .updateTable('scholarship')
      .set({ withdrawn_on: today })
      .where('id', '=', first?.id ?? '')
      .execute(),
  )
  expect(await readScholarships(database.read)).toHaveLength(24)
  expect(await readScholarships(database.read, { withWithdrawn: true })).toHaveLength(25)
})

test('the dates of a sample are counted from the day it is shown on', () => {
  const [given] = manyScholarships(1, today)
  if (!given) throw new Error('none')
  const offsets = { deadlineDaysAhead: -1, createdDaysAgo: 30, lastCheckedDaysAgo: 0 }
  const rows = { scholarship: sampleScholarshipRow(given, offsets), essays: essayRows(given) }
  expect(toScholarship(rows, '2027-03-01')).toStrictEqual({
    ...given,
    deadline: { ...given.deadline, on: '2027-02-28' },
    createdOn: '2027-01-30',
    lastCheckedOn: '2027-03-01',
  })
})

test('an unknown code in a row is an error, not a rule less', () => {
  const [given] = manyScholarships(1, today)
  if (!given) throw new Error('none')
  const row = { ...scholarshipRow(given), demographics: 'woman,martian' }
  expect(() => toScholarship({ scholarship: row, essays: [] }, today)).toThrow('"martian" is not one of')
})

test.each([
  ['received without a day', { deadline_on: null }],
  ['continuous with a day', { deadline_kind: 'continuous' as const }],
  ['with a grade above the scale', { least_gpa: 4.1 }],
  ['with the lower award above the higher', { award_low_cents: 2, award_high_cents: 1 }],
  ['with a day and an offset', { deadline_days_ahead: 3 }],
])('the database refuses a scholarship %s', async (_what, wrong) => {
  await using fresh = await freshDatabase()
  const [given] = manyScholarships(1, today)
  if (!given) throw new Error('none')
  const row = { ...scholarshipRow(given), ...wrong }
  await expect(
    fresh.database.write((tx) => tx.insertInto('scholarship').values(row).execute()),
  ).rejects.toThrow(/constraint/i)
})

async function insert(database: Database, scholarships: readonly Scholarship[]): Promise<void> {
  await database.write(async (tx) => {
    await tx.insertInto('scholarship').values(scholarships.map(scholarshipRow)).execute()
    await tx.insertInto('scholarship_essay').values(scholarships.flatMap(essayRows)).execute()
  })
}
