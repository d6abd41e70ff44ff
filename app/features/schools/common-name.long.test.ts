import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDirectory } from '#app/features/schools/directory/directory.ts'
import { readRelease } from '#app/features/schools/ipeds/read-release.ts'
import { findCommonName } from './common-name.ts'

test('among all schools, no two are called the same unless their names are', async () => {
  const bytes = await readFile(path.resolve('../shared/data/schools.csv')).catch(() => undefined)
  if (!bytes) return console.log('nothing was tested: schools.csv of the shared data is absent')
  const read = await readRelease(bytes, 'schools.csv')
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const ours = new Map((await readDirectory()).map((school) => [school.unitid, school.alsoKnownAs]))
  const schools = read.release.schools.map((school) => ({
    ...school,
    alsoKnownAs: [...(ours.get(school.unitid) ?? []), ...school.alsoKnownAs],
  }))
  expect(schools).toHaveLength(5731)
  const called = schools.map((school) => ({ name: school.name, common: findCommonName(school, schools) }))
  const clashes = [...Map.groupBy(called, ({ common }) => common.toLowerCase()).values()].filter(
    (same) => new Set(same.map(({ name }) => name.toLowerCase())).size > 1,
  )
  expect(clashes).toEqual([])
  const short = called.filter(({ name, common }) => name !== common)
  console.log(`${short.length} of ${called.length} schools go by a shorter name`)
})
