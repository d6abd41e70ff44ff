import { expect, test } from 'vitest'
import { accountClient } from './account-client.ts'

interface Call {
  url: string
  init: RequestInit
}

function apiAnswering(...answers: Response[]) {
  const calls: Call[] = []
  const client = accountClient('https://api.example/v1', async (url, init = {}) => {
    calls.push({ url: String(url), init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('network')
    return answer
  })
  return { client, calls }
}

const done = () => new Response(null, { status: 204 })

test('every call sends the visitor’s cookies and is never cached', async () => {
  const { client, calls } = apiAnswering(Response.json({}), done(), done(), done(), done())
  await client.getUser()
  await client.logout()
  await client.login('a', 'b')
  await client.createAccount({ emailAddress: 'a', plaintextPassword: 'b' })
  expect(calls).toHaveLength(5)
  for (const { init } of calls) expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' })
})

test('the user is parsed from a 200 response, and any other answer is nobody', async () => {
  const user = { emailAddress: 'a@b.co', firstName: 'Ana', lastName: 'B', opeId: '00131500' }
  expect(await apiAnswering(Response.json({ ...user, extra: 1 })).client.getUser()).toEqual(user)
  for (const status of [201, 204, 401, 500]) {
    const answer = new Response(status === 204 ? null : JSON.stringify(user), { status })
    expect(await apiAnswering(answer).client.getUser()).toBeNull()
  }
  expect(await apiAnswering(Response.json(null)).client.getUser()).toBeNull()
})

test('signing in logs out first, then sends a Basic header encoded as UTF-8', async () => {
  const { client, calls } = apiAnswering(done(), done())
  expect(await client.login('zoë@example.com', 'Über:Pass-1')).toEqual({})
  expect(calls.map(({ url }) => url)).toEqual([
    'https://api.example/v1/logout',
    'https://api.example/v1/account/login',
  ])
  const header = new Headers(calls[1]?.init.headers).get('authorization') ?? ''
  expect(Buffer.from(header.replace('Basic ', ''), 'base64').toString()).toBe('zoë@example.com:Über:Pass-1')
})

test('a failed logout does not prevent signing in', async () => {
  const calls: string[] = []
  const client = accountClient('/api', async (url) => {
    calls.push(String(url))
    if (String(url).endsWith('/logout')) throw new TypeError('network')
    return done()
  })
  expect(await client.login('a', 'b')).toEqual({})
  expect(calls).toEqual(['/api/logout', '/api/account/login'])
})

test('undefined fields of a new account are not sent', async () => {
  const { client, calls } = apiAnswering(done())
  const account = { emailAddress: 'a@b.co', plaintextPassword: 'x', firstName: undefined, opeId: '' }
  expect(await client.createAccount(account)).toEqual({})
  expect(calls[0]?.init.method).toBe('POST')
  expect(new Headers(calls[0]?.init.headers).get('content-type')).toBe('application/json')
  expect(calls[0]?.init.body).toBe('{"emailAddress":"a@b.co","plaintextPassword":"x","opeId":""}')
})

test("the API's error message is returned, and a response without one is still an error", async () => {
  const refused = Response.json({ error: 'ACCOUNT_EXISTS', message: 'It exists' }, { status: 409 })
  const { client } = apiAnswering(refused, Response.json({}, { status: 500 }))
  const account = { emailAddress: 'a@b.co', plaintextPassword: 'x' }
  expect(await client.createAccount(account)).toEqual({ error: 'ACCOUNT_EXISTS', message: 'It exists' })
  expect(await client.createAccount(account)).toEqual({ error: '500', message: '' })
})
