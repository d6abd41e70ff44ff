// cspell:ignore Adasecret

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const token = 'write-token-of-promos'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ settings: { CONTENT_WRITE_TOKEN: token, EMAILS_PER_ADDRESS: '20' } })
  await put(site, [
    {
      _id: 'spring',
      _type: 'incentiveOffer',
      offer: 'spring-code',
      modals: [{ _type: 'reference', _key: 'm', _ref: 'modal-newsletter' }],
    },
    { _id: 'drafts.autumn', _type: 'incentiveOffer', offer: 'autumn-code', modals: [] },
  ])
})
afterAll(() => site[Symbol.asyncDispose]())

async function put(server: typeof site, documents: object[]) {
  const answer = await server.request({
    url: '/v2022-11-15/data/mutate/production',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    payload: { mutations: documents.map((createOrReplace) => ({ createOrReplace })) },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const address = (fields: Record<string, string>) => `/api/email/subscribe?${new URLSearchParams(fields)}`
const newsletter = { subscriptionType: 'newsletter', modalIdentifier: 'newsletter' }
const rows = (server = site) => server.services.database.read.selectFrom('subscription').selectAll().execute()

test('a subscription is kept with what the form collected, and waits for its owner to confirm it', async () => {
  const fields = {
    emailAddress: ' Ada@Example.org ',
    firstName: ' Ada  L ',
    lastName: 'Ng',
    opeId: '00131500',
  }
  const answer = await site.request({ method: 'POST', url: address({ ...newsletter, ...fields }) })
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  expect(await rows()).toMatchObject([
    {
      email: 'Ada@Example.org',
      topic: 'newsletter',
      modal: 'newsletter',
      first_name: 'Ada L',
      last_name: 'Ng',
      opeid: '00131500',
      confirmed_at: null,
      account_id: null,
    },
  ])
})

test.each([
  [{ ...newsletter }, 'emailAddress: Please complete this field'],
  [{ ...newsletter, emailAddress: 'ada' }, 'emailAddress: Please enter a valid email address'],
  [{ ...newsletter, emailAddress: 'a\u202E@example.org' }, 'emailAddress: Please type this by hand'],
  [{ emailAddress: 'ada@example.org', subscriptionType: 'all of it' }, 'subscriptionType: may contain only'],
  [
    { emailAddress: 'ada@example.org', subscriptionType: 'invented' },
    'subscriptionType: is not the subscription type of any modal',
  ],
  [
    { ...newsletter, emailAddress: 'ada@example.org', modalIdentifier: 'other' },
    'subscriptionType: is not the subscription type of',
  ],
])('refuses %j', async (fields, message) => {
  const answer = await site.request({ method: 'POST', url: address(fields) })
  expect(answer.json()).toMatchObject({ error: 'INVALID_REQUEST', message: expect.stringContaining(message) })
  expect(answer.statusCode).toBe(400)
})

test('another site cannot subscribe a visitor', async () => {
  const url = address({ ...newsletter, emailAddress: 'eve@example.org' })
  const answer = await site.request({ method: 'POST', url, headers: { origin: 'https://evil.example' } })
  expect(answer.statusCode).toBe(403)
})

test('an account that has confirmed its address subscribes itself without an email', async () => {
  const visitor = site.visitor()
  const email = 'own@example.org'
  const account = { emailAddress: email, plaintextPassword: 'Correct-Horse-1' }
  await visitor.createAccount(account)
  await visitor.signIn(account)
  await site.services.database.write((tx) =>
    tx.updateTable('account').set({ email_confirmed_at: new Date() }).where('email', '=', email).execute(),
  )
  await visitor.send({ method: 'POST', url: address({ ...newsletter, emailAddress: 'OWN@example.org' }) })
  const own = (await rows()).find(({ email_key: key }) => key === email)
  expect(own?.confirmed_at).not.toBeNull()
  expect(own?.account_id).not.toBeNull()
})

test('an incentive offer answers with its code; an unknown, empty, or unpublished one is refused in JSON', async () => {
  const ask = (query: string) => site.request({ url: `/api/incentives/offer${query}` })
  const found = await ask('?inoid=spring')
  expect([found.statusCode, found.json()]).toEqual([200, { offer: 'spring-code' }])
  for (const query of [
    '?inoid=summer',
    '?inoid=autumn',
    '?inoid=drafts.autumn',
    '?inoid=*',
    '?inoid=settings',
  ]) {
    const answer = await ask(query)
    expect([answer.statusCode, answer.json().error], query).toEqual([404, 'NOT_FOUND'])
  }
  for (const query of ['', '?inoid=', '?inoid=a&inoid=b', `?inoid=${'a'.repeat(101)}`]) {
    expect((await ask(query)).json().error, query).toBe('INVALID_REQUEST')
  }
})

test('the limit counts across processes, and no log has the address, the name, or the school', async () => {
  await using limited = await testServer({ settings: { EMAILS_PER_ADDRESS: '2', LOG_LEVEL: 'trace' } })
  const lines: string[] = []
  listenTo(limited.app.log, lines)
  const secret = { emailAddress: 'ada.secret@example.org', firstName: 'Adasecret', opeId: '00131599' }
  const send = (fields: object = {}) =>
    limited.request({ method: 'POST', url: address({ ...newsletter, ...secret, ...fields }) })
  const statuses: number[] = []
  for (let at = 0; at < 3; at++) statuses.push((await send({ lastName: String(at) })).statusCode)
  expect(statuses).toEqual([204, 204, 429])
  expect((await send({ emailAddress: 'ada.secret' })).statusCode).toBe(400)
  expect((await send({ subscriptionType: 'invented' })).statusCode).toBe(400)
  const { database } = limited.services
  const write = database.write
  database.write = async () => {
    throw new Error('the disk is full')
  }
  expect((await send()).statusCode).toBe(500)
  database.write = write
  await limited.request({ url: address({ ...newsletter, ...secret }) })
  expect(lines.filter((line) => line.includes('/api/email/subscribe')).length).toBeGreaterThanOrEqual(7)
  expect(lines.some((line) => line.includes('the disk is full'))).toBe(true)
  expect(lines.filter((line) => /secret|00131599|%40/i.test(line))).toEqual([])
  expect((await rows(limited)).length).toBe(1)
})

test('the documentation of the API shows both routes with their fields', async () => {
  const { paths } = (await site.request({ url: '/api/openapi.json' })).json()
  const names = (route: { parameters: { name: string }[] }) => route.parameters.map(({ name }) => name)
  expect(names(paths['/api/email/subscribe'].post)).toEqual([
    ...['subscriptionType', 'modalIdentifier', 'emailAddress', 'firstName', 'lastName', 'opeId'],
  ])
  expect(names(paths['/api/incentives/offer'].get)).toEqual(['inoid'])
})

/** Takes the lines that the server would print. */
function listenTo(log: object, lines: string[]) {
  const symbols = Object.getOwnPropertySymbols(log).concat(
    Object.getOwnPropertySymbols(Object.getPrototypeOf(log)),
  )
  const stream = Reflect.get(log, symbols.find(({ description }) => description === 'pino.stream') ?? '')
  stream.write = (line: string) => void lines.push(line)
}
