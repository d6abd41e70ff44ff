import { expect, test } from 'vitest'
import { deleteExpiredRecords } from '#kit/records/owned-records.server.ts'
import { openFeed } from '#products/scholarships/plan/calendar-feed.server.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { testServer } from '#testing/server.ts'

const DAY_MS = 24 * 3600 * 1000
const yours = '/student-loans/offers/yours'
const offer = {
  do: 'save',
  lenderName: 'Harbor Credit Union',
  rateType: 'fixed',
  lowestRate: '7.25',
  term: '120',
}

test('a sign-in takes own offers along, the export has them, and clearing the answers removes them', async () => {
  const now = new Date('2026-11-28T15:00:00Z')
  await using site = await testServer({ now: () => now })
  const { database, visitorRecords } = site.services
  const read = () => database.read.selectFrom('own_item').selectAll().execute()
  const visitor = site.visitor()
  await visitor.post(yours, offer)
  expect(await read()).toMatchObject([{ account_id: null, line: 'student-loans' }])
  await visitor.post('/signin', { email: sampleAccount.emailAddress, password: sampleAccount.password })
  const [row] = await read()
  expect(row).toMatchObject({ account_id: row?.holder, expires_at: null })
  await visitor.get(yours)
  expect(visitor.page.text('main')).toContain('Harbor Credit Union')

  const records = visitorRecords.find(({ name }) => name === 'ownItems')
  const exported = await records?.export(database.read, row?.holder ?? '')
  expect(exported).toMatchObject([{ body: { lenderName: 'Harbor Credit Union' } }])

  const monthLater = new Date(now.getTime() + 31 * DAY_MS)
  await deleteExpiredRecords({ ...site.services, now: () => monthLater })
  expect(await read()).toHaveLength(1)
  await visitor.post('/student-loans/signup', { clear: '1' })
  expect(await read()).toEqual([])
})

test('in a browser, an own offer ends 30 days after its last change', async () => {
  let now = new Date('2026-11-28T15:00:00Z')
  await using site = await testServer({ now: () => now })
  const visitor = site.visitor()
  await visitor.post(yours, offer)
  await visitor.get(yours)
  const [link = ''] = visitor.page.attributes('href').filter((address) => address.includes('?item='))
  now = new Date(now.getTime() + 29 * DAY_MS)
  await visitor.post(link, { ...offer, lowestRate: '6' })
  now = new Date(now.getTime() + 29 * DAY_MS)
  await deleteExpiredRecords(site.services)
  await visitor.get(yours)
  expect(visitor.page.text('main')).toContain('6%')
  now = new Date(now.getTime() + DAY_MS)
  await visitor.get(yours)
  expect(visitor.page.text('main')).not.toContain('Harbor')
})

test('no more than eight are stored, even if they are sent at once', async () => {
  await using site = await testServer()
  const visitor = site.visitor()
  await visitor.post('/signin', { email: sampleAccount.emailAddress, password: sampleAccount.password })
  const cookies = { cookie: visitor.cookie }
  await Promise.all(
    Array.from({ length: 14 }, (_, at) =>
      site.request({
        method: 'POST',
        url: yours,
        headers: { ...cookies, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...offer, lenderName: `Lender ${at}` }).toString(),
      }),
    ),
  )
  const rows = await site.services.database.read.selectFrom('own_item').select('id').execute()
  expect(rows).toHaveLength(8)
})

test('the calendar of an account and its own download have the last days of its own offers, and no one else’s do', async () => {
  await using site = await testServer({ now: () => new Date('2026-11-28T15:00:00Z') })
  const visitor = site.visitor()
  await visitor.post(yours, { ...offer, approvedOn: '11/20/2026', approvalDelivery: 'delivered' })
  await visitor.get(yours)
  expect(visitor.page.attributes('href')).toContain('/scholarships/plan/scholarships.ics')
  const file = async (from: typeof visitor) => (await from.get('/scholarships/plan/scholarships.ics')).body
  expect(await file(visitor)).toContain('SUMMARY:Last day to accept: Harbor Credit Union')
  expect(await file(site.visitor())).not.toContain('BEGIN:VEVENT')

  await visitor.post('/signin', { email: sampleAccount.emailAddress, password: sampleAccount.password })
  const { database } = site.services
  const account = await database.read.selectFrom('own_item').select('holder').executeTakeFirstOrThrow()
  const token = await openFeed(site.services, account.holder)
  const feed = await site.request({ url: `/scholarships/calendar/${token}` })
  expect(feed.body).toContain('DTSTART;VALUE=DATE:20261220')
})
