import { createServer, type Server } from 'node:http'
import { type Action, ClientError, createClient, ServerError } from '@sanity/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ContentServer, contentServer, failureOf, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const sentences = (message: string) => message.split('\n')[0]

test('a malformed query is shown with the place that is wrong', async () => {
  const error = await failureOf(server.visitor().fetch('*[_type == "a"'))
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', query: '*[_type == "a"' },
  })
  expect(sentences(error.message)).toBe('GROQ query parse error:')
  expect(error.message).toContain('> 1 | *[_type == "a"')
})

test('an unknown function is a fault of the query', async () => {
  const error = await failureOf(server.visitor().fetch('noSuchFunction(1)'))
  expect(error).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
})

test.each([
  ['a query', (client: ReturnType<ContentServer['writer']>) => client.fetch('*[0]')],
  ['a document', (client: ReturnType<ContentServer['writer']>) => client.getDocument('a')],
  ['a mutation', (client: ReturnType<ContentServer['writer']>) => client.create({ _type: 'a' })],
])('%s of an unknown dataset is answered 404', async (_what, call) => {
  const error = await failureOf(call(server.writer({ dataset: 'nowhere' })))
  expect(error).toMatchObject({ statusCode: 404 })
  expect(error.message).toBe('Dataset not found - Dataset "nowhere" not found for project ID "bursar"')
})

test('a patch on a missing document is refused with its index, and nothing of the transaction is written', async () => {
  const call = server
    .writer()
    .transaction()
    .create({ _id: 'beside', _type: 'note' })
    .patch('missing', { set: { a: 1 } })
    .commit()
  const error = await failureOf(call)
  expect(error).toMatchObject({
    statusCode: 409,
    details: {
      type: 'mutationError',
      items: [{ index: 1, error: { type: 'documentNotFoundError', id: 'missing' } }],
    },
  })
  expect(await server.writer().getDocument('beside')).toBeUndefined()
})

test('an unparsable path is refused with its index', async () => {
  await server.writer().createOrReplace({ _id: 'pathless', _type: 'note' })
  const error = await failureOf(server.writer().patch('pathless').set({ 'a[[': 1 }).commit())
  expect(error).toMatchObject({ statusCode: 400, details: { type: 'mutationError', items: [{ index: 0 }] } })
  expect(await server.writer().getDocument('pathless')).not.toHaveProperty('a')
})

test('an id that is taken, and a revision that has passed, are conflicts', async () => {
  const writer = server.writer()
  await writer.createOrReplace({ _id: 'taken', _type: 'note' })
  const twice = await failureOf(writer.create({ _id: 'taken', _type: 'note' }))
  expect(twice).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentAlreadyExistsError', id: 'taken' } }] },
  })
  const late = await failureOf(writer.patch('taken').ifRevisionId('old').set({ a: 1 }).commit())
  expect(late).toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'old' } }],
    },
  })
})

test('references hold: their targets must exist and cannot be deleted', async () => {
  const writer = server.writer()
  const dangling = await failureOf(
    writer.create({ _type: 'note', to: { _type: 'reference', _ref: 'not-there' } }),
  )
  expect(dangling).toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentReferenceMissingError' } }] },
  })
  await writer.createOrReplace({ _id: 'target', _type: 'note' })
  await writer.createOrReplace({ _id: 'pointer', _type: 'note', to: { _type: 'reference', _ref: 'target' } })
  const held = await failureOf(writer.delete('target'))
  expect(held).toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['pointer'] } }],
    },
  })
})

test('whoever has no write token changes nothing', async () => {
  for (const client of [server.visitor(), server.reader()]) {
    const created = await failureOf(client.create({ _id: 'not-mine', _type: 'note' }))
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
    expect(await failureOf(client.action(action))).toMatchObject({
      statusCode: 403,
      details: { type: 'actionError' },
    })
  }
  expect(await server.writer().getDocument('not-mine')).toBeUndefined()
})

test('a wrong token is refused, even where none is needed', async () => {
  const error = await failureOf(server.visitor({ token: 'mistyped' }).fetch('1'))
  expect(error.message).toBe('Unauthorized - Session not found')
  expect(error).toMatchObject({ statusCode: 401, response: { body: { errorCode: 'SIO-401-ANF' } } })
})

test('a private dataset shows nothing to visitors', async () => {
  await server.writer().datasets.create('secrets', { aclMode: 'private' })
  await server.writer({ dataset: 'secrets' }).create({ _id: 'a', _type: 'note' })
  const visitor = server.visitor({ dataset: 'secrets' })
  for (const call of [visitor.fetch('*'), visitor.getDocument('a')]) {
    expect(await failureOf(call)).toMatchObject({ statusCode: 401 })
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
])('%s is answered %i in the shape of the service', async (path, status) => {
  const answer = await server.ask(path, { token: tokens.write })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({
    statusCode: status,
    error: expect.any(String),
    message: expect.any(String),
  })
})

test('another project is not here', async () => {
  const error = await failureOf(server.visitor({ projectId: 'other' }).fetch('1'))
  expect(error).toMatchObject({ statusCode: 404, message: 'Not Found - There is no project "other" here.' })
})

test('a call that is canceled rejects as such, before and while it runs', async () => {
  const early = AbortSignal.abort()
  expect(await failureOf(server.visitor().fetch('*[_id == "a"][0]', {}, { signal: early }))).toMatchObject({
    name: 'AbortError',
  })
  const silent = await silentServer()
  const late = new AbortController()
  const call = failureOf(silent.client.fetch('*', {}, { signal: late.signal }))
  await silent.asked
  late.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test.each([429, 502, 503])('the client asks again after %i, but never mutates twice', async (status) => {
  const flaky = await flakyServer(status)
  expect(await flaky.client.fetch('*')).toBe('answer')
  expect(flaky.count()).toBe(3)
  expect(await failureOf(flaky.client.create({ _type: 'note' }))).toMatchObject({ statusCode: status })
  expect(flaky.count()).toBe(4)
})

test('the tag of a request is accepted with its prefix', async () => {
  const client = server.visitor({ requestTagPrefix: 'site' })
  expect(await client.fetch('1', {}, { tag: 'page.article' })).toBe(1)
})

test('what the server did wrong is told from what the caller did', async () => {
  const flaky = await flakyServer(500)
  expect(await failureOf(flaky.client.fetch('*'))).toBeInstanceOf(ServerError)
})

/** Answers in our place with an error twice, and then with the answer. */
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
  return { client: await clientOf(fake), count: () => count }
}

async function silentServer() {
  const asked = Promise.withResolvers<void>()
  const fake = createServer(() => asked.resolve())
  return { client: await clientOf(fake), asked: asked.promise }
}

async function clientOf(fake: Server) {
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
