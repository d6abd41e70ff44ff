import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRelease } from '#app/features/schools/ipeds/read-release.ts'
import { readDirectory } from './directory.ts'

test('each fact of the bundled list matches the federal data', async () => {
  const official = await readOfficial()
  if (!official) return
  const schools = await readDirectory()
  const byUnitid = new Map(official.map((school) => [school.unitid, school]))
  const facts = schools.map(({ abbreviation, alsoKnownAs, ...fact }) => fact)
  const expected = schools.map(({ unitid }) => {
    const { opeid, name, city, state, size, control, level } = byUnitid.get(unitid) ?? {}
    return { opeid, unitid, name, city, state, size, control, level }
  })
  expect(facts).toEqual(expected)
  console.log(`${facts.length} institutions checked against ${official.length} of the federal data`)
})

test('every institution with 5,000 or more students is in the list', async () => {
  const official = await readOfficial()
  if (!official) return
  const listed = new Set((await readDirectory()).map((school) => school.unitid))
  const missing = official.filter(({ unitid, size }) => (size ?? 0) >= 3 && !listed.has(unitid))
  expect(missing.map((school) => school.name)).toEqual([])
})

async function readOfficial() {
  const bytes = await readFile(path.resolve('../shared/data/schools.csv')).catch(() => undefined)
  if (!bytes) {
    console.log('nothing was tested: schools.csv of the shared data is absent')
    return undefined
  }
  const read = await readRelease(bytes, 'schools.csv')
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.release.schools
}
