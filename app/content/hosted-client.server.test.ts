import { ClientError, ServerError } from '@sanity/client'
import { expect, test } from 'vitest'
import { fakeService, sendJson } from './fake-service.fixture.ts'
import { hostedClient, retryDelayMs } from './hosted-client.server.ts'

const place = { projectId: 'abc123', dataset: 'production', readToken: undefined }
const quickly = { retryDelay: () => 0 }

async function answering(body: unknown, status = 200) {
  const service = await fakeService((_request, response) => sendJson(response, body, status))
  return { service, client: hostedClient({ ...place, apiHost: service.apiHost }, quickly) }
}

test('requests ask for published production content, without a token or CDN', async () => {
  const { service, client } = await answering({ result: 1 })
  expect(await client.fetch('count(*)', { slug: 'a b' })).toBe(1)
  const [request] = service.received
  expect(request?.url.pathname).toBe('/v2022-11-15/data/query/production')
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    query: 'count(*)',
    $slug: '"a b"',
    perspective: 'published',
    returnQuery: 'false',
  })
  expect(request?.headers.authorization).toBeUndefined()
  expect(request?.headers['x-sanity-project-id']).toBe('abc123')
  expect(client.config()).toMatchObject({ useCdn: false, timeout: 300_000, maxRetries: 5 })
})

test('a preview sends the read token and the drafts perspective', async () => {
  const service = await fakeService((_request, response) => sendJson(response, { result: null }))
  await hostedClient({ ...place, apiHost: service.apiHost }, { token: 'secret' }).fetch('*')
  expect(service.received[0]?.headers.authorization).toBe('Bearer secret')
  expect(service.received[0]?.url.searchParams.get('perspective')).toBe('drafts')
})

test('the publisher has a host for each project, and any other service has one for all', () => {
  const urlAt = (apiHost: string) => hostedClient({ ...place, apiHost }).config().url
  expect(urlAt('https://api.sanity.io')).toBe('https://abc123.api.sanity.io/v2022-11-15')
  expect(urlAt('https://content.example')).toBe('https://content.example/v2022-11-15')
})

test.each([
  [11_263, 'GET'],
  [11_264, 'POST'],
])('a query of %i characters with its parameters is sent as %s', async (length, method) => {
  const { service, client } = await answering({ result: 1 })
  await client.fetch('1'.repeat(length - '?query='.length))
  expect(service.received[0]?.method).toBe(method)
  expect(service.received[0]?.url.searchParams.get('perspective')).toBe('published')
})

test.each([
  [14_800, undefined],
  [14_801, 'Query too large for listener'],
])('a listener with a URL of %i characters: %s', async (length, refusal) => {
  const { service, client } = await answering({})
  const around = `${service.apiHost}/v2022-11-15/data/listen/production?query=&includeResult=true`.length
  const listening = client.listen('1'.repeat(length - around))
  const end = Promise.withResolvers<string | undefined>()
  const subscription = listening.subscribe({ error: ({ message }: Error) => end.resolve(message) })
  // A response that is not an event stream is also an error, but it proves that the client sent the request.
  if (!refusal) end.resolve(undefined)
  expect(await end.promise).toBe(refusal)
  subscription.unsubscribe()
})

test.each(['a', 'A-b_c.9', 'x'.repeat(75)])('the tag %s is sent', async (tag) => {
  const { service, client } = await answering({ result: 1 })
  await client.fetch('1', {}, { tag })
  expect(service.received[0]?.url.searchParams.get('tag')).toBe(tag)
})

test.each(['', 'x'.repeat(76), 'a b', 'ä'])('the tag "%s" is rejected', async (tag) => {
  const { service, client } = await answering({ result: 1 })
  // The client treats an empty tag as no tag.
  if (tag === '') await client.fetch('1', {}, { tag })
  else expect(() => client.fetch('1', {}, { tag })).toThrow(/between one and 75 characters/)
  expect(service.received.some(({ url }) => url.searchParams.has('tag'))).toBe(false)
})

