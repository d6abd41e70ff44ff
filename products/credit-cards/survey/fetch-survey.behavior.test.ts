import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import type { FetchOptions } from '#kit/catalog/fetch-and-load.ts'
import { startPublisher } from '#kit/catalog/publisher.fixture.ts'
import { openFileOrWorkbook } from '#kit/catalog/workbook.ts'
import { readLoadedSurvey } from './card-survey.ts'
import { fetchCardSurvey } from './fetch-survey.ts'
import { takeSurvey } from './survey-loader.ts'
import { latest, manyRows, surveyWorkbook, type Vintage, vintages } from './survey-workbook.fixture.ts'

const older = vintages['second half of 2024'] as Vintage
const good = surveyWorkbook(manyRows(30))

const gives =
  (bytes: Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(bytes)

async function publish(answer: RequestListener) {
  const publisher = await startPublisher('/f/documents/cfpb_tccp-data_2025-12-31.xlsx', answer)
  const { database } = publisher
  return {
    ...publisher,
    fetch: (changes: Partial<FetchOptions> = {}) => publisher.run(fetchCardSurvey, changes),
    async load(bytes: Buffer) {
      const options = { database, opened: await openFileOrWorkbook(bytes), now: new Date('2026-11-21') }
      expect(await takeSurvey(options)).toMatchObject({ ok: true })
    },
    async inUse() {
      const survey = await readLoadedSurvey(database.read)
      return survey && { surveyedOn: survey.surveyedOn, plans: survey.plans.length }
    },
  }
}

test('the Bureau’s workbook is fetched and made the survey in use, with one log line', async () => {
  const bureau = await publish(gives(good))
  expect(await bureau.fetch()).toEqual({
    outcome: 'loaded',
    lines: ['info Card survey: survey of 2025-12-31, 30 plans loaded.'],
  })
  expect(await bureau.inUse()).toEqual({ surveyedOn: '2025-12-31', plans: 30 })
})

test.each([
  ['its ETag', { etag: '"v1"', 'last-modified': 'Sat, 07 Mar 2026 10:00:00 GMT' }, 'if-none-match', '"v1"'],
  [
    'its date',
    { 'last-modified': 'Sat, 07 Mar 2026 10:00:00 GMT' },
    'if-modified-since',
    'Sat, 07 Mar 2026 10:00:00 GMT',
  ],
])('an unchanged file, by %s, is not sent again and changes nothing', async (_by, headers, asked, value) => {
  const bureau = await publish(gives(good, headers))
  await bureau.fetch()
  bureau.answerWith((request, response) =>
    response.writeHead(request.headers[asked] === value ? 304 : 500).end(),
  )
  expect(await bureau.fetch()).toEqual({
    outcome: 'present',
    lines: ['info Card survey: survey of 2025-12-31, 30 plans.'],
  })
  expect(await bureau.inUse()).toEqual({ surveyedOn: '2025-12-31', plans: 30 })
})

test('the same file of a server that states no version is not loaded again', async () => {
  const bureau = await publish(gives(good))
  await bureau.fetch()
  const topics: string[] = []
  bureau.database.onChange((topic) => topics.push(topic))
  expect((await bureau.fetch()).outcome).toBe('present')
  expect(topics).toEqual([])
})

test('without a loaded survey the whole file is asked for, whatever was fetched before', async () => {
  const bureau = await publish(gives(good, { etag: '"v1"' }))
  await bureau.fetch()
  await bureau.database.write((tx) => tx.deleteFrom('card_survey').execute())
  expect((await bureau.fetch()).outcome).toBe('loaded')
  expect(bureau.requests.at(-1)?.headers).not.toHaveProperty('if-none-match')
})

test('a corrected file replaces the one before it', async () => {
  const bureau = await publish(gives(good, { etag: '"v1"' }))
  await bureau.fetch()
  bureau.answerWith(gives(surveyWorkbook(manyRows(33)), { etag: '"v2"' }))
  expect((await bureau.fetch()).outcome).toBe('loaded')
  expect(await bureau.inUse()).toEqual({ surveyedOn: '2025-12-31', plans: 33 })
})

test('a later half-year that was loaded by hand stays', async () => {
  const bureau = await publish(gives(surveyWorkbook(manyRows(40), older)))
  await bureau.load(good)
  expect(await bureau.fetch()).toEqual({
    outcome: 'present',
    lines: [
      'info Card survey: the survey in use, dated 2025-12-31, is newer than the official file, so we’re keeping it.',
    ],
  })
  expect(await bureau.inUse()).toEqual({ surveyedOn: latest.endsOn, plans: 30 })
})

const failures: [string, RequestListener, RegExp, Partial<FetchOptions>?][] = [
  ['an error response', (_request, response) => response.writeHead(503).end(), /responded with 503/],
  ['“not modified,” unasked', (_request, response) => response.writeHead(304).end(), /responded with 304/],
  ['a page instead of a workbook', gives(Buffer.from('<html>moved</html>')), /rejected.*no row with/],
  ['half of the workbook', gives(good.subarray(0, good.length / 2)), /rejected.*workbook cannot be read/],
  ['a file larger than allowed', gives(good), /more than 100 bytes/, { maxBytes: 100 }],
  ['a workbook of few plans', gives(surveyWorkbook(manyRows(3))), /rejected.*3 plans, but 20 are in use/],
  [
    'rows of another layout',
    gives(surveyWorkbook(manyRows(30, { 'Targeted Credit Tiers': 'any' }))),
    /rejected.*30 of 30 rows are invalid/,
  ],
  [
    'a response that starts and hangs',
    (_request, response) => response.write(good.subarray(0, 100)),
    /no complete response within 50 ms/,
    { timeoutMs: 50 },
  ],
  ['a connection that breaks', (request) => request.socket.destroy(), /not loaded/],
]

test.each(failures)(
  '%s logs one warning, and the survey in use stays',
  async (_what, answer, message, options) => {
    const bureau = await publish(answer)
    await bureau.load(surveyWorkbook(manyRows(20), latest))
    const { outcome, lines } = await bureau.fetch(options)
    expect([outcome, lines.length]).toEqual(['failed', 1])
    expect(lines[0]).toMatch(/^warn Card survey: /)
    expect(lines[0]).toMatch(message)
    expect(await bureau.inUse()).toEqual({ surveyedOn: '2025-12-31', plans: 20 })
    expect(await bureau.database.read.selectFrom('fetched_file').selectAll().execute()).toEqual([])
  },
)

test('closing the server aborts, also while the workbook is read', async () => {
  const closing = new AbortController()
  const bureau = await publish((_request, response) => {
    response.end(good)
    setTimeout(() => closing.abort(), 5)
  })
  const { outcome, lines } = await bureau.fetch({ signal: closing.signal })
  expect(outcome).toBe('failed')
  expect(lines).toEqual([expect.stringMatching(/the server shut down first/)])
})

test('an empty URL turns the download off, and the log says so once', async () => {
  const bureau = await publish(gives(good))
  expect(await bureau.fetch({ url: '' })).toEqual({
    outcome: 'off',
    lines: [expect.stringMatching(/^info .*turned off/)],
  })
  expect(bureau.requests).toEqual([])
})

test('servers that start together load the file once', async () => {
  const bureau = await publish(gives(good))
  const outcomes = await Promise.all([bureau.fetch(), bureau.fetch(), bureau.fetch()])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['loaded', 'present', 'present'])
  expect(await bureau.inUse()).toEqual({ surveyedOn: '2025-12-31', plans: 30 })
})
