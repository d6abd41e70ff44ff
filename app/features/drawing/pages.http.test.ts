import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashEntry } from '#domain/drawing/draw.ts'
import { registrationRules } from '#domain/drawing/registration.ts'
import { formatDollars } from '#domain/money.ts'
import { readMails } from '#testing/mailbox.ts'
import { testServer } from '#testing/server.ts'
import { announcement, before, dayAfter } from './drawing-site.fixture.ts'
import { announceDrawing, closeDrawing, drawWinner, giveAward } from './run-drawing.server.ts'
import { sha256 } from './sha256.ts'

const rules = '/about/scholarship-drawing-rules'
const form = `${rules}/enter`
const record = `${rules}/records/${announcement.id}.json`
const grown = { step: 'birthday', month: '3', day: '7', year: '2001' }
const child = { step: 'birthday', month: '3', day: '7', year: '2016' }
const entry = { step: 'entry', email: 'ada@example.org', agree: 'yes' }

let now: Date
let site: Awaited<ReturnType<typeof testServer>>
const at = (day: string) => {
  now = new Date(`${day}T17:00:00Z`)
}
const readRequests = () => site.services.database.read.selectFrom('drawing_request').selectAll().execute()
const readContacts = () => site.services.database.read.selectFrom('drawing_contact').selectAll().execute()

// The tests run in order, through the life of one drawing.
beforeAll(async () => {
  at(before)
  site = await testServer({
    now: () => now,
    settings: { ENTRIES_PER_ADDRESS: '5', SITE_URL: 'http://localhost' },
  })
})
afterAll(() => site[Symbol.asyncDispose]())

test('with no drawing, both pages say so, and a form that is sent enters nobody', async () => {
  const visitor = site.visitor()
  await visitor.get(rules)
  expect(visitor.page.text('main')).toContain('There is no drawing right now.')
  expect(visitor.page.text('main')).toContain('No purchase necessary')
  expect(visitor.page.text('main')).toContain('There has been no drawing yet.')
  expect(visitor.page.text('main')).toContain('it isn’t true')
  expect(visitor.page.links('main')).not.toContain(form)
  expect(visitor.page.text('main')).toContain('No drawing can open until')
  expect(visitor.page.text('main')).not.toContain('not filled in')
  await visitor.get(form)
  expect(visitor.page.heading).toBe('There is no drawing to enter right now')
  await visitor.post(form, grown)
  expect((await visitor.post(form, entry)).statusCode).toBe(303)
  expect((await visitor.follow()).body).toContain('There is no drawing to enter right now')
  expect(await readRequests()).toEqual([])
  expect((await visitor.get(record)).statusCode).toBe(404)
})

test('the rules name every limit that bounds the award, with its source and the day it was read', async () => {
  const visitor = site.visitor()
  await visitor.get(rules)
  for (const { state, aboveCents, source } of registrationRules) {
    const row = visitor.page.all('tr').find(({ text }) => text.startsWith(state))
    expect(row?.text).toContain(formatDollars(aboveCents))
    expect(row?.text).toContain('November 23, 2026')
    expect(visitor.page.links('main')).toContain(source.url)
  }
})

test('an announced drawing shows its days, its award and its commitment, and takes no entry', async () => {
  const visitor = site.visitor()
  await visitor.get(rules)
  const { commitment } = await announceDrawing(site.services.database, announcement, before)
  await visitor.get(rules)
  const text = visitor.page.text('main')
  const { name, postalAddress } = announcement.sponsor
  for (const part of [
    'opens on January 4, 2027',
    'through February 1, 2027',
    '$500',
    commitment,
    name,
    postalAddress,
  ])
    expect(text).toContain(part)
  expect((await visitor.get(form)).body).toContain('There is no drawing to enter right now')
})

