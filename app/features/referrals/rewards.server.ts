import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { lastDayToClaim, type RewardProgram, type RewardState } from '#domain/referrals/reward.ts'
import type { Write } from '#server/database/store.ts'
import { lockProgram } from './programs.server.ts'

type RewardServices = Pick<Services, 'database' | 'now'>

/** A reward as the operator decides about it, without what would say who either person is. */
export interface ListedReward {
  id: string
  programId: string
  state: RewardState
  earnedOn: string
  /** When the invited account was created, and whether it still exists. */
  signedUpAt: Date
  isDeleted: boolean
  /** What came through the same link: many sign-ups that are barred deserve a look. */
  referrer: { id: string; isConfirmed: boolean; clicks: number; signedUp: number; barred: number }
}

/** Lists the rewards in a state, those that were earned first before others. */
export async function listRewards(
  { database: { read } }: Pick<RewardServices, 'database'>,
  state: RewardState,
): Promise<ListedReward[]> {
  const rows = await read
    .selectFrom('reward')
    .innerJoin('referral', 'referral.id', 'reward.referral_id')
    .innerJoin('account', 'account.id', 'reward.account_id')
    .leftJoin('referral_link', 'referral_link.account_id', 'reward.account_id')
    .select(['reward.id', 'program_id', 'state', 'earned_on', 'signed_up_at'])
    .select(['referral.account_id as invited', 'referrer_id', 'clicks', 'email_confirmed_at'])
    .where('state', '=', state)
    .orderBy('earned_on')
    .orderBy('reward.id')
    .limit(1_000)
    .execute()
  const referrers = [...new Set(rows.map(({ referrer_id }) => referrer_id))]
  const referrals =
    referrers.length === 0
      ? []
      : await read
          .selectFrom('referral')
          .select(['referrer_id', 'barrier'])
          .where('referrer_id', 'in', referrers)
          .execute()
  return rows.map((row) => {
    const theirs = referrals.filter(({ referrer_id }) => referrer_id === row.referrer_id)
    return {
      id: row.id,
      programId: row.program_id,
      state: row.state,
      earnedOn: row.earned_on,
      signedUpAt: row.signed_up_at,
      isDeleted: row.invited === null,
      referrer: {
        id: row.referrer_id,
        isConfirmed: row.email_confirmed_at !== null,
        clicks: row.clicks ?? 0,
        signedUp: theirs.length,
        barred: theirs.filter(({ barrier }) => barrier !== '').length,
      },
    }
  })
}

/**
 * Lets the referrer claim a reward. Approving again changes nothing.
 * @throws an error for the operator if it is refused, its time is over, or one of the two accounts doesn't qualify
 */
export async function approveReward(services: RewardServices, id: string): Promise<void> {
  await decide(services, id, async (tx, { state, program }) => {
    if (state === 'approved') return
    if (state !== 'pending') throw new Error(`Reward ${id} is already ${state}.`)
    if (todayInNewYork(services.now()) > lastDayToClaim(program))
      throw new Error(`Rewards for ${program.id} could be claimed through ${lastDayToClaim(program)}.`)
    const row = await tx
      .selectFrom('reward')
      .innerJoin('referral', 'referral.id', 'reward.referral_id')
      .innerJoin('account', 'account.id', 'reward.account_id')
      .select(['referral.account_id as invited', 'email_confirmed_at'])
      .where('reward.id', '=', id)
      .executeTakeFirstOrThrow()
    if (row.invited === null) throw new Error('The invited account has been deleted: refuse the reward.')
    if (row.email_confirmed_at === null)
      throw new Error('The referrer has not confirmed their email address yet.')
    await tx
      .updateTable('reward')
      .set({ state: 'approved', decided_at: services.now() })
      .where('id', '=', id)
      .execute()
  })
}

/**
 * Refuses a reward, with the reason that its referrer reads.
 * @throws an error for the operator if it was claimed, or refused for another reason
 */
export async function refuseReward(services: RewardServices, id: string, reason: string): Promise<void> {
  await decide(services, id, async (tx, before) => {
    if (before.state === 'refused' && before.reason === reason) return
    if (before.state === 'claimed' || before.state === 'refused')
      throw new Error(`Reward ${id} is already ${before.state}.`)
    // A code that is held for it becomes free.
    await tx
      .updateTable('reward_code')
      .set({ reward_id: null, lease_ends_at: null })
      .where('reward_id', '=', id)
      .execute()
    await tx
      .updateTable('reward')
      .set({ state: 'refused', reason, decided_at: services.now() })
      .where('id', '=', id)
      .execute()
  })
}

interface Before {
  program: RewardProgram
  state: RewardState
  reason: string
}

async function decide(
  { database }: RewardServices,
  id: string,
  work: (tx: Write, before: Before) => Promise<void>,
): Promise<void> {
  await database.write(async (tx) => {
    const found = await tx.selectFrom('reward').select('program_id').where('id', '=', id).executeTakeFirst()
    if (!found) throw new Error(`There is no reward "${id}".`)
    const program = await lockProgram(tx, found.program_id)
    const { state, reason } = await tx
      .selectFrom('reward')
      .select(['state', 'reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await work(tx, { program, state, reason })
  })
}
