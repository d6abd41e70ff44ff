import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { createHostCheck } from './plugins/security.ts'

let site: Awaited<ReturnType<typeof testServer>>
let local: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ settings: { SITE_URL: 'https://bursar.example' } })
  local = await testServer()
  for (const { app } of [site, local]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const each of [site, local]) await each[Symbol.asyncDispose]()
})

/** Sends a GET with exactly these header lines, as no HTTP client would. */
async function ask({ app }: typeof site, path: string, ...headers: string[]) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}

/** A page from the cache, an uncached one, a file, the API, and the content service with a cached response. */
const paths = ['/', '/signin', '/favicon.svg', '/api/schools', '/v1/data/query/production?query=1']

test.each(paths)(
  '%s is answered for the site’s host only, and for no host there are two of',
  async (path) => {
    // The second answer may come from memory.
    for (const _ of [1, 2]) expect((await ask(site, path, 'Host: bursar.example')).status).toBe(200)
    for (const host of ['BURSAR.example', 'bursar.example:443'])
      expect((await ask(site, path, `Host: ${host}`)).status, host).toBe(200)
    for (const host of ['evil.example', 'bursar.example.evil.example', 'bursar.example:80', '127.0.0.1', ''])
      expect((await ask(site, path, `Host: ${host}`)).status, host).toBe(421)
    const untrusted = await ask(site, path, 'Host: evil.example', 'X-Forwarded-Host: bursar.example')
    expect(untrusted.status).toBe(421)
    for (const each of [site, local]) {
      const two = await ask(each, path, 'Host: bursar.example', 'Host: bursar.example')
      expect(two.status).toBe(400)
    }
  },
)

test.each(paths)('without a site address, %s is answered for this machine only', async (path) => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.9.9.9', '[::1]:3000'])
    expect((await ask(local, path, `Host: ${host}`)).status, host).toBe(200)
  const others = [
    'evil.example',
    'localhost.evil.example',
    '192.0.2.1',
    '[2001:db8::1]',
    'localhost:x',
    'a@localhost',
    '',
  ]
  for (const host of others) expect((await ask(local, path, `Host: ${host}`)).status, host).toBe(421)
})

test.each([
  ['192.0.2.1', ['192.0.2.1', '192.0.2.1:80', '127.0.0.1'], ['192.0.2.2', 'evil.example']],
  ['bursar.lan', ['bursar.lan', 'BURSAR.lan:3000', 'localhost'], ['192.0.2.1', 'evil.lan']],
  ['0.0.0.0', ['192.0.2.1:3000', '[2001:db8::1]', 'localhost'], ['evil.example', 'localhost.evil.example']],
  ['::', ['192.0.2.1:3000', '[2001:db8::1]', 'localhost'], ['evil.example']],
])('a server that listens to %s without a site address knows itself by it', (host, own, others) => {
  const isSiteHost = createHostCheck({ siteUrl: undefined, host })
  expect(own.filter((each) => !isSiteHost(each))).toEqual([])
  expect(others.filter(isSiteHost)).toEqual([])
})

test('a page whose name was led to this machine cannot create an account', async () => {
  const { statusCode } = await local.app.inject({
    method: 'POST',
    url: '/api/account/create',
    headers: { host: 'evil.example', origin: 'http://evil.example' },
    payload: { emailAddress: 'ada@example.com', plaintextPassword: 'Correct-Horse-1' },
  })
  expect(statusCode).toBe(421)
})

test('errors for another host have the form of the part of the site that was asked', async () => {
  const api = await ask(site, '/api/schools', 'Host: evil.example')
  expect(JSON.parse(api.body)).toEqual({ error: 'WRONG_HOST', message: expect.any(String) })
  const page = await ask(site, '/', 'Host: evil.example')
  expect(page.body).toContain('<h1>')
  expect(page.body).not.toContain('evil.example')
})

test('whether the process is healthy may be asked under any host', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await ask(site, path, 'Host: 10.0.0.7:3000')).status, path).toBe(200)
})

test('a trusted proxy may name the host that the visitor asked for', async () => {
  await using behind = await testServer({
    settings: { SITE_URL: 'https://bursar.example', TRUST_PROXY: 'loopback' },
  })
  const status = async (forwarded: string) =>
    (await behind.request({ url: '/', headers: { host: '127.0.0.1', 'x-forwarded-host': forwarded } }))
      .statusCode
  expect([await status('bursar.example'), await status('evil.example')]).toEqual([200, 421])
})
