import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { zip } from '#kit/archives/zip.fixture.ts'
import type { FetchOptions } from '#kit/catalog/fetch-and-load.ts'
import { startPublisher } from '#kit/catalog/publisher.fixture.ts'
import { fetchOfficialSchools } from './fetch-release.ts'
import { currentRelease } from './load-release.ts'
import { smallLimits, wholeFile, wholeFileCount } from './test-files.ts'

const goodZip = zip({ 'hd2024.csv': wholeFile() })

test('the publisher’s zip is fetched, checked, and made current, with one log line', async () => {
  const { outcome, lines, database } = await fetchFrom((_request, response) => response.end(goodZip))
  expect(outcome).toBe('loaded')
  expect(lines).toEqual([`info Schools: IPEDS HD2024 (NCES) loaded, ${wholeFileCount} schools.`])
  expect(await currentRelease(database)).toMatchObject({ school_count: wholeFileCount })
})

const failures: [string, RequestListener, RegExp, Partial<FetchOptions>?][] = [
  [
    'an error response from the publisher',
    (_request, response) => response.writeHead(500).end('sorry'),
    /responded with 500/,
  ],
  [
    'a page instead of a file',
    (_request, response) => response.end('<html>moved</html>'),
    /rejected.*line 1/,
  ],
  [
    'half of the archive',
    (_request, response) => response.end(goodZip.subarray(0, 900)),
    /rejected.*truncated/,
  ],
  [
    'a small file',
    (_request, response) => response.end(zip({ 'a.csv': wholeFile().subarray(0, 400) })),
    /rejected/,
  ],
  [
    'a file larger than allowed',
    (_request, response) => response.end(goodZip),
    /more than 100 bytes/,
    { maxBytes: 100 },
  ],
  ['a response that never arrives', () => {}, /no complete response within 50 ms/, { timeoutMs: 50 }],
  [
    'a response that starts and hangs',
    (_request, response) => response.write(goodZip.subarray(0, 100)),
    /no complete response within 50 ms/,
    { timeoutMs: 50 },
  ],
  ['a connection that breaks', (request) => request.socket.destroy(), /not loaded/],
]

test.each(failures)('%s logs one warning, and nothing is loaded', async (_what, answer, message, options) => {
  const { outcome, lines, database } = await fetchFrom(answer, options)
  expect(outcome).toBe('failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^warn Schools: /)
  expect(lines[0]).toMatch(message)
  expect(await database.read.selectFrom('school_release').selectAll().execute()).toEqual([])
})

test('an unreachable publisher logs one warning', async () => {
  const { outcome, lines } = await fetchFrom(() => {}, { url: 'http://127.0.0.1:9/HD2024.zip' })
  expect([outcome, lines.length]).toEqual(['failed', 1])
})

test('an empty URL turns the download off, and the log says so once', async () => {
  const { outcome, lines, requests } = await fetchFrom(() => {}, { url: '' })
  expect([outcome, requests]).toEqual(['off', 0])
  expect(lines).toEqual([expect.stringMatching(/^info .*off/)])
})

test('an existing release stays, and no request is sent', async () => {
  const first = await fetchFrom((_request, response) => response.end(goodZip))
  const second = await first.again()
  expect([second.outcome, second.requests]).toEqual(['present', 1])
  expect(second.lines).toEqual([expect.stringMatching(/^info Schools: IPEDS HD2024/)])
})

test('closing the server aborts the download at once, with one log line', async () => {
  const closing = new AbortController()
  const { outcome, lines } = await fetchFrom(() => closing.abort(), { signal: closing.signal })
  expect(outcome).toBe('failed')
  expect(lines).toEqual([expect.stringMatching(/the server shut down first/)])
})

async function fetchFrom(answer: RequestListener, changes: Partial<FetchOptions> = {}) {
  const publisher = await startPublisher('/HD2024.zip', answer)
  const again = async () => ({
    ...(await publisher.run(fetchOfficialSchools, { limits: smallLimits, ...changes })),
    requests: publisher.requests.length,
  })
  return { ...(await again()), again, database: publisher.database }
}
