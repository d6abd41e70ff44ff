import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { accountText } from './messages.ts'

const password = 'Correct-Horse-1'
const filled = {
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password,
  confirmPassword: password,
  keywords: '',
  schoolAttendedOpeid: '',
}
const account = { emailAddress: filled.email, plaintextPassword: password }
const offer = 'quillmere-bank-campus-fixed'
const card = 'wexmoor-campus-cash'
const now = () => new Date('2026-11-27T15:00:00Z')

function siteServer(settings: Record<string, string> = {}) {
  return testServer({ now, settings })
}

type Site = Awaited<ReturnType<typeof siteServer>>

function accounts({ services }: Site) {
  return services.database.read
    .selectFrom('account')
    .select(['email', 'age_band', 'age_band_on'])
    .where('email', '=', filled.email)
    .execute()
}

test('the age group is required, offered without a suggestion, and kept with the day', async () => {
  await using site = await siteServer()
  const visitor = site.visitor()
  await visitor.get('/signup')
  expect(visitor.page.attributes('value', '[name=ageBand]')).toEqual(['under_13', 'from_13', 'from_18'])
  expect(visitor.page.all('[name=ageBand][checked]')).toEqual([])
  expect((await visitor.post('/signup', filled)).statusCode).toBe(400)
  expect(visitor.page.problems).toEqual([['ageBand', expect.stringContaining(accountText.required)]])
  expect(await accounts(site)).toEqual([])

  expect((await visitor.post('/signup', { ...filled, ageBand: 'from_18' })).statusCode).toBe(303)
  expect(await accounts(site)).toEqual([
    { email: filled.email, age_band: 'from_18', age_band_on: '2026-11-27' },
  ])
  expect(visitor.cookies).not.toHaveProperty('consent')
})

test('under 13 nothing is stored, and another answer that day does not help anywhere', async () => {
  await using site = await siteServer()
  const visitor = site.visitor()
  const refused = await visitor.post('/signup', { ...filled, ageBand: 'under_13' })
  expect([refused.statusCode, refused.headers.location]).toEqual([303, '/signup'])
  expect(refused.headers['set-cookie']).toEqual([
    expect.stringMatching(/^signup_age=under_13; Max-Age=86400; .*HttpOnly/),
    expect.stringMatching(/^consent=minor; /),
  ])
  await visitor.follow()
  expect(visitor.page.heading).toBe(accountText.tooYoung.title)
  expect(visitor.page.all('main form')).toEqual([])
  expect(visitor.page.text('main')).not.toContain('Maya')

  await visitor.post('/signup', { ...filled, ageBand: 'from_18' })
  expect((await visitor.createAccount(account)).statusCode).toBe(400)
  expect(await accounts(site)).toEqual([])
  const { database } = site.services
  expect(await database.read.selectFrom('form_reply').selectAll().execute()).toEqual([])
  expect(await database.read.selectFrom('mail').selectAll().execute()).toEqual([])

  // Somebody else is not kept from it.
  expect((await site.visitor().createAccount(account)).statusCode).toBe(204)
})

test('the API takes the age group as an extra field, refuses under 13, and works without it', async () => {
  await using site = await siteServer()
  const create = (body: object) => {
    const visitor = site.visitor()
    return visitor
      .send({ method: 'POST', url: '/api/account/create', payload: body })
      .then((answer) => ({ answer, cookies: visitor.cookies }))
  }
  const young = await create({ ...account, ageBand: 'under_13' })
  expect(young.answer.statusCode).toBe(400)
  expect(young.answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
  expect(young.cookies).toEqual({ signup_age: 'under_13', consent: 'minor' })
  expect((await create({ ...account, ageBand: 'adult' })).answer.statusCode).toBe(400)
  expect((await create(account)).answer.statusCode).toBe(204)
  expect(await accounts(site)).toEqual([{ email: filled.email, age_band: null, age_band_on: null }])
})

test('from 13 to 17 every sign-in turns sharing off, and no form turns it on', async () => {
  await using site = await siteServer({ TAG_SCRIPT_URL: 'https://tags.example/site.js' })
  await site.visitor().post('/signup', { ...filled, ageBand: 'from_13' })

  const visitor = site.visitor()
  await visitor.post('/about/privacy-choices', { choice: 'all' })
  expect(visitor.cookies.consent).toBe('all')
  await visitor.signIn(account)
  expect(visitor.cookies.consent).toBe('minor')
  await visitor.post('/about/privacy-choices', { choice: 'all' })
  expect(visitor.cookies.consent).toBe('minor')
  await visitor.get('/about/privacy-choices')
  expect(visitor.page.text('main')).toContain('Advertising and sharing are off')
  expect(visitor.page.all('main form')).toEqual([])
})

test('from 13 to 17 no way leads to a lender or an issuer, and nothing is recorded', async () => {
  await using site = await siteServer()
  const visitor = site.visitor()
  await visitor.post('/signup', { ...filled, ageBand: 'from_13' })

  for (const line of ['', '&line=refinance-student-loans']) {
    const address = `/interstitial?offer=${offer}${line}`
    expect((await visitor.get(address)).headers.location, address).toBe('/student-loans/under-18')
    expect((await visitor.post(address, { offer })).headers.location, address).toBe('/student-loans/under-18')
  }
  await visitor.get(`/interstitial?line=credit-cards&offer=${card}&age=from_21`)
  expect(visitor.page.heading).toBe('You can’t apply for a card yet')
  expect(visitor.page.text('main')).not.toContain('Change my age')
  await visitor.post(`/interstitial?line=credit-cards&offer=${card}`, {
    offer: card,
    asked: '1',
    age: 'from_21',
  })
  expect(visitor.page.heading).toBe('You can’t apply for a card yet')
  const clicks = site.services.database.read.selectFrom('outbound_click').selectAll()
  expect(await clicks.execute()).toEqual([])
})
