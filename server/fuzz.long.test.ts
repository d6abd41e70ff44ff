import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getKeys } from '#domain/keys.ts'
import type { Database } from '#server/database/database.ts'
import { type Schema, tableKeys } from '#server/database/schema.ts'
import { objectWords } from '#testing/object-prototype-keys.ts'
import { testServer } from '#testing/server.ts'

const kinds = process.env.TEST_WITHOUT_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres']

test.each(kinds)(
  '%s: no request causes a server error, and nothing is stored but drafts and counts',
  async (kind) => {
    await using site = await server(kind)
    const before = await readRows(site.database)
    let answers = 0
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const answer = await site.send(toBytes(sent))
        answers += 1
        const told = answer.slice(0, 400)
        const [head = '', ...rest] = answer.replace(/^HTTP\/1.1 100 .*\r\n\r\n/, '').split('\r\n\r\n')
        const status = Number(head.split(' ')[1])
        expect(status, told).toBeGreaterThanOrEqual(200)
        expect(status, told).toBeLessThan(500)
        if (status < 400 || sent.method === 'HEAD') return
        const type = /^content-type: (.*?)\r?$/im.exec(head)?.[1]
        if (isApi(sent.target)) {
          expect(type, told).toBe('application/json; charset=utf-8')
          const body = rest.join('\r\n\r\n')
          expect(JSON.parse(body), told).toEqual({
            error: expect.stringMatching(/^[A-Z_]+$/),
            message: expect.any(String),
          })
          expect(body, told).not.toMatch(/node_modules|\.ts:\d/)
        } else {
          expect(type, told).toBe('text/html; charset=utf-8')
        }
      }),
      { numRuns: 1_500 },
    )
    expect(await readRows(site.database)).toEqual(before)
    expect(
      await site.send(Buffer.from('GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')),
    ).toContain('ready')
    console.log(`${kind}: ${answers} answers`)
  },
)

const known = [
  ...['/', '/student-loans', '/student-loans/offers', '/student-loans/signup', '/schools/search', '/signup'],
  ...['/search', '/api/search/suggestions'],
  ...['/signin', '/signout', '/_app', '/_.data', '/student-loans/offers.data', '/signin.data', '/sw.js'],
  ...['/favicon.svg', '/healthz', '/readyz', '/.well-known/security.txt', '/__manifest', '/assets/x.js'],
  ...[
    '/api',
    '/api/account/user',
    '/api/account/login',
    '/api/account/create',
    '/api/logout',
    '/api/schools',
  ],
  ...['/api/session/select-school/', '/api/session/select-school/00131500', '/api/docs', '/api/openapi.json'],
]
const parts = [
  '%00',
  '%zz',
  '%ff',
  '%2e%2e',
  '..',
  '//',
  '\\',
  ';',
  '%25',
  '%2f',
  'é',
  '.data',
  '_.data',
  '~',
  '@',
  ':',
  ...objectWords,
]
const names = ['keywords', 'amount', 'school', 'q', ...objectWords, '_routes', 'return', 'index', 'email']
const values = [
  '',
  '0',
  '-1',
  'NaN',
  '00131500',
  '%00',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '1e999',
  '[]',
  '%0d%0aX:%20y',
  ...objectWords,
  ...objectWords.map((word) => `${word}+college`),
]

const nasty = fc.oneof(
  fc.constantFrom(...values),
  fc.string({ maxLength: 40 }).map(encodeURIComponentSafely),
  fc.integer({ min: 1, max: 9_000 }).map((length) => 'a'.repeat(length)),
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))
const path = fc
  .tuple(fc.constantFrom(...known), fc.array(fc.constantFrom(...parts), { maxLength: 2 }), query)
  .map(([start, more, rest]) => start + more.map((part) => `/${part}`).join('') + rest)
