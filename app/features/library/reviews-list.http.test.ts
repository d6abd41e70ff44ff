import { afterAll, beforeAll, expect, test } from 'vitest'
import { librarySite } from '#testing/library-site.ts'

let site: Awaited<ReturnType<typeof librarySite>>
beforeAll(async () => {
  site = await librarySite()
  await site.editor.createOrReplace({
    _id: 'a-review',
    _type: 'lenderReview',
    title: 'A lender, reviewed',
    slug: { _type: 'slug', current: 'a-lender' },
    categories: ['student-loans'],
    lenderId: 'quillmere-bank',
    points: [{ _key: 'p', criterion: 'Plain language', points: 4, reason: 'Its pages say what they mean.' }],
    body: [],
  })
})
afterAll(() => site[Symbol.asyncDispose]())

const scoreIn = (html: string, tag: string) => new RegExp(`<${tag}[^>]*>(\\d\\.\\d)[^\\d]`).exec(html)?.[1]

test("the list of reviews shows each review's score and the lender's rates today", async () => {
  const list = (await site.request({ url: '/student-loans/reviews' })).body
  const review = (await site.request({ url: '/student-loans/reviews/a-lender' })).body
  expect(scoreIn(list, 'b')).toMatch(/^\d\.\d$/)
  expect(scoreIn(review, 'b')).toBe(scoreIn(list, 'b'))
  expect(list).toContain('Rates as of')
})

test("the review's table of contents links to its score", async () => {
  const { body } = await site.request({ url: '/student-loans/reviews/a-lender' })
  expect(body).toMatch(/<a href="#score">How the score is calculated<\/a>/)
  expect(body).toContain('id="score"')
})