test.each([429, 502, 503])('a request is retried five times after %i and then fails', async (status) => {
  const attempts: number[] = []
  const service = await fakeService((_request, response) => sendJson(response, { message: 'busy' }, status))
  const client = hostedClient(
    { ...place, apiHost: service.apiHost },
    { retryDelay: (attempt) => Number(attempts.push(attempt)) * 0 },
  )
  await expect(client.fetch('1')).rejects.toThrow('busy')
  expect(service.received).toHaveLength(6)
  expect(attempts).toEqual([0, 1, 2, 3, 4])
})

test('a request is retried after a broken connection and then succeeds', async () => {
  const service = await fakeService((_request, response) => response.socket?.destroy())
  const client = hostedClient({ ...place, apiHost: service.apiHost }, { retryDelay: becomeWell })
  function becomeWell(attempt: number) {
    if (attempt === 2) service.become((_request, response) => sendJson(response, { result: 'well' }))
    return 0
  }
  expect(await client.fetch('1')).toBe('well')
  expect(service.received).toHaveLength(4)
})

test('a mutation is sent once', async () => {
  const { service, client } = await answering({ message: 'busy' }, 503)
  await expect(client.create({ _type: 'note' })).rejects.toThrow('busy')
  expect(service.received).toHaveLength(1)
})

test('the wait before a retry doubles from 100 ms, plus up to 100 ms at random', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => retryDelayMs(attempt, 0))).toEqual([100, 200, 400, 800, 1600])
  expect(retryDelayMs(2, 0.5)).toBe(450)
  expect(hostedClient({ ...place, apiHost: 'https://content.example' }).config().retryDelay).toBe(
    retryDelayMs,
  )
})

test('an attempt ends at its timeout', async () => {
  const service = await fakeService(() => {})
  const client = hostedClient({ ...place, apiHost: service.apiHost }, { timeoutMs: 50, ...quickly })
  await expect(client.fetch('1')).rejects.toMatchObject({ name: 'TimeoutError' })
})

test.each([
  [401, { statusCode: 401, error: 'Unauthorized', message: 'No such token' }, 'Unauthorized - No such token'],
  [400, { error: { type: 'queryError', description: 'Too deep' } }, 'Too deep'],
  [404, { error: 'Not found' }, 'Not found'],
  [409, { message: 'Taken' }, 'Taken'],
  [400, { error: { type: 'mutationError', description: 'Failed', items: [] } }, 'Failed'],
])('an error %i with %o has the message "%s"', async (status, body, message) => {
  const { client } = await answering(body, status)
  const error = await client.fetch('1').catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({ message, statusCode: status })
})

test('the error for a malformed query shows the position', async () => {
  const error = { type: 'queryParseError', description: 'unexpected end', query: '*[', start: 2, end: 2 }
  const { client } = await answering({ error }, 400)
  await expect(client.fetch('*[')).rejects.toThrow(/^GROQ query parse error:\n> 1 \| \*\[\n.*unexpected end/)
})

test.each([
  [500, ServerError],
  [418, ClientError],
])('an error %i without a message names the method, address and status', async (status, kind) => {
  const service = await fakeService((_request, response) => response.writeHead(status).end('<h1>no</h1>'))
  const client = hostedClient({ ...place, apiHost: service.apiHost }, quickly)
  const error = await client.fetch('1').catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(kind)
  const address = `${service.apiHost}${service.received[0]?.address}`
  expect(error).toMatchObject({ statusCode: status })
  expect(String(error)).toContain(`GET-request to ${address} resulted in HTTP ${status}`)
  expect(String(error)).toContain('(<h1>no</h1>)')
})

test('live events from a service that does not allow our origin fail with CorsOriginError', async () => {
  const service = await fakeService(({ url }, response) => {
    if (url.pathname.endsWith('/check/cors')) sendJson(response, { result: { allowed: false } })
    else sendJson(response, { message: 'no' }, 403)
  })
  const client = hostedClient({ ...place, apiHost: service.apiHost })
  const error = await new Promise<unknown>((resolve) => {
    client.live.events().subscribe({ error: resolve })
  })
  expect(error).toMatchObject({ name: 'CorsOriginError' })
  expect(String(error)).toContain('The current origin is not allowed to connect to the Live Content API.')
})
