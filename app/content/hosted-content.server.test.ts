import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type fakeService, sendEvent, sendJson, fakeService as startService } from './fake-service.fixture.ts'
import { hostedClient } from './hosted-client.server.ts'
import { hostedContent } from './hosted-content.server.ts'

type Service = Awaited<ReturnType<typeof fakeService>>

const question = { query: '*[_type == "settings"][0]' }

/** Starts a service that gives this answer to every query, and streams events if it is live. */
async function service(answer: { result: unknown; syncTags?: string[] }, { isLive = true } = {}) {
  const streams: ServerResponse[] = []
  const fake = await startService(({ url }, response) => {
    if (url.pathname.includes('/data/query/')) return sendJson(response, { ms: 1, ...answer })
    if (!isLive || !url.pathname.includes('/live/events/')) return sendJson(response, {}, 404)
    streams.push(response)
    sendEvent(response, 'welcome', 'first')
  })
  return { ...fake, streams }
}

function openClient({ apiHost }: Pick<Service, 'apiHost'>, { trustMs }: { trustMs?: number } = {}) {
  const place = { apiHost, projectId: 'abc123', dataset: 'production', readToken: undefined }
  const warnings: string[] = []
  const client = hostedContent({
    published: hostedClient(place, { retryDelay: () => 0 }),
    drafts: undefined,
    log: { warn: (_details, message = '') => warnings.push(message) },
    ...(trustMs !== undefined && { trustMs }),
  })
  onTestFinished(() => client.close())
  return { client, warnings }
}

/** Resolves with the next tags that change. */
function nextMove(client: ReturnType<typeof openClient>['client']): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const stop = client.onChange((tags) => {
      stop()
      resolve(tags)
    })
  })
}

test('while events arrive, an answer is kept until one of its tags changes', async () => {
  const fake = await service({ result: { a: 1 }, syncTags: ['s1:one', 's1:two'] })
  const { client } = openClient(fake)
  expect(await nextMove(client)).toEqual(['any content'])
  expect(await client.ask(question)).toEqual({
    result: { a: 1 },
    tags: ['s1:one', 's1:two', 'any content'],
  })
  const moved = nextMove(client)
  sendEvent(fake.streams[0] as ServerResponse, 'message', 'second', { tags: ['s1:two'] })
  expect(await moved).toEqual(['s1:two'])
})

test('without a connection answers are kept for 60 seconds', async () => {
  const { client, warnings } = openClient(
    await service({ result: 1, syncTags: ['s1:one'] }, { isLive: false }),
  )
  expect(await client.ask(question)).toEqual({
    result: 1,
    tags: ['s1:one', 'any content'],
    maxAgeMs: 60_000,
  })
  await expect
    .poll(() => warnings)
    .toEqual(['no events from the content service; pages refresh on a timer instead'])
})

test('an answer without tags is kept for 60 seconds, because no event can name it', async () => {
  const { client } = openClient(await service({ result: 1 }))
  await nextMove(client)
  expect(await client.ask(question)).toEqual({ result: 1, tags: ['any content'], maxAgeMs: 60_000 })
})

test('everything is dropped after missed events: at a restart and at a reconnect', async () => {
  const fake = await service({ result: 1, syncTags: [] })
  const { client } = openClient(fake)
  await nextMove(client)
  const restarted = nextMove(client)
  sendEvent(fake.streams[0] as ServerResponse, 'restart', 'second')
  expect(await restarted).toEqual(['any content'])
  const back = nextMove(client)
  fake.hangUp()
  expect(await back).toEqual(['any content'])
  expect(fake.streams).toHaveLength(2)
})

test('when events stop, everything is dropped after the same time', async () => {
  const fake = await service({ result: 1, syncTags: [] })
  const { client } = openClient(fake, { trustMs: 20 })
  await nextMove(client)
  const gone = nextMove(client)
  sendEvent(fake.streams[0] as ServerResponse, 'goaway', 'second', { reason: 'full' })
  expect(await gone).toEqual(['any content'])
  expect((await client.ask(question)).maxAgeMs).toBe(20)
})

test('when an answer is late, the last good one is used, for as long as without events', async () => {
  const fake = await service({ result: { good: true }, syncTags: ['s1:one'] })
  const { client, warnings } = openClient(fake)
  await nextMove(client)
  await client.ask(question)
  fake.become(() => {})
  expect(await client.ask(question, { timeoutMs: 20 })).toEqual({
    result: { good: true },
    tags: ['s1:one', 'any content'],
    maxAgeMs: 60_000,
  })
  expect(warnings).toEqual(['the content service did not respond; showing its last response'])
  await expect(client.ask({ query: '1' }, { timeoutMs: 20 })).rejects.toMatchObject({
    name: 'ContentUnavailableError',
  })
})

test.each([429, 500, 503])('the last good answer replaces an error %i', async (status) => {
  const fake = await service({ result: 'good', syncTags: [] })
  const { client } = openClient(fake)
  await client.ask(question)
  fake.become((_request, response) => sendJson(response, { message: 'no' }, status))
  expect((await client.ask(question)).result).toBe('good')
})

test('an invalid query throws instead of returning an old answer', async () => {
  const fake = await service({ result: 'good', syncTags: [] })
  const { client } = openClient(fake)
  await client.ask(question)
  fake.become((_request, response) => sendJson(response, { message: 'no such dataset' }, 404))
  await expect(client.ask(question)).rejects.toThrow('no such dataset')
})

test('a preview without a token is rejected, even when an old answer exists', async () => {
  const fake = await service({ result: 'good', syncTags: [] })
  const { client } = openClient(fake)
  await client.ask(question)
  await expect(client.ask(question, { perspective: 'drafts' })).rejects.toThrow(/CONTENT_READ_TOKEN/)
})

test.each(['', 'x'.repeat(76), 'a b'])('the tag "%s" is rejected before any request', async (tag) => {
  const fake = await service({ result: 1 })
  const { client } = openClient(fake)
  await expect(client.ask({ ...question, tag })).rejects.toThrow(/between one and 75 characters/)
  expect(fake.queries()).toEqual([])
})
