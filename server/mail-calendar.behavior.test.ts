import { afterEach, beforeEach, expect, test } from 'vitest'
import { queueMail } from '#app/mail/outbox.server.ts'
import { addDays } from '#domain/dates.ts'
import type { Topic } from '#domain/mail/topics.ts'
import { ownOffer } from '#domain/own-offers/own-offer.fixture.ts'
import { someFound } from '#domain/scholarships/some-found.fixture.ts'
import { products } from '#products/products.ts'
import { readMails } from '#testing/mailbox.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { replaceScholarships } from '#testing/replace-scholarships.ts'
import { testServer } from '#testing/server.ts'
import { queueDay } from './mail-calendar.ts'

const account = { id: 'ada', email: 'ada@example.com' }
const emailSite = { siteName: 'Bursar', siteUrl: 'http://localhost' }
// A Monday, before the hour of the emails, so that only the tests queue them.
const monday = '2026-11-23'
const tuesday = '2026-11-24'

let site: Awaited<ReturnType<typeof testServer>>
let now: Date

beforeEach(async () => {
  now = new Date(`${monday}T08:00:00Z`)
  site = await testServer({ now: () => now, settings: { SITE_URL: 'http://localhost' } })
  await site.services.database.write((tx) =>
    tx
      .insertInto('account')
      .values({
        ...account,
        email_key: account.email,
        password_hash: 'x',
        first_name: '',
        last_name: '',
        created_at: now,
      })
      .execute(),
  )
})
afterEach(() => site[Symbol.asyncDispose]())

test('what was saved and not submitted is reminded of a week and a day before, once', async () => {
  await subscribe('deadlines')
  const [planned, submitted] = await listTwo()
  await save(planned, 'planned')
  await save(submitted, 'submitted')
  const week = addDays(planned.on, -7)
  for (const today of [week, week, addDays(week, 1), addDays(planned.on, -1), planned.on]) await queue(today)
  const emails = await readMails(site.dataDir, 2)
  expect(emails).toHaveLength(2)
  for (const { subject, text, headers } of emails) {
    expect(subject).toContain(`${planned.name} closes on`)
    expect(text).not.toContain(submitted.name)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['list-unsubscribe']).toMatch(/^<http:\/\/localhost\/unsubscribe\?key=[\w.-]+>$/)
  }
})

test('a scholarship that was found elsewhere is reminded of as one that was saved, with its own page as the link', async () => {
  await subscribe('deadlines')
  const on = addDays(monday, 10)
  const id = 'a1b2c3d4e5f6a1b2c3d4e5f6'
  const name = 'Rotary <b>Award</b> =1+1'
  await site.services.database.write((tx) =>
    tx
      .insertInto('own_item')
      .values({
        id,
        holder: account.id,
        account_id: account.id,
        line: 'scholarships',
        body: JSON.stringify(someFound({ name, deadlineKind: 'received', deadlineOn: on })),
        created_at: now,
        updated_at: now,
        expires_at: null,
      })
      .execute(),
  )
  await queue(addDays(on, -7))
  const [email] = await readMails(site.dataDir, 1)
  expect(email?.subject).toContain(`${name} closes on`)
  expect(email?.text).toContain(`http://localhost/scholarships/plan/found#item-${id}`)
  expect(email?.html).not.toContain('<b>Award</b>')
  expect(email?.html).toContain('Rotary &lt;b&gt;Award&lt;/b&gt;')
})

test('the FAFSA is reminded of when it opens and before it closes', async () => {
  await subscribe('deadlines')
  for (const today of ['2027-05-31', '2027-06-23', '2027-06-29']) await queue(today)
  const emails = await readMails(site.dataDir, 2)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'The FAFSA for 2026–27 closes on June 30, 2027; your state and school may have earlier deadlines',
    'The FAFSA for 2026–27 closes on June 30, 2027; your state and school may have earlier deadlines',
  ])
})

