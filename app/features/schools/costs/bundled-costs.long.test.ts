import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { openBundledCosts } from './bundled-costs.ts'
import { largeCostFile } from './cost-file.fixture.ts'
import { loadCosts } from './load-costs.ts'
import { readCostFile } from './read-cost-file.ts'

const now = new Date('2026-11-27T12:00:00Z')

test('each bundled figure matches the federal data', async () => {
  const bytes = await readFile(path.resolve('../shared/data/school-costs.csv')).catch(() => undefined)
  if (!bytes) return console.log('nothing was tested: school-costs.csv of the shared data is absent')
  const read = await readCostFile(bytes, 'school-costs.csv')
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const official = new Map(read.file.rows.map(({ unitid, published }) => [unitid, published]))
  const bundled = await openBundledCosts()
  for (const unitid of bundled.unitids) expect(bundled.find(unitid), unitid).toEqual(official.get(unitid))
})

test.each(['charges', 'aid', 'scorecard', 'plain'] as const)(
  'a whole file loads, is recognized again, and leaves no gap: %s',
  async (kind) => {
    await using place = await freshDatabase()
    const { database } = place
    const file = largeCostFile(kind, 6_500)
    expect(await loadCosts({ database, ...file, now })).toMatchObject({
      status: 'loaded',
      schoolCount: 6_500,
    })
    expect(await loadCosts({ database, ...file, now })).toMatchObject({ status: 'unchanged' })
    const stored = await database.read
      .selectFrom('school_cost')
      .select((eb) => eb.fn.count<number | string>('unitid').distinct().as('count'))
      .executeTakeFirst()
    expect(Number(stored?.count)).toBe(6_500)
  },
  60_000,
)
