import { createServer, type Server } from 'node:http'
import { type Action, ClientError, createClient, ServerError } from '@sanity/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ContentServer, catchFailure, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const sentences = (message: string) => message.split('\n')[0]

test('a query syntax error points to its position', async () => {
  const error = await catchFailure(server.visitor().fetch('*[_type == "a"'))
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', query: '*[_type == "a"' },
  })
  expect(sentences(error.message)).toBe('GROQ query parse error:')
  expect(error.message).toContain('> 1 | *[_type == "a"')
})

test.each(['constructor', '__proto__', 'hasOwnProperty'])(
  '$%s is a parameter like any other',
  async (name) => {
    expect(await server.visitor().fetch(`$${name}.a`, { [name]: { a: 1 } })).toBe(1)
    expect(await catchFailure(server.visitor().fetch(`$${name}.a`))).toMatchObject({ statusCode: 400 })
  },
)

test('an unknown function is a query error', async () => {
  const error = await catchFailure(server.visitor().fetch('noSuchFunction(1)'))
  expect(error).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
})

test.each([
  ['a query', (client: ReturnType<ContentServer['writer']>) => client.fetch('*[0]')],
  ['a document', (client: ReturnType<ContentServer['writer']>) => client.getDocument('a')],
  ['a mutation', (client: ReturnType<ContentServer['writer']>) => client.create({ _type: 'a' })],
])('%s of an unknown dataset returns 404', async (_what, call) => {
  const error = await catchFailure(call(server.writer({ dataset: 'nowhere' })))
  expect(error).toMatchObject({ statusCode: 404 })
  expect(error.message).toBe('Dataset not found - Dataset "nowhere" not found for project ID "bursar"')
})

test('refuses a transaction that patches a missing document, with the index of the patch', async () => {
  const call = server
    .writer()
    .transaction()
    .create({ _id: 'beside', _type: 'note' })
    .patch('missing', { set: { a: 1 } })
    .commit()
  const error = await catchFailure(call)
  expect(error).toMatchObject({
    statusCode: 409,
    details: {
      type: 'mutationError',
      items: [{ index: 1, error: { type: 'documentNotFoundError', id: 'missing' } }],
    },
  })
  expect(await server.writer().getDocument('beside')).toBeUndefined()
})

test('refuses an unparsable path with its index', async () => {
  await server.writer().createOrReplace({ _id: 'pathless', _type: 'note' })
  const error = await catchFailure(server.writer().patch('pathless').set({ 'a[[': 1 }).commit())
  expect(error).toMatchObject({ statusCode: 400, details: { type: 'mutationError', items: [{ index: 0 }] } })
  expect(await server.writer().getDocument('pathless')).not.toHaveProperty('a')
})

test('an existing id and an outdated revision are conflicts', async () => {
  const writer = server.writer()
  await writer.createOrReplace({ _id: 'taken', _type: 'note' })
  const twice = await catchFailure(writer.create({ _id: 'taken', _type: 'note' }))
  expect(twice).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentAlreadyExistsError', id: 'taken' } }] },
  })
  const late = await catchFailure(writer.patch('taken').ifRevisionId('old').set({ a: 1 }).commit())
  expect(late).toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'old' } }],
    },
  })
})

test('the target of a reference must exist and cannot be deleted', async () => {
  const writer = server.writer()
  const dangling = await catchFailure(
    writer.create({ _type: 'note', to: { _type: 'reference', _ref: 'not-there' } }),
  )
  expect(dangling).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentReferenceMissingError' } }] },
  })
  await writer.createOrReplace({ _id: 'target', _type: 'note' })
  await writer.createOrReplace({ _id: 'pointer', _type: 'note', to: { _type: 'reference', _ref: 'target' } })
  const held = await catchFailure(writer.delete('target'))
  expect(held).toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['pointer'] } }],
    },
  })
})

test('a caller without the write token cannot change anything', async () => {
  for (const client of [server.visitor(), server.reader()]) {
    const created = await catchFailure(client.create({ _id: 'not-mine', _type: 'note' }))
    expect(created).toMatchObject({
      statusCode: 403,
      details: {
        items: [{ index: 0, error: { type: 'insufficientPermissionsError', permission: 'create' } }],
      },
    })
    const action = {
      actionType: 'sanity.action.document.delete' as const,
      publishedId: 'a',
      includeDrafts: [],
    } satisfies Action
    expect(await catchFailure(client.action(action))).toMatchObject({
      statusCode: 403,
      details: { type: 'actionError' },
    })
  }
  expect(await server.writer().getDocument('not-mine')).toBeUndefined()
})

