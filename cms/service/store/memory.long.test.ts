import { expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/database.ts'
import { article, insertArticles } from '../../../testing/many-articles.ts'
import { measureContentStore } from '../../../testing/measure-content-store.ts'

const count = 100_000
const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

test.each(kinds)('100,000 articles fit in 600 MB, on %s', async (kind) => {
  await using fresh = await freshDatabase(kind)
  await insertArticles(fresh.database, { count, dataset: 'production' })
  const measured = await measureContentStore(fresh, { commits: 500 })
  const bytes = Array.from({ length: 100 }, (_, number) => JSON.stringify(article(number * 997)).length)
  const average = bytes.reduce((sum, length) => sum + length, 0) / bytes.length
  console.log(
    `${kind}: ${measured.count} articles of ${average.toFixed(0)} characters: ${measured.loadedMb.toFixed(0)} MB loaded, ` +
      `${measured.afterMb.toFixed(0)} MB after 500 commits, ${measured.peakMb.toFixed(0)} MB at most; ` +
      `loaded in ${(measured.loadMs / 1000).toFixed(1)} s`,
  )
  expect(measured.count).toBe(count)
  expect(average).toBeGreaterThan(2_000)
  expect(measured.peakMb).toBeLessThanOrEqual(600)
})