test('an open drawing is entered with a date of birth, an address and a check, without script or account', async () => {
  at('2027-01-10')
  const visitor = site.visitor()
  await visitor.get(rules)
  expect(visitor.page.links('main')).toContain(form)
  await visitor.get(form)
  expect(visitor.page.heading).toBe('When were you born?')
  await visitor.post(form, grown)
  await visitor.follow()
  expect(visitor.page.heading).toBe('Your entry')
  const sent = await visitor.post(form, entry)
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${form}?asked`])
  await visitor.follow()
  expect(visitor.page.heading).toBe('Check your email')
  expect(await readContacts()).toEqual([])

  const [question] = await readMails(site.dataDir, 1)
  const link = new URL(question?.links.find((each) => each.includes('?key=')) ?? '')
  const reader = site.visitor()
  const opened = await reader.get(link.pathname + link.search)
  expect(opened.headers['referrer-policy']).toBe('no-referrer')
  expect(reader.page.heading).toBe('Confirm your entry')
  expect(await readContacts()).toEqual([])
  await reader.post(form, { step: 'confirm', key: link.searchParams.get('key') ?? '' })
  await reader.follow()
  expect(reader.page.heading).toBe('You’re entered')
  const receipt = (await readMails(site.dataDir, 2))[1]
  const [, salt = ''] = receipt?.text.match(/Salt: (\w+)/) ?? []
  const [, entryId = ''] = receipt?.text.match(/Entry ID: (\w+)/) ?? []
  const hash = hashEntry({ salt, entryId }, sha256)
  expect(receipt?.text).toContain(hash)
  expect(await readContacts()).toMatchObject([{ email: 'ada@example.org', entry_hash: hash }])
})

test('neither the date of birth nor the address is in a cookie, an address or the form before it', async () => {
  const visitor = site.visitor()
  await visitor.post(form, grown)
  await visitor.follow()
  const answer = await visitor.post(form, entry)
  const kept = JSON.stringify([visitor.cookies, answer.headers])
  expect(kept).not.toMatch(/2001|ada|example\.org/)
})

test('who sends the form again sees what somebody new sees', async () => {
  const receipts = await Promise.all(
    ['ada@example.org', 'new@example.org'].map(async (email) => {
      const visitor = site.visitor()
      await visitor.post(form, grown)
      const { statusCode, headers } = await visitor.post(form, { ...entry, email })
      const { body } = await visitor.follow()
      return {
        statusCode,
        location: headers.location,
        cookies: visitor.cookies,
        hasDigits: /[0-9a-f]{32}/.test(body),
      }
    }),
  )
  expect(receipts[0]).toEqual(receipts[1])
  expect(receipts[0]).toMatchObject({ location: `${form}?asked`, hasDigits: false })
})

test('nothing on the way to the age check hints at the right answer', async () => {
  const visitor = site.visitor()
  const { body } = await visitor.get(form)
  expect(visitor.page.text('main')).not.toMatch(/\b(?:1[38]|adult|minor|older|younger|under|age|parent)\b/i)
  expect(body).not.toMatch(/<select|<datalist|min="|max="/)
})

test('a child is refused, leaves nothing behind, and cannot change the answer for a day', async () => {
  const visitor = site.visitor()
  const answer = await visitor.post(form, child)
  expect(answer.statusCode).toBe(303)
  expect(answer.cookies).toMatchObject([{ name: 'drawing_age', value: 'no', maxAge: 86_400, httpOnly: true }])
  await visitor.follow()
  expect(visitor.page.heading).toBe('You can’t enter this drawing')
  const attempts = site.services.database.read.selectFrom('attempt').selectAll()
  const requests = await readRequests()
  const counted = await attempts.execute()
  for (const again of [grown, entry]) {
    await visitor.post(form, again)
    await visitor.follow()
    expect(visitor.page.heading).toBe('You can’t enter this drawing')
  }
  expect(await readRequests()).toEqual(requests)
  expect(await attempts.execute()).toEqual(counted)
})

test.each([
  [{ month: '', day: '7', year: '2001' }, 'month'],
  [{ month: '3', day: '', year: '2001' }, 'day'],
  [{ month: '3', day: '7', year: '2030' }, 'year'],
])('a date like %j is asked for again, with what was typed', async (typed, id) => {
  const visitor = site.visitor()
  const { statusCode, body } = await visitor.post(form, { step: 'birthday', ...typed })
  expect(statusCode).toBe(400)
  expect(body).toContain(`href="#${id}"`)
  expect(visitor.page.values).toMatchObject(typed)
  expect(visitor.page.title).toBe('Error: When were you born? | Bursar')
})

test('an entry needs an address and the check, and keeps what was typed', async () => {
  const visitor = site.visitor()
  await visitor.post(form, grown)
  const { statusCode, body } = await visitor.post(form, { step: 'entry', email: 'nobody' })
  expect(statusCode).toBe(400)
  for (const part of ['href="#email"', 'href="#agree"', 'value="nobody"']) expect(body).toContain(part)
})

test('an entry without the age check leads to it', async () => {
  const visitor = site.visitor()
  await visitor.post(form, entry)
  await visitor.follow()
  expect(visitor.page.heading).toBe('When were you born?')
})

test('too many entries from one connection are refused until tomorrow', async () => {
  const visitor = site.visitor()
  await visitor.post(form, grown)
  // Four entries were counted above.
  expect((await visitor.post(form, { ...entry, email: 'ben@example.org' })).statusCode).toBe(303)
  const refused = await visitor.post(form, { ...entry, email: 'cem@example.org' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(refused.body).toContain('value="cem@example.org"')
})

test('a link that somebody made up enters nobody', async () => {
  const [asked] = await readRequests()
  for (const key of ['', 'x', `${asked?.id}.0.x`, '<b>']) {
    const visitor = site.visitor()
    await visitor.post(form, { step: 'confirm', key })
    await visitor.follow()
    expect(visitor.page.heading).toBe('This link has expired')
  }
  expect(await readContacts()).toHaveLength(1)
})

test('a closed list and then the draw are on the page and in the public file, without names', async () => {
  at(dayAfter)
  const visitor = site.visitor()
  const { database } = site.services
  await visitor.get(rules)
  expect(visitor.page.text('main')).toContain('Entries closed at the end of February 1, 2027')
  const { closing } = await closeDrawing(database, announcement.id, dayAfter)
  await visitor.get(rules)
  expect(visitor.page.text('main')).toContain(closing?.entriesHash)
  expect(visitor.page.links('main')).toContain(record)
  expect((await visitor.get(record)).json()).toMatchObject({ entriesHash: closing?.entriesHash, seed: null })
  const { result } = await drawWinner(database, announcement.id, dayAfter)
  await visitor.get(rules)
  expect(visitor.page.text('#past ~ *')).toContain(result?.chosen[0])
  expect(visitor.page.text('main')).toContain('There is no drawing right now.')
  expect(visitor.page.text('main')).not.toContain('it isn’t true')
  const file = await visitor.get(record)
  expect(file.headers['content-type']).toContain('application/json')
  expect(file.json()).toMatchObject({ seed: result?.seed, chosen: result?.chosen })
  expect(file.body).not.toContain('example.org')
  for (const name of ['x', 'x.json', '..%2F.json', `${announcement.id}.txt`])
    expect((await visitor.get(`${rules}/records/${name}`)).statusCode).toBe(404)
})

test('a page that calls every message of a win untrue waits until the award is given', async () => {
  at('2027-09-01')
  const visitor = site.visitor()
  await visitor.get(rules)
  expect(visitor.page.text('main')).not.toContain('it isn’t true')
  const [{ hash = '' } = {}] = await site.services.database.read
    .selectFrom('drawing_entry')
    .select('hash')
    .execute()
  await giveAward(site.services.database, { id: announcement.id, entry: hash, today: '2027-09-01' })
  await visitor.get(rules)
  expect(visitor.page.text('main')).toContain('it isn’t true')
  expect(visitor.page.text('#past ~ *')).toContain('Awarded on September 1, 2027')
})
