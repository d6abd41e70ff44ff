import { expect, test } from 'vitest'
import { ScholarshipIndexBuilder } from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { toItem } from '#domain/scholarships/scholarship-item.ts'
import type { ScholarshipQuery } from '#domain/scholarships/scholarship-query.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { fetchScholarships } from './queries.server.ts'

const today = '2026-11-23'
const made = manyScholarships(60, today)
const query: ScholarshipQuery = {
  filter: { kind: 'compare', field: 'award_amount_high', comparison: '>=', value: 50_050 },
  words: 'fund',
  ids: ['a', 'b'],
  sort: { field: 'min_gpa', direction: 'DESC' },
  offset: 20,
  limit: 10,
}

test('scholarships of this process are listed without the expired, with facets', async () => {
  const sort = { field: 'deadline', direction: 'ASC' } as const
  const asked = { words: '', sort, offset: 0, limit: 100 }
  const { scholarships, total, facets } = await fetchScholarships(sources({ apiUrl: '/api' }), asked)
  const open = made.filter(({ deadline }) => deadline.on === null || deadline.on >= today)
  expect(new Set(scholarships)).toEqual(new Set(open))
  expect(total).toBe(open.length)
  expect(facets?.basis.get('need')).toBe(open.filter(({ basis }) => basis === 'need').length)
})

test('another host is asked as the owner’s contract says', async () => {
  const { scholarships, total } = await fetchScholarships(
    sources({
      answer: (url) => {
        const { origin, pathname, searchParams } = new URL(url)
        expect(origin + pathname).toBe('https://api.example/v2/lenders')
        expect([...searchParams]).toEqual([
          ['type', 'scholarships'],
          ['offset', '20'],
          ['limit', '10'],
          ['sortBy', 'min_gpa:NUMERIC:DESC'],
          ['lenderIds', 'a'],
          ['lenderIds', 'b'],
          ['filterBy', '(deadline>=2026-11-23 || deadline=C) && award_amount_high>=500.5'],
          ['name', 'fund'],
        ])
        return Response.json(made.slice(0, 3).map(toItem), { headers: { 'x-total-count': '23' } })
      },
    }),
    query,
  )
  expect(scholarships).toEqual(made.slice(0, 3))
  expect(total).toBe(23)
})

test.each([
  ['an error', () => Response.json({ error: 'INVALID_REQUEST', message: 'no' }, { status: 400 })],
  ['an error with status 200', () => Response.json({ error: 'oops' })],
  ['no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['other items', () => Response.json([{ id: 1 }])],
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
])('when another host answers with %s, it throws the owner’s error', async (_name, answer) => {
  await expect(fetchScholarships(sources({ answer }), query)).rejects.toThrow(/^Error fetching scholarships$/)
})

function sources({
  apiUrl = 'https://api.example',
  answer = () => Promise.reject(new Error('no request expected')),
}: {
  apiUrl?: string
  answer?: (url: string) => Response | Promise<Response>
}) {
  return {
    services: {
      config: { apiUrl },
      scholarships: {
        async on() {
          const builder = new ScholarshipIndexBuilder()
          for (const scholarship of made) builder.add(scholarship)
          return builder.finish(async () => undefined)
        },
      },
    },
    today,
    fetch: async (input: Parameters<typeof globalThis.fetch>[0]) => answer(String(input)),
  }
}
