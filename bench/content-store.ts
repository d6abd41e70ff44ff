import { freshDatabase } from '#testing/database.ts'
import { insertArticles } from '#testing/many-articles.ts'
import { measureContentStore } from '#testing/measure-content-store.ts'
import { type Figure, percentile } from './figure.ts'

const ARTICLES = 100_000
const COMMITS = 1_000

/** Measures the content store with a large dataset on SQLite, in its own process. */
export async function measureContentStoreSize(): Promise<Figure[]> {
  await using fresh = await freshDatabase('sqlite')
  await insertArticles(fresh.database, { count: ARTICLES, dataset: 'production' })
  const { loadMs, loadedMb, afterMb, peakMb, commitMs } = await measureContentStore(fresh, {
    commits: COMMITS,
  })
  const what = `content store, ${ARTICLES} articles`
  return [
    { what: `${what}: start`, value: `${(loadMs / 1000).toFixed(2)} s`, budget: '–' },
    { what: `${what}: resident memory`, value: `${loadedMb.toFixed(0)} MB`, budget: '≤ 600 MB' },
    { what: `${what}: after ${COMMITS} commits`, value: `${afterMb.toFixed(0)} MB`, budget: '≤ 600 MB' },
    { what: `${what}: at most`, value: `${peakMb.toFixed(0)} MB`, budget: '≤ 600 MB' },
    {
      what: `${what}: a durable commit, p50 / p99`,
      value: `${percentile(commitMs, 50).toFixed(1)} / ${percentile(commitMs, 99).toFixed(1)} ms`,
      budget: '–',
    },
  ]
}