test('the FAFSA is reminded of in October and January, before the priority dates of states and schools', async () => {
  await subscribe('deadlines')
  for (const today of ['2026-10-14', '2026-10-15', '2027-01-10', '2027-01-11']) await queue(today)
  const emails = await readMails(site.dataDir, 2)
  expect(emails).toHaveLength(2)
  for (const { subject, text } of emails) {
    expect(subject).toBe('File the FAFSA for 2027–28 before your state’s and schools’ priority dates')
    // Nothing was saved.
    expect(text).not.toMatch(/saved|my plan/i)
  }
})

test('an application is reminded of before the last days to accept and to cancel, by its own days', async () => {
  await subscribe('applications')
  await site.services.database.write((tx) =>
    tx
      .insertInto('refinance_application')
      .values({
        holder: account.id,
        account_id: account.id,
        offer_id: 'an-offer',
        lender_name: 'Ravenwick',
        product: 'Refinance Loan',
        approved_on: '2026-12-01',
        approval_delivery: 'delivered',
        accepted_on: null,
        final_on: '2026-12-10',
        final_delivery: 'delivered',
        chosen_at: now,
        expires_at: null,
      })
      .execute(),
  )
  for (const today of ['2026-12-11', '2026-12-12', '2026-12-24', '2026-12-30']) await queue(today)
  const emails = await readMails(site.dataDir, 3)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Ravenwick: you can cancel until midnight on December 13, 2026',
    'Ravenwick: accept by December 31, 2026',
    'Ravenwick: accept by December 31, 2026',
  ])
})

test('offers that an account typed in are reminded of in the same way, whatever is in the name of the lender', async () => {
  await subscribe('applications')
  const name = 'Harbor\r\nBcc: all@example.com <b>'
  await site.services.database.write((tx) =>
    tx
      .insertInto('own_item')
      .values({
        id: 'mine',
        holder: account.id,
        account_id: account.id,
        line: 'student-loans',
        body: JSON.stringify({
          ...ownOffer,
          lenderName: name,
          approvedOn: '2026-12-01',
          finalOn: '2026-12-10',
        }),
        created_at: now,
        updated_at: now,
        expires_at: null,
      })
      .execute(),
  )
  for (const today of ['2026-12-11', '2026-12-12', '2026-12-24']) await queue(today)
  const emails = await readMails(site.dataDir, 2)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Harbor Bcc: all@example.com <b>: you can cancel until midnight on December 13, 2026',
    'Harbor Bcc: all@example.com <b>: accept by December 31, 2026',
  ])
  for (const { text } of emails) expect(text).toContain('http://localhost/dashboard')
})

test('the weekly emails come on Mondays, and only when there is something to say', async () => {
  await subscribe('newsletter')
  await subscribe('scholarship-alerts')
  const [closing] = await listTwo()
  await publish('A new guide', '2026-11-20T12:00:00Z')
  await publish('An old guide', '2026-11-10T12:00:00Z')
  await publish('An updated guide', '2026-11-10T12:00:00Z', 'The limits of 2027.')
  await queue(tuesday)
  expect(await queued()).toBe(0)
  now = new Date(`${monday}T08:01:00Z`)
  await queue(monday)
  const emails = await readMails(site.dataDir, 2)
  const byTopic = Object.fromEntries(emails.map(({ subject, text }) => [subject, text]))
  const news = byTopic['A new guide, and 1 more']
  expect(news).toContain('http://localhost/resources/student-loans/a-new-guide')
  expect(news).toContain('An updated guide: The limits of 2027.')
  expect(news).not.toContain('An old guide')
  const alert = emails.find(({ subject }) => subject.includes('soon'))
  expect(alert?.text).toContain(closing.name)
})

test('nobody gets an email who has not confirmed, or has ended the subscription before it is sent', async () => {
  await subscribe('scholarship-alerts', { confirmed_at: null })
  await queue(monday)
  expect(await queued()).toBe(0)
  await site.services.database.write((tx) =>
    tx.updateTable('subscription').set({ confirmed_at: now, ended_at: now }).execute(),
  )
  await queue(monday)
  expect(await queued()).toBe(0)
})

