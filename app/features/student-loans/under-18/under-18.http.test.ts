import { expect, test } from 'vitest'
import { paths } from '#app/features/student-loans/situation/paths.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { messages } from './under-18-messages.ts'

async function loadPage(day: string) {
  await using site = await testServer({ now: () => new Date(`${day}T15:00:00Z`), withLibrary: true })
  const page = await site.request({ url: paths.under18 })
  expect(page.statusCode).toBe(200)
  const { body } = await site.request({ url: paths.cosigning })
  return { ...parsePage(page.body), article: parsePage(body) }
}

test('a student of 17 reads that federal loans have no minimum age, and what a cosigner signs', async () => {
  const { text, links, article } = await loadPage('2026-11-22')
  expect(text('main')).toContain('Federal loans have no minimum age.')
  expect(text('main')).toContain('first-year limit is $5,500 in 2026–27')
  expect(text('main')).toContain(messages.starting.private)
  expect(links('main')).toContain(paths.cosigning)
  expect(article.heading).toContain('cosigner')
})

test('the dates of the forms that are open today are shown, and no others', async () => {
  const dates = async (day: string) =>
    (await loadPage(day)).text('main').match(/The FAFSA for [^ ]+ is open/g)
  expect(await dates('2026-11-22')).toEqual([
    'The FAFSA for 2026–27 is open',
    'The FAFSA for 2027–28 is open',
  ])
  expect(await dates('2027-07-02')).toEqual(['The FAFSA for 2027–28 is open'])
})
