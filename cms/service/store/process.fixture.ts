import { setTimeout } from 'node:timers/promises'
import type { ContentDocument } from '#content/documents.ts'
import { openDatabase } from '../../../server/database/database.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import type { Change, ContentStore, Documents } from './content-store.ts'
import { openStore } from './open-store.ts'

/*
 * A second process for tests: `node cms/service/store/process.fixture.ts PLACE WORK …`, where PLACE is the
 * options of openDatabase as JSON. It prints a line when it is ready, and one for each transaction received
 * or acknowledged.
 */

const [place = '{}', work = '', ...args] = process.argv.slice(2)
const { dataDir, databaseUrl } = JSON.parse(place)
const database = await openDatabase({ dataDir, databaseUrl })
const store = await openStore({ database, blobs: openBlobs({ database, dataDir }), log: console })
const dataset = 'production'

if (work === 'listen') {
  store.onTransaction(({ number, id }) => console.log(`${number} ${id} ${Date.now()}`))
  console.log('ready')
  await setTimeout(60_000)
}
if (work === 'count') {
  console.log('ready')
  await count(args[0] ?? '', Number(args[1]))
}
if (work === 'churn') {
  console.log('ready')
  await Promise.all(['a', 'b', 'c', 'd'].map((lane) => churn(`${args[0]}${lane}`)))
}
await store.close()
await database.close()

/** Increments a counter in a document that other processes also increment. */
async function count(start: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await commit(`${start}${index}`, (documents) => [
      change(documents, 'counter', { count: Number(documents.get('counter')?.count ?? 0) + 1 }),
    ])
  }
}

/**
 * Commits transactions forever, each of which creates, changes, and deletes documents, and prints the
 * acknowledged ones.
 */
async function churn(lane: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    const id = `${lane}-${round}`
    await commit(id, (documents) =>
      Array.from({ length: 1 + (round % 5) }, (_, place) => {
        const name = `d${(round * 7 + place * 13) % 40}`
        if (documents.get(name) && (round + place) % 4 === 0) {
          return { id: name, before: documents.get(name) ?? null, after: null }
        }
        return change(documents, name, { text: `${id} `.repeat(20), place })
      }),
    )
    console.log(id)
  }
}

async function commit(transactionId: string, changes: (documents: Documents) => Change[]): Promise<void> {
  const options: Parameters<ContentStore['commit']>[1] = {
    transactionId,
    author: 'fixture',
    mutations: [{ from: transactionId }],
    plan: (documents) => ({
      changes: changes(documents).map((each) => ({
        ...each,
        after: each.after && { ...each.after, _rev: transactionId },
      })),
      answer: undefined,
    }),
  }
  await store.commit(dataset, options)
}

function change(documents: Documents, id: string, fields: Partial<ContentDocument>): Change {
  const time = '2026-01-01T00:00:00.000Z'
  const after = { _id: id, _type: 'note', _rev: '', _createdAt: time, _updatedAt: time, ...fields }
  return { id, before: documents.get(id) ?? null, after }
}