test('an email that waits from an earlier version says what was stored then', async () => {
  await subscribe('deadlines')
  const { database } = site.services
  const letter = {
    subject: 'A deadline',
    preview: 'p',
    heading: 'h',
    parts: [{ kind: 'text', text: 'Soon.' }],
  }
  const facts = { subscriptionId: 'deadlines-of-ada', letter }
  await database.write((tx) =>
    queueMail(database, tx, { kind: 'subscribed', email: account.email, facts, now }),
  )
  const [email] = await readMails(site.dataDir)
  expect(email).toMatchObject({ to: account.email, subject: 'A deadline' })
  expect(email?.text).toContain('Soon.')
})

test('an account turns emails on and off, with an email of confirmation until its address is known', async () => {
  const visitor = site.visitor()
  await visitor.post('/signup', {
    email: 'bob@example.com',
    firstName: 'Bob',
    lastName: 'B',
    password: 'Correct-Horse-1',
    ageBand: 'from_18',
    confirmPassword: 'Correct-Horse-1',
    schoolAttendedOpeid: '',
  })
  await visitor.get('/reminders')
  expect(visitor.page.text('#deadlines')).toContain('Off')
  expect((await visitor.post('/reminders', { topic: 'deadlines', turn: 'on' })).statusCode).toBe(303)
  await visitor.get('/reminders')
  expect(visitor.page.text('#deadlines')).toContain('confirm with the link in the email we sent you')
  const [welcome] = (await readMails(site.dataDir, 2)).filter(({ subject }) => subject.startsWith('Welcome'))
  const { pathname, search } = new URL(welcome?.links.find((link) => link.includes('confirm-email')) ?? '')
  await visitor.post(pathname + search)
  await visitor.post('/reminders', { topic: 'newsletter', turn: 'on' })
  await visitor.get('/reminders')
  expect(visitor.page.text('#newsletter')).toContain('On')
  await visitor.post('/reminders', { topic: 'newsletter', turn: 'off' })
  await visitor.get('/reminders')
  expect(visitor.page.text('#newsletter')).toContain('Off')
  const stranger = site.visitor()
  await stranger.get('/reminders')
  expect(stranger.page.text('main')).toContain('need an account')
  expect((await stranger.post('/reminders', { topic: 'deadlines', turn: 'on' })).statusCode).toBe(303)
})

function subscribe(topic: Topic, differences: { confirmed_at?: null } = {}) {
  return site.services.database.write((tx) =>
    tx
      .insertInto('subscription')
      .values({
        id: `${topic}-of-ada`,
        email: account.email,
        email_key: account.email,
        topic,
        account_id: account.id,
        first_name: '',
        last_name: '',
        opeid: '',
        modal: '',
        asked_at: now,
        confirmed_at: now,
        ended_at: null,
        ...differences,
      })
      .execute(),
  )
}

function queue(today: string) {
  return queueDay(site.services, { today, site: emailSite, products })
}

async function queued() {
  return (await site.services.database.read.selectFrom('mail').select('id').execute()).length
}

/** Lists two scholarships alone that close in ten days. */
async function listTwo() {
  const on = addDays(monday, 10)
  const [one, two] = manyScholarships(2, monday).map((each) => ({
    ...each,
    isSample: false,
    deadline: { kind: 'received' as const, on, time: null, timeZone: null },
  }))
  if (!one || !two) throw new Error('there are no two')
  await replaceScholarships(site.services.database, [one, two])
  return [
    { ...one, on },
    { ...two, on },
  ] as const
}

function save({ id }: { id: string }, status: 'planned' | 'submitted') {
  return site.services.database.write((tx) =>
    tx
      .insertInto('saved_scholarship')
      .values({ account_id: account.id, scholarship_id: id, status, saved_at: now, changed_at: now })
      .execute(),
  )
}

async function publish(title: string, publishedAt: string, changeNote?: string) {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const create = {
    _id: slug,
    _type: 'blog',
    title,
    slug: { current: slug },
    categories: ['student-loans'],
    publishedAt,
    ...(changeNote && { changeNote }),
  }
  const { content, config } = site.services
  await content.mutate({
    dataset: config.content.dataset,
    body: { mutations: [{ create }] },
    options: {},
    author: 'tester',
  })
}
