import { z } from 'zod'
import { openDatabase } from '../../../server/database/database.ts'
import { openStore } from '../store/open-store.ts'
import { storeOptions } from '../store/store.fixture.ts'
import { commit, listenApp } from './listen.fixture.ts'

/*
 * A server in its own process: `node cms/service/listen/process.fixture.ts PLACE`, where PLACE is JSON with the
 * location of its database and the limits of its streams. It receives messages and answers each with one
 * message.
 */

const place = z
  .object({
    dataDir: z.string(),
    databaseUrl: z.string().optional(),
    limits: z.record(z.string(), z.number()).default({}),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'))

const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('commit'),
    transactionId: z.string(),
    documents: z.record(z.string(), z.record(z.string(), z.json()).nullable()),
  }),
  z.object({ kind: z.literal('memory') }),
])

const database = await openDatabase(place)
const store = await openStore(storeOptions({ database, dataDir: place.dataDir }))
const app = await listenApp(store, place.limits)
const url = await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', async (received) => {
  const asked = message.parse(received)
  if (asked.kind === 'memory') return process.send?.({ memoryBytes: process.memoryUsage.rss() })
  await commit(store, asked.transactionId, asked.documents)
  process.send?.({ acknowledgedAt: performance.timeOrigin + performance.now() })
})
process.send?.({ url })
