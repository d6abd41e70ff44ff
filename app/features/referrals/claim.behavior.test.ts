import { expect, test } from 'vitest'
import { claimCode, holdCode, releaseCode } from './claim.server.ts'
import { listOwnRewards } from './overview.server.ts'
import { eraseClaimedCodes } from './qualify.server.ts'
import { type ReferralSite, referralSite } from './referral-site.fixture.ts'
import { approveReward, refuseReward } from './rewards.server.ts'

const address = '192.0.2.1'

/** Earns so many rewards, one for each referrer, and approves them. */
async function earn(site: ReferralSite, count: number) {
  await site.open()
  for (let at = 0; at < count; at += 1) {
    const code = await site.link(await site.addAccount(`referrer-${at}@example.org`), `192.0.2.${at + 1}`)
    await site.act(await site.join(code, `friend-${at}@example.com`))
  }
  site.passDays(14)
  await site.qualify()
  const pending = await site.pending()
  for (const { id } of pending) await approveReward(site.services, id)
  return pending.map(({ id, referrer }) => ({ rewardId: id, accountId: referrer.id }))
}

const codeOf = async (site: ReferralSite, { accountId, rewardId }: { accountId: string; rewardId: string }) =>
  (await listOwnRewards(site.services, accountId)).find(({ id }) => id === rewardId)?.code

test('of parallel claims none gets the code of another, and who comes too late loses nothing', async () => {
  await using site = await referralSite()
  const claimants = await earn(site, 6)
  await site.load(['CODE-1', 'CODE-2', 'CODE-3', 'CODE-4'])
  const holdings = await Promise.all(
    [...claimants, ...claimants].map((claimant) => holdCode(site.services, { ...claimant, address })),
  )
  expect(holdings.filter(({ outcome }) => outcome === 'held')).toHaveLength(8)
  expect(holdings.filter(({ outcome }) => outcome === 'no_code')).toHaveLength(4)
  const outcomes = await Promise.all(
    [...claimants, ...claimants].map((claimant) => claimCode(site.services, claimant)),
  )
  expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(8)
  const codes = (await Promise.all(claimants.map((each) => codeOf(site, each)))).filter(Boolean)
  expect(codes.sort()).toEqual(['CODE-1', 'CODE-2', 'CODE-3', 'CODE-4'])
  await site.load(['CODE-5', 'CODE-6'])
  for (const claimant of claimants) {
    await holdCode(site.services, { ...claimant, address })
    expect(await claimCode(site.services, claimant)).toBe('claimed')
  }
})

test('a hold that nobody confirms ends, and its code goes to the next', async () => {
  await using site = await referralSite()
  const [first, second] = await earn(site, 2)
  if (!first || !second) throw new Error('Two rewards are needed.')
  await site.load(['ONLY-ONE'])
  const hold = async (who: typeof first) => (await holdCode(site.services, { ...who, address })).outcome
  expect([await hold(first), await hold(second)]).toEqual(['held', 'no_code'])
  expect(await codeOf(site, first)).toBeUndefined()
  site.passMinutes(10)
  expect(await claimCode(site.services, first)).toBe('ended')
  expect(await hold(second)).toBe('held')
  expect(await claimCode(site.services, first)).toBe('ended')
  expect(await hold(first)).toBe('no_code')
  await releaseCode(site.services, first)
  expect(await claimCode(site.services, second)).toBe('claimed')
  await releaseCode(site.services, second)
  expect(await codeOf(site, second)).toBe('ONLY-ONE')
  expect(await hold(second)).toBe('claimed')
})

test('a released or refused hold gives its code back at once', async () => {
  await using site = await referralSite()
  const [first, second] = await earn(site, 2)
  if (!first || !second) throw new Error('Two rewards are needed.')
  await site.load(['ONLY-ONE'])
  const hold = async (who: typeof first) => (await holdCode(site.services, { ...who, address })).outcome
  expect(await hold(first)).toBe('held')
  await releaseCode(site.services, first)
  expect(await hold(second)).toBe('held')
  await refuseReward(site.services, second.rewardId, 'A copy of your own account.')
  expect(await claimCode(site.services, second)).toBe('ended')
  expect(await hold(second)).toBe('not_approved')
  expect(await hold(first)).toBe('held')
})

test('nobody can hold, claim or release the reward of somebody else, and trying often is stopped', async () => {
  await using site = await referralSite()
  const [mine, other] = await earn(site, 2)
  if (!mine || !other) throw new Error('Two rewards are needed.')
  await site.load(['CODE-1', 'CODE-2'])
  await holdCode(site.services, { ...mine, address })
  const stolen = { accountId: other.accountId, rewardId: mine.rewardId }
  expect(await holdCode(site.services, { ...stolen, address })).toEqual({ outcome: 'absent' })
  expect(await claimCode(site.services, stolen)).toBe('absent')
  await releaseCode(site.services, stolen)
  expect(await claimCode(site.services, mine)).toBe('claimed')
  let last = {}
  for (let tries = 0; tries < 20; tries += 1) last = await holdCode(site.services, { ...stolen, address })
  expect(last).toEqual({ outcome: 'too_many', retryAfterSeconds: expect.any(Number) })
})

test('a reward can’t be claimed after its last day', async () => {
  await using site = await referralSite()
  const [claimant] = await earn(site, 1)
  if (!claimant) throw new Error('A reward is needed.')
  await site.load(['CODE-1'])
  site.passDays(129)
  expect(await holdCode(site.services, { ...claimant, address })).toEqual({ outcome: 'too_late' })
  expect(await listOwnRewards(site.services, claimant.accountId)).toMatchObject([{ state: 'expired' }])
})

test('a claimed code is erased after its time, is never loaded again, and goes to nobody when its owner leaves', async () => {
  await using site = await referralSite()
  const [first, second] = await earn(site, 2)
  if (!first || !second) throw new Error('Two rewards are needed.')
  expect(await site.load(['ONLY-ONE'])).toBe(1)
  await holdCode(site.services, { ...first, address })
  await claimCode(site.services, first)
  site.passDays(91)
  await eraseClaimedCodes(site.services)
  expect(await codeOf(site, first)).toBe('')
  expect(await site.load(['ONLY-ONE'])).toBe(0)
  await site.database.write((tx) => tx.deleteFrom('account').where('id', '=', first.accountId).execute())
  expect(await holdCode(site.services, { ...second, address })).toEqual({ outcome: 'no_code' })
})
