import { expect, test, vi } from 'vitest'
import { createSearchIndex } from '#app/features/search/search-index.ts'
import { addDays } from '#domain/dates.ts'
import { ScholarshipIndexBuilder } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { scholarshipSource } from './search-source.ts'

const today = '2026-11-23'

test('a scholarship is found by its name and its provider, and leads to the marketplace', async () => {
  const { find, stop } = await followed({ count: 40 })
  const [found] = find('Future Nurses')
  expect(found).toMatchObject({ kind: 'scholarship', title: expect.stringContaining('Future Nurses') })
  expect(found?.path).toBe(
    `/scholarships/marketplace?${new URLSearchParams({ q: found?.title ?? '' })}#${found?.id.split(':')[1]}`,
  )
  expect(find(found?.alsoCalled[0] ?? '')[0]?.alsoCalled).toEqual(found?.alsoCalled)
  stop()
})

test('at most a thousand are entered', async () => {
  const { index, stop } = await followed({ count: 1_600 })
  expect(index.size).toBe(1_000)
  stop()
})

test('a change, and a new day after which some have expired, replace the entries', async () => {
  const source = await followed({ count: 40 })
  expect(source.index.size).toBe(countOpen(40, today))
  source.change(200)
  await expect.poll(() => source.index.size).toBe(countOpen(200, today))
  const later = addDays(today, 200)
  source.setToday(later)
  source.update()
  await expect.poll(() => source.index.size).toBe(countOpen(200, later))
  expect(countOpen(200, later)).toBeLessThan(countOpen(200, today))
  source.stop()
})

test('a read that fails is logged, and the next change reads again', async () => {
  const source = await followed({ count: 0, failsOnce: true })
  expect(source.log.error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('the database is away') },
    'the search could not read the scholarships; it will read them again when they next change',
  )
  source.change(40)
  await expect.poll(() => source.index.size).toBeGreaterThan(0)
  source.stop()
})

function countOpen(count: number, day: string): number {
  return manyScholarships(count, today).filter(({ deadline: { on } }) => on === null || on >= day).length
}

async function followed({ count, failsOnce = false }: { count: number; failsOnce?: boolean }) {
  const index = createSearchIndex()
  const log = { error: vi.fn() }
  let made = manyScholarships(count, today)
  let day = today
  let fails = failsOnce
  let tell: (topic: string) => void = () => undefined
  const source = scholarshipSource({
    database: {
      onChange(listener) {
        tell = listener
        return () => undefined
      },
    },
    scholarships: {
      async on() {
        if (fails) {
          fails = false
          throw new Error('the database is away')
        }
        const builder = new ScholarshipIndexBuilder()
        for (const scholarship of made) builder.add(scholarship)
        return builder.finish(async () => undefined)
      },
    },
    log,
    today: () => day,
  })
  const stop = await source.follow(index)
  return {
    index,
    log,
    stop,
    update: () => source.update?.(),
    find: (query: string) => index.find(query, { max: 5 }).entries,
    setToday(next: string) {
      day = next
    },
    change(next: number) {
      made = manyScholarships(next, today)
      tell('scholarship')
    },
  }
}
