import { expect, test } from 'vitest'
import { createHourlyCounts } from './hourly-counts.ts'

test('errors are counted in their hour and forgotten after a day', () => {
  let now = new Date('2026-11-21T12:10:00Z')
  const counts = createHourlyCounts(() => now)
  for (const status of [200, 404, 500, 503, 429]) counts.count(status)
  expect(counts.read()).toHaveLength(24)
  expect(counts.read().at(-1)).toEqual({
    startsAt: new Date('2026-11-21T12:00:00Z'),
    serverErrors: 2,
    limited: 1,
  })
  now = new Date('2026-11-22T11:59:00Z')
  expect(counts.read()[0]).toMatchObject({ serverErrors: 2, limited: 1 })
  now = new Date('2026-11-22T12:00:00Z')
  expect(counts.read().every(({ serverErrors }) => serverErrors === 0)).toBe(true)
})
