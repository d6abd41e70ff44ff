import { expect, test } from 'vitest'
import { deleteExpiredRecords } from '#kit/records/owned-records.server.ts'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { QuestionSlug } from '#products/refinance/situation/questions.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { testServer } from '#testing/server.ts'
import { applicationText } from './application-messages.ts'

const DAY_MS = 24 * 3600 * 1000
const offer = 'brackenfell-bank-refinance-fixed'

async function openSite() {
  let now = new Date('2026-11-23T15:00:00Z')
  const site = await testServer({ now: () => now })
  const visitor = site.visitor()
  return {
    visitor,
    answer: (slug: QuestionSlug) =>
      visitor.post(`${refinanceFlows[0].path}?question=${slug}`, allRefinanceForms[slug]),
    choose: () => visitor.post(`/interstitial?line=refinance-student-loans`, { offer }),
    note: (approvedOn: string) => visitor.post(paths.application, { offer, approvedOn, do: 'note' }),
    signIn: () =>
      visitor.post('/signin', { email: sampleAccount.emailAddress, password: sampleAccount.password }),
    /** Lets days pass, with the sweep that runs every hour. */
    async later(days: number) {
      now = new Date(now.getTime() + days * DAY_MS)
      await deleteExpiredRecords(site.services)
    },
    /** Counts what the database keeps. */
    async count() {
      const { read } = site.services.database
      const drafts = await read.selectFrom('draft').selectAll().execute()
      return [drafts.length, (await read.selectFrom('refinance_application').selectAll().execute()).length]
    },
    async isFollowed() {
      await visitor.get(paths.application)
      return visitor.page.all('main article').length === 1
    },
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}

test('without an account, answers and chosen offers are erased 30 days after their own last change', async () => {
  await using site = await openSite()
  await site.answer('REFINANCE_GOAL')
  await site.choose()
  await site.later(29)
  expect([await site.count(), await site.isFollowed()]).toEqual([[1, 1], true])
  await site.note('12/20/2026')
  await site.later(1)
  expect([await site.count(), await site.isFollowed()]).toEqual([[0, 1], true])
  await site.later(28)
  expect(await site.isFollowed()).toBe(true)
  await site.later(1)
  expect([await site.count(), await site.isFollowed()]).toEqual([[0, 0], false])
})

test('an account keeps the chosen offer after its answers are gone', async () => {
  await using site = await openSite()
  await site.answer('REFINANCE_GOAL')
  await site.choose()
  expect((await site.signIn()).statusCode).toBe(303)
  await site.later(30)
  expect(await site.count()).toEqual([0, 1])
})

test('whoever gave no answer is not followed', async () => {
  await using site = await openSite()
  await site.choose()
  expect(await site.count()).toEqual([0, 0])
})

test('the days to accept are drawn up to today, with the last one in a table', async () => {
  await using site = await openSite()
  await site.answer('REFINANCE_GOAL')
  await site.choose()
  await site.note('11/20/2026')
  await site.visitor.get(paths.application)
  const { page } = site.visitor
  expect(page.attributes('aria-label', 'article figure svg')).toEqual(['Thirty days to accept: 28 days left'])
  expect(page.all('article figure rect').map(({ attributes }) => attributes['data-state'])).toEqual([
    'past',
    'past',
    'today',
    ...Array.from({ length: 27 }, () => 'open'),
  ])
  expect(page.text('article figure table')).toContain('December 20, 2026')
})

test('a date that does not exist is named at the top, leads to its field, and keeps what was typed', async () => {
  await using site = await openSite()
  await site.answer('REFINANCE_GOAL')
  await site.choose()
  expect((await site.note('31/31/2026')).statusCode).toBe(400)
  const { page } = site.visitor
  expect(page.title).toMatch(/^Error: /)
  const id = `approvedOn-${offer}`
  expect(page.problems).toEqual([[id, applicationText.badDay(applicationText.days.approvedOn)]])
  const [field] = page.all(`#${id}`)
  expect([field?.attributes.value, field?.attributes['aria-invalid']]).toEqual(['31/31/2026', 'true'])
})

test('the sheet names the loans to refinance, what is owed on them, and how to ask for the payoff amount', async () => {
  await using site = await openSite()
  for (const slug of ['REFINANCE_GOAL', 'TYPE_OF_LOAN', 'REFINANCE_AMOUNT'] as const) await site.answer(slug)
  await site.visitor.get(paths.application)
  const said = site.visitor.page.text('main')
  expect(said).toContain(applicationText.refinance('$20,000', true))
  expect(said).toContain('Private loan, $20,000 at 11.2%')
  expect(site.visitor.page.text('blockquote')).toContain('Private loan, $20,000 at 11.2%')
})
