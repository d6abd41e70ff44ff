import { expect, test } from 'vitest'
import { readDirectory } from '#app/features/schools/directory/directory.ts'
import { indexBundledCosts, openBundledCosts } from './bundled-costs.ts'

test('every line of the bundled list is of a bundled school, and can be read', async () => {
  const bundled = await openBundledCosts()
  const schools = new Set((await readDirectory()).map(({ unitid }) => unitid))
  expect(bundled.unitids.length).toBeGreaterThan(1_300)
  expect(new Set(bundled.unitids).size).toBe(bundled.unitids.length)
  for (const unitid of bundled.unitids) {
    expect(schools.has(unitid), unitid).toBe(true)
    const published = bundled.find(unitid)
    expect(published.length, unitid).toBeGreaterThan(0)
    for (const { period } of published) expect(period, unitid).not.toBe('')
  }
})

const list =
  '# a remark\nunitid\tgrad_rate_150pct\tgrad_rate_year\n110661\t91\t\n110662\t40\t2019\n110663\t\t\n'

test('a line says its own year, or has the usual one, and an empty field is missing', () => {
  const { find, unitids } = indexBundledCosts(list)
  expect(unitids).toEqual(['110661', '110662', '110663'])
  expect(find('110661')).toEqual([
    { source: 'ipeds_completion', period: '2023', figures: { completion: 91 } },
  ])
  expect(find('110662')).toEqual([
    { source: 'ipeds_completion', period: '2019', figures: { completion: 40 } },
  ])
  expect(find('110664')).toEqual([])
})

test('a line of another form throws', () => {
  expect(() => indexBundledCosts(`${list}110664\t91\n`).find('110664')).toThrow('Not a cost line')
})
