import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])(
  '%s on a page gets 405 with the site’s error page and the allowed methods',
  async (method) => {
    await using site = await listening()
    for (const path of ['/', '/signin', '/favicon.svg', '/no-such-page']) {
      const answer = await site.send(`${method} ${path} HTTP/1.1`)
      expect(answer, path).toMatchObject({ status: 405, type: 'text/html; charset=utf-8' })
      expect(answer.head, path).toMatch(/^allow: GET, HEAD, POST\r?$/im)
    }
  },
)

test('a page without a form rejects POST', async () => {
  await using site = await listening()
  const answer = await site.send('POST /student-loans HTTP/1.1', 'Content-Length: 0')
  expect(answer).toMatchObject({ status: 405, type: 'text/html; charset=utf-8' })
  expect(answer.head).toMatch(/^allow: GET, HEAD\r?$/im)
})

test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'DELETE'])(
  '%s on the API gets an error in the API’s format',
  async (method) => {
    await using site = await listening()
    for (const path of ['/api/account/login', '/api/nothing']) {
      const answer = await site.send(`${method} ${path} HTTP/1.1`)
      expect(answer, path).toMatchObject({ status: 404, type: 'application/json; charset=utf-8' })
      expect(JSON.parse(answer.body)).toEqual({ error: 'NOT_FOUND', message: expect.any(String) })
    }
  },
)

test.each([
  ['a path that is not valid percent-encoding', 'GET /%zz HTTP/1.1', 400],
  ['a path that is not UTF-8', 'GET /%ff/x HTTP/1.1', 400],
  ['an address longer than headers may be', `GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
  ['a method that HTTP does not know', 'FETCH / HTTP/1.1', 400],
])('%s gets the site’s error page, and on the API an error in its format', async (_name, line, status) => {
  await using site = await listening()
  const page = await site.send(line)
  expect(page).toMatchObject({ status, type: 'text/html; charset=utf-8' })
  expect(page.head).toMatch(/^x-content-type-options: nosniff\r?$/im)
  expect(page.body).not.toContain('zz')
  const api = await site.send(line.replace(' /', ' /api/'))
  expect(api).toMatchObject({ status, type: 'application/json; charset=utf-8' })
  expect(JSON.parse(api.body)).toEqual({
    error: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.any(String),
  })
})

test('a request with both Content-Length and Transfer-Encoding is rejected', async () => {
  await using site = await listening()
  const answer = await site.send(
    'POST /api/account/create HTTP/1.1',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
  )
  expect([answer.status, JSON.parse(answer.body).error]).toEqual([400, 'INVALID_REQUEST'])
})

test('an address in absolute form, as proxies send it, is handled as its path', async () => {
  await using site = await listening()
  const page = await site.send('GET http://evil.example/student-loans?utm_source=x HTTP/1.1')
  const plain = await site.send('GET /student-loans HTTP/1.1')
  expect(page.body === plain.body).toBe(true)
  expect((await site.send('GET odd://evil.example/no/such HTTP/1.1')).status).toBe(404)
  expect((await site.send('GET * HTTP/1.1')).status).toBe(404)
  expect((await site.send('GET http://evil.example/api/schools HTTP/1.1')).body).toBe('[]')
})

test('a file is always sent whole, and failed preconditions are not server errors', async () => {
  await using site = await testServer()
  const range = await site.request({ url: '/favicon.svg', headers: { range: 'bytes=999999-' } })
  expect(range.statusCode).toBe(200)
  const changed = await site.request({ url: '/favicon.svg', headers: { 'if-match': '"other"' } })
  expect(changed.statusCode).toBe(400)
  expect(changed.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('the service worker’s policy allows only requests to this site', async () => {
  await using site = await testServer()
  const { headers } = await site.request({ url: '/sw.js' })
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
})

test('the API does not accept plain text as JSON', async () => {
  await using site = await testServer()
  const answer = await site.request({
    method: 'POST',
    url: '/api/account/create',
    headers: { 'content-type': 'text/plain' },
    payload: '{"emailAddress":"a@example.com","plaintextPassword":"Sample-Pass-1"}',
  })
  expect([answer.statusCode, answer.json().error]).toEqual([415, 'UNSUPPORTED_CONTENT_TYPE'])
})

test('API errors are not cached', async () => {
  await using site = await testServer()
  for (const url of ['/api/nothing', `/api/schools?keywords=${'x'.repeat(201)}`]) {
    expect((await site.request({ url })).headers['cache-control'], url).toBe('no-store')
  }
})

test('all addresses of an IPv6 /64 network count as one', async () => {
  await using site = await testServer({ settings: { REQUESTS_PER_MINUTE: '2' } })
  const statuses: number[] = []
  for (const [host, url] of [
    ['1', '/api/schools'],
    ['2', '/signin'],
    ['3', '/api/schools'],
    ['4:5:6', '/signin'],
  ]) {
    statuses.push(
      (await site.app.inject({ url: url ?? '', remoteAddress: `2001:db8:0:1::${host}` })).statusCode,
    )
  }
  expect(statuses.at(-1)).toBe(429)
  const neighbor = await site.app.inject({ url: '/signin', remoteAddress: '2001:db8:0:2::1' })
  expect(neighbor.statusCode).toBe(200)
})

/** Starts a server that listens, so that a test can send it bytes that no HTTP client would. */
async function listening() {
  const site = await testServer()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    async send(...lines: string[]) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'))
      const answer = await text(socket)
      const [head = '', ...body] = answer.split('\r\n\r\n')
      return {
        status: Number(head.split(' ')[1]),
        type: /^content-type: (.*?)\r?$/im.exec(head)?.[1],
        head,
        body: body.join('\r\n\r\n'),
      }
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}