test('refuses a wrong token even where none is required', async () => {
  const error = await catchFailure(server.visitor({ token: 'mistyped' }).fetch('1'))
  expect(error.message).toBe('Unauthorized - Session not found')
  expect(error).toMatchObject({ statusCode: 401, response: { body: { errorCode: 'SIO-401-ANF' } } })
})

test('hides a private dataset from callers without a token', async () => {
  await server.writer().datasets.create('secrets', { aclMode: 'private' })
  await server.writer({ dataset: 'secrets' }).create({ _id: 'a', _type: 'note' })
  const visitor = server.visitor({ dataset: 'secrets' })
  for (const call of [visitor.fetch('*'), visitor.getDocument('a')]) {
    expect(await catchFailure(call)).toMatchObject({ statusCode: 401 })
  }
  expect(await server.reader({ dataset: 'secrets' }).fetch('*[]._id')).toEqual(['a'])
})

test.each([
  ['/v2/data/query/production?query=1', 400],
  ['/v2025-02-30x/data/query/production?query=1', 400],
  ['/v1/data/query/production', 400],
  ['/v1/data/query/production?query=1&tag=not%20a%20tag', 400],
  ['/v1/data/query/production?query=$a&$a=unquoted', 400],
  ['/v1/data/query/production?query=1&perspective=no/such', 400],
  ['/v1/data/nothing/production', 404],
  ['/v1/projects/other/datasets/production/query?query=1', 404],
  ['/v1/agent/action/generate/production', 501],
  ['/v1/data/doc/production/%E0%A4%A', 400],
])('%s returns %i with the error body of the service', async (path, status) => {
  const answer = await server.ask(path, { token: tokens.write })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({
    statusCode: status,
    error: expect.any(String),
    message: expect.any(String),
  })
})

test('returns 404 for another project', async () => {
  const error = await catchFailure(server.visitor({ projectId: 'other' }).fetch('1'))
  expect(error).toMatchObject({ statusCode: 404, message: 'Not Found - There is no project "other" here.' })
})

test('a canceled call rejects with an abort error, before and during the request', async () => {
  const early = AbortSignal.abort()
  expect(await catchFailure(server.visitor().fetch('*[_id == "a"][0]', {}, { signal: early }))).toMatchObject(
    {
      name: 'AbortError',
    },
  )
  const silent = await silentServer()
  const late = new AbortController()
  const call = catchFailure(silent.client.fetch('*', {}, { signal: late.signal }))
  await silent.asked
  late.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test.each([429, 502, 503])('the client retries a query after %i but never a mutation', async (status) => {
  const flaky = await flakyServer(status)
  expect(await flaky.client.fetch('*')).toBe('answer')
  expect(flaky.count()).toBe(3)
  expect(await catchFailure(flaky.client.create({ _type: 'note' }))).toMatchObject({ statusCode: status })
  expect(flaky.count()).toBe(4)
})

test('accepts a request tag with its prefix', async () => {
  const client = server.visitor({ requestTagPrefix: 'site' })
  expect(await client.fetch('1', {}, { tag: 'page.article' })).toBe(1)
})

test('distinguishes server errors from client errors', async () => {
  const flaky = await flakyServer(500)
  expect(await catchFailure(flaky.client.fetch('*'))).toBeInstanceOf(ServerError)
})

/** Starts a fake server that fails twice with the status and then sends a result. */
async function flakyServer(status: number) {
  let count = 0
  const fake = createServer((_request, response) => {
    const isReady = ++count === 3
    response.writeHead(isReady ? 200 : status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        isReady ? { result: 'answer', ms: 1 } : { statusCode: status, error: 'E', message: 'm' },
      ),
    )
  })
  return { client: await openClient(fake), count: () => count }
}

async function silentServer() {
  const asked = Promise.withResolvers<void>()
  const fake = createServer(() => asked.resolve())
  return { client: await openClient(fake), asked: asked.promise }
}

async function openClient(fake: Server) {
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    fake.closeAllConnections()
    fake.close()
  })
  const address = fake.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return createClient({
    projectId: 'bursar',
    dataset: 'production',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    retryDelay: () => 5,
  })
}
