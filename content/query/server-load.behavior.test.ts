import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer } from '#content/http/client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
  const documents = Array.from({ length: 1_500 }, (_, rank) => ({
    _id: `d${rank}`,
    _type: 'note',
    rank,
    title: `word${'a'.repeat(100)} ${rank}`,
  }))
  const transaction = server.writer().transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'async', returnDocuments: false })
})
afterAll(() => server[Symbol.asyncDispose]())

const worst = [
  '*[count(*[_id != ^._id && count(*[_id != ^._id && rank > ^.rank]) > 0]) > 0]',
  `${'('.repeat(5_000)}1${')'.repeat(5_000)}`,
  `*[${'a || '.repeat(30_000)}b]`,
]

test('others are answered while visitors ask the worst queries', async () => {
  let done = 0
  const statuses = worst.map(async (query) => {
    const { status } = await server.ask('/v2025-02-19/data/query/production', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    done += 1
    return status
  })
  let answered = 0
  while (done < worst.length) {
    const [{ status }, rank] = await Promise.all([
      server.ask('/healthz'),
      server.reader().fetch('*[_id == $id][0].rank', { id: `d${answered % 1_000}` }),
    ])
    expect({ status, rank }).toEqual({ status: 200, rank: answered % 1_000 })
    answered += 1
  }
  expect(await Promise.all(statuses)).toEqual(worst.map(() => 400))
  expect(answered).toBeGreaterThan(10)
})
