import { expect, test } from 'vitest'
import { announcement, passedCookie } from '#app/features/drawing/drawing-site.fixture.ts'
import { testServer } from '#testing/server.ts'

const enter = '/scholarships/plan/enter-drawing'
const account = { emailAddress: 'planner@example.com', plaintextPassword: 'Harbor-Light-77' }

async function siteWithDrawing() {
  const site = await testServer({ now: () => new Date('2027-01-10T15:00:00Z') })
  const { id, opensOn, closesOn, awardCents } = announcement
  await site.services.database.write((tx) =>
    tx
      .insertInto('drawing')
      .values({
        id,
        opens_on: opensOn,
        closes_on: closesOn,
        award_cents: awardCents,
        sponsor_name: announcement.sponsor.name,
        sponsor_address: announcement.sponsor.postalAddress,
        commitment: 'a'.repeat(64),
      })
      .execute(),
  )
  const visitor = site.visitor()
  await visitor.createAccount(account)
  await visitor.signIn(account)
  const list = await site.request({ url: '/api/v2/lenders?type=scholarships&limit=1' })
  return {
    ...site,
    planner: visitor,
    save: () => visitor.post('/scholarships/marketplace/save', { id: list.json()[0].id, isSaved: 'yes' }),
    requests: () =>
      site.services.database.read.selectFrom('drawing_request').select(['method', 'email']).execute(),
    /** Sends the cookie of a passed age check along. */
    enterPassed: () => visitor.post(enter, {}, { cookie: `${visitor.cookie}; ${passedCookie}` }),
  }
}

test('a plan asks once to enter its owner, and the plan page offers it while a drawing is open', async () => {
  await using site = await siteWithDrawing()
  await site.save()
  await site.planner.get('/scholarships/plan')
  expect(site.planner.page.text('main')).toContain('A scholarship drawing for $500 is open')
  const answer = await site.enterPassed()
  expect(answer.headers.location).toBe('/about/scholarship-drawing-rules/enter?asked')
  await site.enterPassed()
  expect(await site.requests()).toEqual([{ method: 'planning_step', email: account.emailAddress }])
})

test('without a plan, an account or a passed age check nobody is entered', async () => {
  await using site = await siteWithDrawing()
  expect((await site.enterPassed()).headers.location).toBe('/scholarships/plan')
  const stranger = site.visitor()
  expect((await stranger.post(enter, {}, { cookie: passedCookie })).headers.location).toBe(
    '/scholarships/plan',
  )
  await site.save()
  expect((await site.planner.post(enter)).headers.location).toBe('/about/scholarship-drawing-rules/enter')
  expect(await site.requests()).toEqual([])
})
