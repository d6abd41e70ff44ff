import { expect, test } from 'vitest'
import { type ReadMail, readMails } from '#testing/mailbox.ts'
import { testServer } from '#testing/server.ts'
import { subscribe } from './subscriptions.server.ts'
import { allowAgain, suppress } from './suppressions.server.ts'

type Site = Awaited<ReturnType<typeof siteServer>>

const asked = { topic: 'newsletter', email: 'Ada@example.com', firstName: 'Visit evil.example' }

test('nobody is subscribed before the owner of the address says yes, and the email holds nothing the asker typed', async () => {
  await using site = await siteServer()
  expect(await ask(site)).toEqual({ isAsked: true })
  const [message] = await readMails(site.dataDir)
  expect(message).toMatchObject({
    to: 'Ada@example.com',
    subject: 'Bursar: confirm that you want our weekly email on new and updated guides',
  })
  expect(message?.text + String(message?.html)).not.toContain('evil')
  expect(await state(site)).toEqual({ isConfirmed: false, isEnded: false })
  const address = linkOf(message, '/confirm-email')
  const visitor = site.visitor()
  await visitor.get(address)
  expect(visitor.page.text('main')).toContain('we’ll send')
  await visitor.post(address)
  expect(await state(site)).toEqual({ isConfirmed: true, isEnded: false })
})

test('asking again sends no second email to who has said yes, and few to anybody else', async () => {
  await using site = await siteServer({ EMAILS_PER_RECIPIENT: '2' })
  for (const _ of [1, 2, 3]) expect(await ask(site)).toEqual({ isAsked: true })
  expect(await queued(site)).toBe(2)
  const [message] = await readMails(site.dataDir, 2)
  const visitor = site.visitor()
  await visitor.post(linkOf(message, '/confirm-email'))
  expect(await ask(site)).toEqual({ isAsked: true })
  expect(await readMails(site.dataDir)).toHaveLength(2)
  expect(await state(site)).toEqual({ isConfirmed: true, isEnded: false })
  await visitor.get(linkOf(message, '/confirm-email'))
  expect(visitor.page.heading).toBe('Already confirmed')
})

test('asking for an address that has said yes takes the same work as for a new one, and changes and sends nothing', async () => {
  await using site = await siteServer()
  await confirmed(site)
  const { read } = site.services.database
  const before = await read.selectFrom('subscription').selectAll().execute()
  const ofAttempts = async () =>
    (await read.selectFrom('attempt').select('used').execute()).map(({ used }) => used)
  const work = async (email: string) => {
    const [emails, attempts] = [await queued(site), await ofAttempts()]
    await subscribe(site.services, { address: '192.0.2.1' }, { ...asked, email })
    const sum = (used: number[]) => used.reduce((total, each) => total + each, 0)
    return [(await queued(site)) - emails, sum(await ofAttempts()) - sum(attempts)]
  }
  expect(await work(asked.email)).toEqual(await work('new@example.com'))
  await expect.poll(() => emailStates(site)).toEqual(['dropped', 'dropped', 'sent'])
  expect((await read.selectFrom('subscription').selectAll().execute()).slice(0, 1)).toEqual(before)
})

test('one mailbox gets few emails in all its spellings, and none that complained', async () => {
  await using site = await siteServer({ EMAILS_PER_RECIPIENT: '3' })
  const askAs = (email: string) =>
    subscribe(site.services, { address: '192.0.2.1' }, { topic: 'newsletter', email })
  for (let i = 0; i < 8; i += 1) await askAs(`bob+${i}@Example.com`)
  expect(await queued(site)).toBe(3)
  await suppress(site.services, ['ada+list@example.com'], 'complained')
  await askAs('ada@example.com')
  await askAs('ada+x@example.com')
  await expect.poll(() => emailStates(site)).toEqual(['dropped', 'dropped', 'sent', 'sent', 'sent'])
  expect(await allowAgain(site.services, 'ada@example.com')).toBe(true)
})

test('who has no link types an address, which gets links for what it has subscribed to, and every address the same answer', async () => {
  await using site = await siteServer()
  await confirmed(site)
  const visitor = site.visitor()
  await visitor.get('/unsubscribe')
  expect(visitor.page.heading).toBe('Unsubscribe')
  for (const [email, problem] of [
    ['', 'Please enter your email address'],
    ['ada@', 'Please enter a valid email address'],
  ]) {
    expect((await visitor.post('/unsubscribe/link', { email: email ?? '' })).statusCode).toBe(400)
    expect(visitor.page.problems).toEqual([['email', problem]])
  }
  for (const email of ['nobody@example.com', 'ADA@example.com']) {
    const answer = await visitor.post('/unsubscribe/link', { email })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe/link?sent'])
    await visitor.follow()
    expect(visitor.page.heading).toBe('Check your email')
  }
  const message = (await readMails(site.dataDir)).find(({ subject }) => subject.startsWith('Unsubscribe'))
  expect(message?.to).toBe('ADA@example.com')
  await visitor.get(linkOf(message, '/unsubscribe'))
  expect(visitor.page.text('main')).toContain(
    'You’ll stop getting our weekly email on new and updated guides',
  )
  await visitor.post(linkOf(message, '/unsubscribe'), {}, { 'sec-fetch-mode': 'navigate' })
  expect(await state(site)).toEqual({ isConfirmed: true, isEnded: true })
  await expect.poll(() => emailStates(site)).not.toContain('waiting')
})

