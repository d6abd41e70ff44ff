import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterFields } from '#domain/scholarships/scholarship-query.ts'
import { someFilter } from '#domain/scholarships/some-filters.fixture.ts'
import { writeFilter } from '#domain/scholarships/write-filter.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { objectWords } from '#testing/object-prototype-keys.ts'
import { replaceScholarships } from '#testing/replace-scholarships.ts'
import { testServer } from '#testing/server.ts'

const RUNS = 100_000

test(`${RUNS} random conditions are answered with 200 or 400`, async () => {
  await using site = await testServer({ settings: { REQUESTS_PER_MINUTE: '10000000' } })
  await replaceScholarships(site.services.database, manyScholarships(500, '2026-11-23'))
  const counts = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(conditions, { minLength: 1, maxLength: 3 }), async (texts) => {
      const query = texts.map((text) => `&filterBy=${encodeURIComponent(text.toWellFormed())}`).join('')
      const { statusCode, body } = await site.request({
        url: `/api/v2/lenders?type=scholarships&limit=1${query}`,
      })
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
      expect([200, 400], body).toContain(statusCode)
      if (statusCode === 200) expect(Array.isArray(JSON.parse(body))).toBe(true)
      else expect(JSON.parse(body)).toEqual({ error: 'INVALID_REQUEST', message: expect.any(String) })
    }),
    { numRuns: RUNS },
  )
  console.log(`answers by status: ${JSON.stringify(Object.fromEntries(counts))}`)
  expect(Math.min(counts.get(200) ?? 0, counts.get(400) ?? 0)).toBeGreaterThan(RUNS / 20)
})

const piece = fc.oneof(
  fc.constantFrom(...filterFields, ...objectWords),
  fc.constantFrom(
    '=',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    '==',
    '~',
    '&&',
    '||',
    '&',
    '|',
    '(',
    ')',
    ',',
    ' in ',
    ' ',
  ),
  fc.constantFrom(
    'C',
    'today',
    '2026-11-23',
    '2026-13-99',
    '3',
    '-1',
    '1e999',
    'NaN',
    'graduate',
    'OH',
    'none',
  ),
  fc.constantFrom('"', '\\', '\n', '\u0000', '\ufeff', '%', '+', "'", ';', '--', '$&', '\ud800', '💥'),
)
const text = someFilter.map(writeFilter)
/** A text that can be read, with some of it replaced. */
const damaged = fc.tuple(text, piece, fc.nat(), fc.nat({ max: 3 })).map(([whole, wrong, at, gone]) => {
  const place = at % (whole.length + 1)
  return whole.slice(0, place) + wrong + whole.slice(place + gone)
})
const conditions = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: damaged },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(piece, fc.nat({ max: 3_000 })).map(([part, times]) => part.repeat(times)),
  },
)
