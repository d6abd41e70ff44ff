import { expect, test } from 'vitest'
import { readOverview } from './overview.server.ts'
import { eraseNetworkHashes } from './qualify.server.ts'
import { type ReferralSite, referralSite } from './referral-site.fixture.ts'
import { approveReward, refuseReward } from './rewards.server.ts'

const counts = async (site: ReferralSite, id: string) => (await readOverview(site.services, id)).counts

test('a sign-up qualifies once its address is confirmed, it is two weeks old, and a tool was used', async () => {
  await using site = await referralSite()
  const ada = await site.addAccount('ada@example.org')
  const code = await site.link(ada)
  const ben = await site.join(code, 'ben@example.com', { isConfirmed: false })
  const qualified = async () => {
    await site.qualify()
    return (await counts(site, ada)).qualified
  }
  site.passDays(13)
  await site.act(ben)
  await site.database.write((tx) =>
    tx.updateTable('account').set({ email_confirmed_at: new Date() }).where('id', '=', ben).execute(),
  )
  expect(await qualified()).toBe(0)
  site.passDays(1)
  expect(await qualified()).toBe(1)
  expect(await qualified()).toBe(1)
  expect(await counts(site, ada)).toEqual({ signedUp: 1, qualified: 1, rewarded: 0 })
})

test('an unconfirmed address, no use of the site, and answers about credit cards don’t qualify', async () => {
  await using site = await referralSite()
  const ada = await site.addAccount('ada@example.org')
  const code = await site.link(ada)
  const unconfirmed = await site.join(code, 'a@example.com', { isConfirmed: false })
  await site.act(unconfirmed)
  await site.join(code, 'b@example.com')
  const drafts = [
    { line: 'credit-cards', answers: '{"a":1}' },
    { line: 'scholarships', answers: '{}' },
    { line: 'student-loans', answers: '{"a":1}' },
  ]
  for (const { line, answers } of drafts) {
    const account = await site.join(code, `${line}@example.com`)
    const at = new Date('2027-01-11T00:00:00Z')
    const times = { created_at: at, updated_at: at, expires_at: new Date('2028-01-01T00:00:00Z') }
    await site.database.write((tx) =>
      tx
        .insertInto('draft')
        .values({
          holder: account,
          account_id: account,
          line,
          flow: 'f',
          answers,
          answered_at: '{}',
          ...times,
        })
        .execute(),
    )
  }
  site.passDays(20)
  await site.qualify()
  expect(await counts(site, ada)).toEqual({ signedUp: 5, qualified: 1, rewarded: 0 })
})

test('what is the referrer’s own isn’t counted, and a shared network or browser never qualifies', async () => {
  await using site = await referralSite()
  const ada = await site.addAccount('ada@example.org')
  const code = await site.link(ada, '203.0.113.7')
  await site.join(code, 'ada+second@example.org')
  expect((await counts(site, ada)).signedUp).toBe(0)
  const home = { address: '203.0.113.7' }
  const dorm = { address: '2001:db8:1::5' }
  const joined = [
    await site.join(code, 'home@example.com', home),
    await site.join(code, 'browser@example.com', { isKnownBrowser: true }),
    await site.join(code, 'dorm1@example.com', dorm),
    await site.join(code, 'dorm2@example.com', { address: '2001:db8:1:ffff::6' }),
    await site.join(code, 'dorm3@example.com', dorm),
  ]
  for (const account of joined) await site.act(account)
  site.passDays(15)
  await site.qualify()
  expect(await counts(site, ada)).toEqual({ signedUp: 5, qualified: 2, rewarded: 0 })
  const { referrals } = await readOverview(site.services, ada)
  expect(referrals.filter(({ state }) => state === 'barred')).toHaveLength(3)
})

test('of parallel sign-ups from one network, no more qualify than the rules say', async () => {
  await using site = await referralSite()
  const ada = await site.addAccount('ada@example.org')
  const code = await site.link(ada)
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`)
  await Promise.all(emails.map((email) => site.join(code, email, { address: '198.51.100.9' })))
  const rows = await site.database.read.selectFrom('referral').select('barrier').execute()
  expect(rows.filter(({ barrier }) => barrier === '')).toHaveLength(2)
})

test('without a program nobody earns a reward; with one, so many as the person and the budget have left', async () => {
  await using site = await referralSite()
  const ada = await site.addAccount('ada@example.org')
  const eve = await site.addAccount('eve@example.org')
  const [adas, eves] = [await site.link(ada), await site.link(eve, '192.0.2.99')]
  const join = async (code: string, name: string) => site.act(await site.join(code, `${name}@example.com`))
  await join(adas, 'before')
  site.passDays(14)
  await site.qualify()
  expect(await site.pending()).toEqual([])

  await site.open({ perMonth: 2, inAll: 3, budget: 4 })
  for (const name of ['a', 'b', 'c', 'd']) await join(adas, name)
  for (const name of ['e', 'f', 'g']) await join(eves, name)
  site.passDays(14)
  await Promise.all([site.qualify(), site.qualify()])
  const pending = await site.pending()
  const by = (id: string) => pending.filter(({ referrer }) => referrer.id === id).length
  expect([by(ada), by(eve)]).toEqual([2, 2])
  expect(await counts(site, ada)).toMatchObject({ signedUp: 5, qualified: 5 })

  // A refused one gives its place back.
  await refuseReward(site.services, pending[0]?.id ?? '', 'The account is a copy.')
  site.passDays(6)
  await join(eves, 'h')
  site.passDays(14)
  await site.qualify()
  expect(await site.pending()).toHaveLength(3)
})

test('a deleted account keeps the count only, and can’t be approved', async () => {
  await using site = await referralSite()
  await site.open()
  const ada = await site.addAccount('ada@example.org')
  const code = await site.link(ada)
  const gone = await site.join(code, 'gone@example.com')
  const late = await site.join(code, 'late@example.com')
  await site.act(late)
  const remove = (id: string) =>
    site.database.write((tx) => tx.deleteFrom('account').where('id', '=', id).execute())
  await remove(gone)
  site.passDays(15)
  await site.qualify()
  const [reward] = await site.pending()
  await remove(late)
  await eraseNetworkHashes(site.services)
  expect(await counts(site, ada)).toEqual({ signedUp: 2, qualified: 1, rewarded: 0 })
  const rows = await site.database.read.selectFrom('referral').selectAll().execute()
  expect(rows.map(({ account_id, network_hash }) => [account_id, network_hash])).toEqual([
    [null, ''],
    [null, ''],
  ])
  await expect(approveReward(site.services, reward?.id ?? '')).rejects.toThrow('has been deleted')
  await remove(ada)
  expect(await site.database.read.selectFrom('referral').selectAll().execute()).toEqual([])
  expect(await site.database.read.selectFrom('reward').selectAll().execute()).toEqual([])
})

test('the hash of a network is erased after a month', async () => {
  await using site = await referralSite()
  const code = await site.link(await site.addAccount('ada@example.org'))
  await site.join(code, 'a@example.com')
  const hashes = async () => {
    await eraseNetworkHashes(site.services)
    return (await site.database.read.selectFrom('referral').select('network_hash').execute()).map(
      ({ network_hash }) => network_hash,
    )
  }
  site.passDays(29)
  expect(await hashes()).toEqual([expect.stringMatching(/^.{43}$/)])
  site.passDays(2)
  expect(await hashes()).toEqual([''])
})