const target = fc.oneof(
  { weight: 8, arbitrary: path },
  { weight: 1, arbitrary: path.map((rest) => `http://other.example${rest}`) },
  { weight: 1, arbitrary: path.map((rest) => `/${rest}`) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'odd://x', '/%', '//', '/..', '/?') },
)
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'POST') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND'),
  },
)
const header = fc.constantFrom(
  ...['Accept-Encoding: br;q=0, *', 'Accept-Encoding: ,;q=', 'If-None-Match: *', 'If-None-Match: W/"x", "y"'],
  ...[
    'Range: bytes=9-',
    'If-Match: "x"',
    'Cookie: session=%00; school=1; signed_in=1',
    'Cookie: ;;=;__proto__=1',
  ],
  ...[
    'Authorization: Basic ',
    'Authorization: Basic YQBiOgA=',
    'Authorization: Basic Og==',
    'Authorization: Bearer x',
  ],
  ...[
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-Host: evil',
    'X-Forwarded-For: x',
    'X-React-Router-SPA-Mode: yes',
  ],
  ...[
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Site: none',
    'Origin: null',
    'Origin: http://a',
    'Origin: :',
    'Purpose: prefetch',
  ],
  ...['Upgrade: websocket', 'Expect: 100-continue', 'Content-Encoding: gzip', 'Accept: text/html'],
)
const contentType = fc.constantFrom(
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'text/x-script', 'x', ''],
)
// None of these bodies is a valid account, so none may be stored.
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '{"__proto__":{}}',
    '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\n\0\r\n--x--',
  ),
  fc.json({ maxDepth: 3 }),
  fc
    .tuple(fc.constantFrom('a', 'a@b.co', '\\u0000@b.co', '\\ud800@b.co'), fc.string({ maxLength: 5 }))
    .map(
      ([email, password]) => `{"emailAddress":"${email}","plaintextPassword":${JSON.stringify(password)}}`,
    ),
  fc
    .array(fc.tuple(fc.constantFrom(...names, 'password'), nasty), { maxLength: 5 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
)
type Sent = typeof request extends fc.Arbitrary<infer Value> ? Value : never
const request = fc.record({
  method,
  target,
  headers: fc.array(header, { maxLength: 4 }),
  type: contentType,
  /** A number stands for a body of that length, so that a failure message stays short. */
  body: fc.oneof(
    { weight: 9, arbitrary: body },
    { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 70_000 }) },
  ),
})

function toBytes({ method, target, headers, type, body }: Sent): Buffer {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const content = Buffer.from(typeof body === 'number' ? 'a'.repeat(body) : body)
  const length = hasBody ? [`Content-Length: ${content.length}`, `Content-Type: ${type}`] : []
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    ...headers,
    ...length,
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(lines.join('\r\n')), hasBody ? content : Buffer.of()])
}

function encodeURIComponentSafely(typed: string): string {
  return encodeURIComponent(typed.toWellFormed())
}

/** Whether the server treats the address as part of the API; in absolute form, only its path counts. */
function isApi(target: string): boolean {
  return /^(http:\/\/other\.example)?\/api([/?]|$)/.test(target)
}

async function server(kind: string) {
  const site = await testServer({
    kind,
    settings: {
      REQUESTS_PER_MINUTE: '1000000',
      LOGINS_PER_ADDRESS: '1000000',
      LOGINS_PER_ACCOUNT: '1000000',
      LOGINS_PER_ACCOUNT_DAILY: '1000000',
    },
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    database: site.services.database,
    /** Returns the whole response, or '' if the connection closed without one. */
    async send(bytes: Buffer): Promise<string> {
      const socket = connect(port, '127.0.0.1')
      socket.write(bytes)
      return text(socket).catch(() => '')
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
    },
  }
}

/** Drafts, and the counts of attempts to sign in, to sign up or to write: a random address can add some. */
const storedByRequests: (keyof Schema)[] = ['draft', 'attempt']

async function readRows(database: Database) {
  const tables = getKeys(tableKeys).filter((table) => !storedByRequests.includes(table))
  return Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()))
}
