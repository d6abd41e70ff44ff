import { afterAll, beforeAll, expect, test } from 'vitest'
import { objectWords } from '#testing/object-prototype-keys.ts'
import { testServer } from '#testing/server.ts'

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ settings: { REQUESTS_PER_MINUTE: '100000' } })
})
afterAll(() => site[Symbol.asyncDispose]())

/** Whatever takes words from outside: searches, path segments, fields, parameters, and queries. */
const addresses = (word: string) => [
  ...[
    '/api/schools?keywords=',
    '/schools/search?keywords=',
    '/search?q=',
    '/api/search/suggestions?q=',
  ].flatMap((search) => [search + word, `${search}${word} college`]),
  ...[
    '',
    '/api',
    '/student-loans',
    '/student-loans/reviews',
    '/student-loans/lp',
    '/resources',
    '/author',
  ].map((place) => `${place}/${word}`),
  ...[`/student-loans/${word}/x`, `/${word}/reviews`, `/resources/${word}/feed`, `/about/${word}`],
  `/student-loans/offers?${word}=${word}&school=${word}&sort=${word}&amount=${word}`,
  `/student-loans/signup?question=${word}`,
  `/signin?return=${word}`,
  `/v2021-06-07/data/query/production?query=*[0...3]{${word}, "a": ${word}.${word}}&$${word}=1`,
  `/v2021-06-07/data/query/production?query=*[_type == "blog"] | order(${word})[0...3]._id`,
  `/v2021-06-07/data/doc/production/${word}`,
]

test.each(objectWords)(
  'the word "%s" finds nothing of our program and causes no server error',
  async (word) => {
    for (const url of addresses(word)) {
      const answer = await site.request({ url: encodeURI(url) })
      expect(answer.statusCode, url).toBeLessThan(500)
      if (answer.statusCode < 400) expect(answer.body, url).not.toContain('[native code]')
    }
  },
)

test.each(objectWords)('forms take the word "%s" like any other', async (word) => {
  const visitor = site.visitor()
  const fields = { keywords: `${word} college`, school: word, email: word, password: word, [word]: word }
  for (const url of ['/student-loans/signup?question=school', '/signup', '/signin'])
    expect((await visitor.post(url, fields)).statusCode, url).toBeLessThan(500)
})
