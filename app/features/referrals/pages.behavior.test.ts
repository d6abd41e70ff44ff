import { expect, test } from 'vitest'
import { emailKey } from '#domain/email.ts'
import { testServer } from '#testing/server.ts'
import { loadCodes, openProgram } from './programs.server.ts'
import { qualifyReferrals } from './qualify.server.ts'
import { program } from './referral-program.fixture.ts'
import { approveReward, listRewards } from './rewards.server.ts'

// cspell:ignore facebookexternalhit aaaaaaaaaa

const password = 'Correct-Horse-1'
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const start = new Date('2027-01-10T17:00:00Z')

async function openSite() {
  let now = start
  const site = await testServer({
    now: () => now,
    settings: { REQUESTS_PER_MINUTE: '100000' },
  })
  const { database } = site.services
  return {
    ...site,
    database,
    passDays: (days: number) => {
      now = new Date(now.getTime() + days * 24 * 3600 * 1000)
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

type Site = Awaited<ReturnType<typeof openSite>>
type Visitor = ReturnType<Site['visitor']>

const signUp = (visitor: Visitor, email: string, query = '') =>
  visitor.post(`/signup${query}`, {
    ageBand: 'from_18',
    email,
    firstName: 'Ada',
    lastName: 'Lee',
    password,
    confirmPassword: password,
    schoolAttendedOpeid: '',
  })

async function makeLink(visitor: Visitor): Promise<string> {
  await visitor.post('/dashboard/referrals', { link: 'make' })
  const { body } = await visitor.get('/dashboard/referrals')
  return /\/r\/([2-9a-z]{10})/.exec(body)?.[1] ?? ''
}

async function confirm({ database }: Site, email: string) {
  await database.write((tx) =>
    tx
      .updateTable('account')
      .set({ email_confirmed_at: start })
      .where('email_key', '=', emailKey(email))
      .execute(),
  )
}

const readClicks = async ({ database }: Site) =>
  (await database.read.selectFrom('referral_link').select('clicks').executeTakeFirstOrThrow()).clicks

test('a link is made, counted once a day for each network, never for programs, and replaced', async () => {
  await using site = await openSite()
  const ada = site.visitor('192.0.2.1')
  await signUp(ada, 'ada@example.org')
  await ada.get('/dashboard/referrals')
  expect(ada.page.text('main')).toContain('No reward is offered right now')
  expect(ada.page.text('main')).not.toContain('$')
  const code = await makeLink(ada)
  expect(await makeLink(ada)).toBe(code)
  const follow = (address: string, headers: Record<string, string> = browser) =>
    site.visitor(address).get(`/r/${code}`, headers)
  const followed = await follow('198.51.100.1')
  expect(followed.statusCode).toBe(200)
  expect(followed.headers['cache-control']).toContain('no-store')
  expect(followed.headers['set-cookie']).toBeUndefined()
  expect(followed.body).not.toMatch(/ada|@example/i)
  await follow('198.51.100.1')
  await follow('198.51.100.2')
  expect(await readClicks(site)).toBe(2)
  await follow('198.51.100.3', { 'user-agent': 'facebookexternalhit/1.1' })
  await follow('198.51.100.3', { ...browser, 'sec-purpose': 'prefetch;prerender' })
  await follow('198.51.100.3', { ...browser, purpose: 'prefetch' })
  await site.visitor('198.51.100.3').send({ method: 'HEAD', url: `/r/${code}`, headers: browser })
  expect(await readClicks(site)).toBe(2)
  site.passDays(1)
  await follow('198.51.100.1')
  expect(await readClicks(site)).toBe(3)

  await ada.post('/dashboard/referrals', { link: 'renew' })
  const { body } = await ada.get('/dashboard/referrals')
  expect(body).not.toContain(code)
  expect((await follow('198.51.100.4')).statusCode).toBe(404)
  expect(await readClicks(site)).toBe(3)
})

test('forged codes lead to a page that says so, and to no referral', async () => {
  await using site = await openSite()
  const ada = site.visitor('192.0.2.1')
  await signUp(ada, 'ada@example.org')
  await makeLink(ada)
  const forged = ['x', 'aaaaaaaaaa', '2222222222', '22222222222', "2'--222222", '%00', 'constructor']
  for (const [at, code] of forged.entries()) {
    expect((await site.visitor().get(`/r/${code}`, browser)).statusCode, code).toBe(404)
    const friend = site.visitor(`198.51.100.${at}`)
    expect((await signUp(friend, `friend-${at}@example.com`, `?ref=${code}`)).statusCode).toBe(303)
  }
  expect(await site.database.read.selectFrom('referral').selectAll().execute()).toEqual([])
})

test('only whoever creates an account through the link counts, and nothing says who it is', async () => {
  await using site = await openSite()
  const ada = site.visitor('192.0.2.1')
  await signUp(ada, 'ada@example.org')
  const code = await makeLink(ada)
  const ben = site.visitor('198.51.100.1')
  await ben.get(`/r/${code}`, browser)
  expect(ben.page.links()).toContain(`/signup?ref=${code}`)
  // A mistake first: the code is still there after it.
  await signUp(ben, 'no-address', `?ref=${code}`)
  await signUp(ben, 'ben@example.com', `?ref=${code}`)
  // Signing in to an account that exists, one of one’s own, and one without a link.
  await signUp(site.visitor('198.51.100.2'), 'ben@example.com', `?ref=${code}`)
  await signUp(site.visitor('198.51.100.3'), 'ada+b@example.org', `?ref=${code}`)
  await signUp(site.visitor('198.51.100.4'), 'cem@example.com')
  // In the browser of before, somebody else.
  await ben.post('/signout')
  await signUp(ben, 'dee@example.com', `?ref=${code}`)
  const rows = await site.database.read
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.account_id')
    .select(['email', 'barrier'])
    .orderBy('email')
    .execute()
  expect(rows).toEqual([
    { email: 'ben@example.com', barrier: '' },
    { email: 'dee@example.com', barrier: 'known_browser' },
  ])
  const { body } = await ada.get('/dashboard/referrals')
  expect(body).not.toMatch(/ben@|dee@|example\.com/)
  expect(ada.page.text('main')).toContain('Doesn’t qualify')
})

test('a reward is claimed once, by its owner alone, after both statements', async () => {
  await using site = await openSite()
  await openProgram(site.database, program, program.opensOn)
  await loadCodes(site.database, program.id, ['GIFT-1234', 'GIFT-5678'])
  const ada = site.visitor('192.0.2.1')
  const eve = site.visitor('192.0.2.2')
  await signUp(ada, 'ada@example.org')
  await signUp(eve, 'eve@example.org')
  await confirm(site, 'ada@example.org')
  const code = await makeLink(ada)
  await signUp(site.visitor('198.51.100.1'), 'ben@example.com', `?ref=${code}`)
  await confirm(site, 'ben@example.com')
  await site.database.write(async (tx) => {
    const ben = await tx
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', 'ben@example.com')
      .executeTakeFirstOrThrow()
    const times = { saved_at: start, changed_at: start }
    await tx
      .insertInto('saved_scholarship')
      .values({ account_id: ben.id, scholarship_id: 's', status: 'planned', ...times })
      .execute()
  })
  site.passDays(14)
  await qualifyReferrals(site.services)
  const [reward] = await listRewards(site.services, 'pending')
  const id = reward?.id ?? ''
  const url = `/dashboard/claim-reward?reward=${id}`
  const statements = { adult: 'yes', agree: 'yes' }
  const post = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.post(url, { reward: id, ...fields })

  expect((await post(ada, { step: 'hold', ...statements })).statusCode).toBe(409)
  await approveReward(site.services, id)
  for (const step of ['hold', 'claim', 'release']) {
    expect((await eve.get(url)).statusCode).toBe(404)
    if (step !== 'release') expect((await post(eve, { step, ...statements })).statusCode, step).toBe(404)
  }
  expect((await eve.get('/dashboard/claim-reward?reward=absent')).statusCode).toBe(404)
  expect((await post(ada, { step: 'hold' })).statusCode).toBe(400)
  expect(ada.page.problems).toHaveLength(2)
  expect((await post(ada, { step: 'claim' })).statusCode).toBe(409)
  expect((await post(ada, { step: 'hold', ...statements })).statusCode).toBe(303)
  expect((await ada.get(url)).body).not.toContain('GIFT')
  await Promise.all([post(ada, { step: 'claim' }), post(ada, { step: 'claim' })])
  const shown = await ada.get(url)
  expect(shown.body.match(/GIFT-\d{4}/g)).toHaveLength(1)
  expect(shown.headers['cache-control']).toContain('no-store')
  await post(ada, { step: 'release' })
  await post(ada, { step: 'hold', ...statements })
  expect((await ada.get(url)).body).toContain(shown.body.match(/GIFT-\d{4}/)?.[0])
  const claimed = await site.database.read
    .selectFrom('reward_code')
    .select('code')
    .where('claimed_at', 'is not', null)
    .execute()
  expect(claimed).toHaveLength(1)
  await ada.get('/dashboard/referrals')
  expect(ada.page.text('main')).toContain('Claimed')
})

test('the terms show the numbers of the program, and change when one opens', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  await visitor.get('/about/referral-terms')
  expect(visitor.page.text('main')).toContain('No reward is offered.')
  await openProgram(site.database, program, program.opensOn)
  await visitor.get('/about/referral-terms')
  const text = visitor.page.text('main')
  for (const fact of ['$25 (digital gift card)', 'February 1, 2027', 'June 1, 2027', '2027-01', 'Bursar LLC'])
    expect(text).toContain(fact)
})

test('visitors without a session go to the sign-in and back, and posting changes nothing', async () => {
  await using site = await openSite()
  const visitor = site.visitor()
  for (const name of ['referrals', 'claim-reward']) {
    const { statusCode, headers } = await visitor.get(`/dashboard/${name}?reward=x`)
    expect([statusCode, headers.location]).toEqual([303, `/signin?return=${name}`])
    expect((await visitor.post(`/dashboard/${name}`, { link: 'make', step: 'claim' })).statusCode).toBe(303)
  }
})
