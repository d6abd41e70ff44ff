// cspell:ignore Freminders nking
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([
  ['/ABOUT/how-we-make-money', '/about/how-we-make-money'],
  ['/about/how-we-make-money/', '/about/how-we-make-money'],
  ['/about/how-we-make-money///', '/about/how-we-make-money'],
  ['/%61bout/how-we-make-money', '/about/how-we-make-money'],
  ['/Signin?next=%2Freminders', '/signin?next=%2Freminders'],
  ['/Student-Loans/%73ome-guide', '/student-loans/some-guide'],
  ['/Author/a%2Fb', '/author/a%2Fb'],
  ['/OG//evil.example', '/og//evil.example'],
])('%s leads to the one spelling of its path', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await site.request({ method, url })
    expect([statusCode, headers.location], method).toEqual([301, location])
  }
  const post = await site.request({ method: 'POST', url })
  expect([post.statusCode, post.headers.location]).toEqual([308, location])
})

test.each([
  '/',
  '/about/how-we-make-money',
  '/student-loans/offers',
  '/student-loans/offers/',
  '//about/how-we-make-money',
])('%s is answered where it is', async (url) => {
  expect((await site.request({ url })).statusCode).toBe(200)
})

test.each(['/No-Such-Page/', '/student-loans/nothing.data', '/no//such', '/%E0%A4%A', '/author/%zz'])(
  'what is no page, such as %s, leads nowhere else',
  async (url) => {
    const { statusCode, headers } = await site.request({ url })
    expect([statusCode >= 400 && statusCode < 500, headers.location]).toEqual([true, undefined])
  },
)

test('spellings of one path keep one page', async () => {
  const kept: string[] = []
  for (const url of ['/about/ranking', '/About/ranking', '/about/Ranking/', '/about/r%61nking']) {
    const first = await site.request({ url })
    const { headers, statusCode } = await site.request({ url: first.headers.location ?? url })
    expect(statusCode).toBe(200)
    kept.push(String(headers.etag))
  }
  expect(new Set(kept).size).toBe(1)
})

test.each(['/schools/search?keywords=ucla&keywords=2', '/resources?page=1&page=2'])(
  '%s names a parameter twice and is no page to keep',
  async (url) => {
    expect((await site.request({ url: url.replace(/&.*/, '') })).headers.etag).toMatch(/^"/)
    const { headers, statusCode } = await site.request({ url })
    expect([statusCode, headers.etag, headers['cache-control']]).toEqual([200, undefined, 'no-store'])
  },
)
