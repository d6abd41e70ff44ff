import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentServer, contentServer, tokens } from './client.fixture.ts'

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const page = '/v1/auth/login/token'
const origin = 'https://studio.example/desk'

function signIn(fields: Record<string, string>) {
  const headers = { origin: server.url }
  return server.ask(page, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
}

test('lists one login provider, whose page asks for a token', async () => {
  const { providers } = await (await server.ask('/v1/auth/providers')).json()
  expect(providers).toMatchObject([
    { name: 'token', url: expect.stringMatching(/\/v1\/auth\/login\/token$/) },
  ])
  const shown = await server.ask(`${page}?origin=${encodeURIComponent(origin)}&projectId=bursar&type=dual`)
  expect(shown.headers.get('content-security-policy')).toContain("form-action 'self' https://studio.example")
  expect(await shown.text()).toContain('name="token" type="password"')
})

test('a valid token leads to a ticket that works once', async () => {
  const back = await signIn({ origin, token: tokens.write })
  expect(back.status).toBe(303)
  const address = new URL(back.headers.get('location') ?? '')
  expect(address.origin + address.pathname).toBe(origin)
  const sid = /^#sid=(.{20,})$/.exec(address.hash)?.[1]
  const fetchToken = () => server.ask(`/v1/auth/fetch?sid=${sid}`)
  expect(await (await fetchToken()).json()).toMatchObject({ token: tokens.write })
  expect((await fetchToken()).status).toBe(401)
  const me = await server.ask('/v1/auth/id', { token: tokens.write })
  expect(await me.json()).toEqual({ id: 'token-write' })
})

test('a wrong token does not redirect', async () => {
  const again = await signIn({ origin, token: 'guessed' })
  expect(again.status).toBe(401)
  expect(await again.text()).toContain('aria-invalid="true"')
})

test.each(['https://stranger.example/', 'javascript:alert(1)', ''])(
  'refuses to redirect to %j',
  async (target) => {
    expect((await signIn({ origin: target, token: tokens.write })).status).toBe(400)
  },
)

test.each(['nonsense', 'e30.nonsense', ''])('%j is not a ticket', async (sid) => {
  expect((await server.ask(`/v1/auth/fetch?sid=${sid}`)).status).toBe(401)
})
