import { readFile } from 'node:fs/promises'
import { openDatabase } from '../../../server/database/database.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import { openStore } from './open-store.ts'

/*
 * `node cms/service/store/measure.fixture.ts PLACE COMMITS` opens the store of a database and prints one line of
 * JSON: how long opening took, how much memory the process uses then and after the commits, and how long each
 * commit took.
 */

const [place = '{}', commits = '0'] = process.argv.slice(2)
const dataset = 'production'
const database = await openDatabase(JSON.parse(place))
const begun = performance.now()
const blobs = openBlobs({ database, dataDir: JSON.parse(place).dataDir })
const store = await openStore({ database, blobs, log: console })
const loadMs = performance.now() - begun
const documents = store.documents(dataset)
const count = documents?.all().length ?? 0
const loadedMb = await residentMb()

documents?.orderedBy('article', ['publishedAt'])
const commitMs: number[] = []
for (let round = 0; round < Number(commits); round += 1) {
  const begun = performance.now()
  await store.commit(dataset, {
    transactionId: `round-${round}`,
    author: 'fixture',
    mutations: [{ patch: { id: 'one', set: { round } } }],
    plan: (documents) => {
      const before = documents.all()[(round * 7_919) % count] ?? null
      if (!before) return { changes: [], answer: undefined }
      // Every third document is new, so that the lists shift.
      const after =
        round % 3 === 0
          ? { ...before, _id: `new-${round}`, publishedAt: '2021-01-01' }
          : { ...before, title: `Round ${round}` }
      return {
        changes: [{ id: after._id, before: round % 3 === 0 ? null : before, after }],
        answer: undefined,
      }
    },
  })
  commitMs.push(performance.now() - begun)
}
console.log(
  JSON.stringify({
    count,
    loadMs,
    loadedMb,
    afterMb: await residentMb(),
    peakMb: await residentMb('VmHWM'),
    commitMs,
  }),
)
await store.close()
await database.close()

async function residentMb(line = 'VmRSS'): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const kilobytes = Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1])
  return (kilobytes || process.memoryUsage.rss() / 1024) / 1024
}