test('links to stop emails are limited as other emails are', async () => {
  await using site = await siteServer({ EMAILS_PER_ADDRESS: '2' })
  const visitor = site.visitor()
  for (const _ of [1, 2]) await visitor.post('/unsubscribe/link', { email: 'ada@example.com' })
  const refused = await visitor.post('/unsubscribe/link', { email: 'ada@example.com' })
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect(visitor.page.text('main')).toContain('Too many requests from your network')
  expect(visitor.page.values.email).toBe('ada@example.com')
})

test('an account that has confirmed its address needs no email to ask for more', async () => {
  await using site = await siteServer()
  const account = { id: await makeAccount(site), email: 'ada@example.com', isConfirmed: true }
  await ask(site, account)
  expect(await queued(site)).toBe(0)
  expect(await state(site)).toEqual({ isConfirmed: true, isEnded: false })
  // Somebody else's account asks as anybody does.
  await ask(site, { ...account, email: 'bob@example.com' })
  await expect.poll(() => emailStates(site)).toEqual(['dropped'])
})

test('one press of a mail program ends a subscription, from anywhere and with any kind of body', async () => {
  await using site = await siteServer()
  for (const [contentType, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const) {
    const key = await confirmed(site)
    const answer = await site.request({
      method: 'POST',
      url: `/unsubscribe?key=${key}`,
      payload,
      headers: {
        'content-type': contentType,
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
    })
    expect([answer.statusCode, answer.body]).toEqual([200, 'You are unsubscribed from these emails.\n'])
    expect(await state(site)).toEqual({ isConfirmed: true, isEnded: true })
  }
})

test('a link that is followed ends nothing; its page has a button for the topic and one for all', async () => {
  await using site = await siteServer()
  const key = await confirmed(site)
  await site.services.database.write((tx) =>
    tx
      .insertInto('subscription')
      .values({
        id: 'second',
        email: 'ada@example.com',
        email_key: 'ada@example.com',
        topic: 'deadlines',
        account_id: null,
        first_name: '',
        last_name: '',
        opeid: '',
        modal: '',
        asked_at: new Date(),
        confirmed_at: new Date(),
        ended_at: null,
      })
      .execute(),
  )
  const visitor = site.visitor()
  await visitor.get(`/unsubscribe?key=${key}`)
  expect(visitor.page.heading).toBe('Unsubscribe')
  expect(await state(site)).toEqual({ isConfirmed: true, isEnded: false })
  const answer = await visitor.post(`/unsubscribe?key=${key}&from=all`, {}, { 'sec-fetch-mode': 'navigate' })
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/unsubscribe?done' } })
  await visitor.follow()
  expect(visitor.page.heading).toBe('You’re unsubscribed')
  const rows = await site.services.database.read.selectFrom('subscription').select('ended_at').execute()
  expect(rows.map(({ ended_at }) => ended_at !== null)).toEqual([true, true])
})

test('a forged key gets the same answer and ends nothing', async () => {
  await using site = await siteServer()
  const key = await confirmed(site)
  for (const forged of [`${key}x`, key.replace(/^./, 'z'), '', 'a.b.c']) {
    const answer = await site.request({
      method: 'POST',
      url: `/unsubscribe?key=${encodeURIComponent(forged)}`,
    })
    expect([answer.statusCode, answer.body]).toEqual([200, 'You are unsubscribed from these emails.\n'])
  }
  expect(await state(site)).toEqual({ isConfirmed: true, isEnded: false })
})

function siteServer(settings: Record<string, string> = {}) {
  return testServer({ settings: { SITE_URL: 'http://localhost', ...settings } })
}

function ask(site: Site, account?: Parameters<typeof subscribe>[1]['account']) {
  return subscribe(site.services, { address: '192.0.2.1', ...(account && { account }) }, asked)
}

/** Subscribes, and returns the key that ends it. */
async function confirmed(site: Site) {
  await ask(site)
  const { id } = await site.services.database.write((tx) =>
    tx
      .updateTable('subscription')
      .set({ confirmed_at: new Date(), ended_at: null })
      .where('topic', '=', asked.topic)
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return site.services.signedLinks.sign('unsubscribe', id)
}

async function state(site: Site) {
  const row = await site.services.database.read
    .selectFrom('subscription')
    .select(['confirmed_at', 'ended_at'])
    .where('topic', '=', asked.topic)
    .where('email_key', '=', 'ada@example.com')
    .executeTakeFirstOrThrow()
  return { isConfirmed: row.confirmed_at !== null, isEnded: row.ended_at !== null }
}

async function queued(site: Site) {
  const rows = await site.services.database.read.selectFrom('mail').select('id').execute()
  return rows.length
}

async function emailStates(site: Site) {
  const rows = await site.services.database.read.selectFrom('mail').select('state').execute()
  return rows.map(({ state }) => state).sort()
}

async function makeAccount(site: Site) {
  const id = 'ada'
  const row = { email: 'ada@example.com', email_key: 'ada@example.com', password_hash: 'x' }
  await site.services.database.write((tx) =>
    tx
      .insertInto('account')
      .values({ id, ...row, first_name: '', last_name: '', created_at: new Date() })
      .execute(),
  )
  return id
}

function linkOf(message: ReadMail | undefined, path: string) {
  const link = message?.links.find((one) => one.includes(path)) ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}
