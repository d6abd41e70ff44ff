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

const post = (query: string) =>
  server.ask('/v2025-02-19/data/query/production', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })

test('other requests are answered while visitors run the most expensive queries', async () => {
  let done = 0
  const statuses = worst.map(async (query) => {
    const { status } = await post(query)
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

test('no index answers a query: it sees the latest write, also when it is asked again', async () => {
  const count = async (spaces: string) => {
    const answer = await post(`count(*[rank >= 5000])${spaces}`)
    return (await answer.json()).result
  }
  expect(await count('')).toBe(0)
  await server.writer().create({ _id: 'late', _type: 'note', rank: 5_000 })
  expect(await count(' ')).toBe(1)
  await server.writer().delete('late')
  expect(await count(' // again')).toBe(0)
})

test('heavy queries of one network wait in a short queue; the others are told when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => post(`${worst[0]}[${place}]`)))
  const seen = answers.map(({ status, headers }) => ({
    status,
    comesBack: /^[1-9]\d*$/.test(headers.get('retry-after') ?? ''),
  }))
  for (const { status, comesBack } of seen) expect(comesBack).toBe(status === 429 || status === 503)
  expect(seen.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3)
  const refused = answers.find(({ status }) => status === 429)
  expect(await refused?.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
  const withToken = await server.reader().fetch('count(*[rank > 1400])')
  expect(withToken).toBe(99)
})
