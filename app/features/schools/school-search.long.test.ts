import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { loadRelease } from '#app/features/schools/ipeds/load-release.ts'
import { freshDatabase } from '#testing/database.ts'
import { openSchoolDirectory } from './school-directory.ts'

const FOLDER = path.resolve('../shared/data')
const LEAST = 52

const queries = z.array(
  z.object({
    query: z.string(),
    expected_opeid: z.string(),
    expected_name: z.string(),
    max_rank: z.coerce.number(),
  }),
)

test(`with every school loaded, at least ${LEAST} of the searches people make find their school`, async () => {
  const files = await readShared(['schools.csv', 'school-queries.csv'])
  if (!files) return
  const [schoolFile = Buffer.alloc(0), queryFile = ''] = files
  const schools = await fullDirectory(schoolFile)
  const cases = queries.parse(parse(queryFile, { columns: true }))
  const missed = cases.filter(({ query, expected_opeid, max_rank }) => {
    const found = schools.search(query)
    if (max_rank === 0) return found.length > 0
    return !found.slice(0, max_rank).some((school) => school.opeid === expected_opeid)
  })
  console.log(
    `${cases.length - missed.length} of ${cases.length} searches hold over ${schools.count} schools`,
  )
  for (const { query, expected_name } of missed) console.log(`missed: "${query}" for ${expected_name}`)
  expect(cases.length - missed.length).toBeGreaterThanOrEqual(LEAST)
})

test('with every school loaded, any start of any name finds something', async () => {
  const files = await readShared(['schools.csv'])
  if (!files) return
  const [schoolFile = Buffer.alloc(0)] = files
  const schools = await fullDirectory(schoolFile)
  const rows = z.array(z.object({ name: z.string(), admin_unit: z.string() }))
  const names = rows.parse(parse(schoolFile, { columns: true })).filter((row) => row.admin_unit === '0')
  const empty = names.flatMap(({ name }) => {
    const beginnings = Array.from({ length: Math.max(0, name.length - 2) }, (_, at) => name.slice(0, at + 3))
    return beginnings.filter((typed) => schools.search(typed).length === 0)
  })
  expect(empty).toEqual([])
})

/** Loads the full file the way an operator does. */
async function fullDirectory(bytes: Buffer) {
  const { database, ...fresh } = await freshDatabase()
  const loaded = await loadRelease({ database, bytes, fileName: 'schools.csv', now: new Date() })
  expect(loaded).toMatchObject({ status: 'loaded', schoolCount: 5731, refused: [] })
  const schools = await openSchoolDirectory({ database, log: console })
  onTestFinished(async () => {
    await schools.close()
    await fresh[Symbol.asyncDispose]()
  })
  expect(schools).toMatchObject({ source: 'official', count: 5708 })
  return schools
}

async function readShared(names: string[]): Promise<Buffer[] | undefined> {
  try {
    return await Promise.all(names.map((name) => readFile(path.join(FOLDER, name))))
  } catch {
    console.log(`nothing was tested: ${names.join(' and ')} of the shared data are absent`)
    return undefined
  }
}
