import { afterEach, expect, test, vi } from 'vitest'
import { findSchools, recordSelectedSchool } from './find-schools.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(response: Response | Error) {
  const fetch = vi.fn(async () => {
    if (response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const ask = (keywords = 'ucla') =>
  findSchools({ schoolsApiUrl: '/api', keywords, signal: new AbortController().signal })

test('the keywords are sent as one encoded query parameter, with credentials', async () => {
  const fetch = answering(Response.json([]))
  await ask('A&M + Texas')
  expect(fetch).toHaveBeenCalledWith('/api/schools?keywords=A%26M+%2B+Texas', {
    credentials: 'include',
    signal: expect.any(AbortSignal),
  })
})

test('schools keep their order; those without a name or an opeid are left out', async () => {
  const oak = {
    name: 'Oak',
    opeid: '00100200',
    abbreviation: 'OC',
    city: 'Troy',
    state: 'NY',
    unitid: '100200',
  }
  answering(Response.json([oak, { name: 'No key' }, null, 7]))
  expect(await ask()).toEqual([oak])
})

test("a refusal rejects with the API's own message", async () => {
  answering(Response.json({ error: 'BAD_REQUEST', message: 'Keywords are too long' }, { status: 400 }))
  await expect(ask()).rejects.toThrow('Keywords are too long')
})

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a page instead of JSON', new Response('<html>', { status: 502 })],
  ['an answer that is no list', Response.json({})],
])('%s rejects with a message for the visitor', async (_, response) => {
  answering(response)
  await expect(ask()).rejects.toThrow('We couldn’t search schools right now')
})

test('a picked school is posted with credentials and without caching, and failures are ignored', () => {
  const fetch = answering(new TypeError('offline'))
  expect(() => recordSelectedSchool('/api', '00131500')).not.toThrow()
  recordSelectedSchool('/api', '')
  const init = { method: 'POST', credentials: 'include', cache: 'no-store', keepalive: true }
  expect(fetch.mock.calls).toEqual([
    ['/api/session/select-school/00131500', init],
    ['/api/session/select-school/', init],
  ])
})
