import { todayInNewYork } from '#domain/dates.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { readReferrals } from './overview.server.ts'

/**
 * The link of an account, what came of it, and its rewards. They belong to accounts alone, go with them, and stay when
 * a visitor clears answers.
 */
export const referralRecords: VisitorRecords = {
  name: 'referrals',
  async export(read, accountId) {
    const links = await read
      .selectFrom('referral_link')
      .select(['code', 'clicks', 'created_at'])
      .where('account_id', '=', accountId)
      .execute()
    const rewards = await read
      .selectFrom('reward')
      .leftJoin('reward_code', (join) =>
        join.onRef('reward_code.reward_id', '=', 'reward.id').on('reward_code.claimed_at', 'is not', null),
      )
      .select([
        'reward.program_id',
        'state',
        'reason',
        'earned_on',
        'decided_at',
        'reward.claimed_at',
        'code',
      ])
      .where('account_id', '=', accountId)
      .execute()
    const own = await read
      .selectFrom('referral')
      .select('signed_up_at')
      .where('account_id', '=', accountId)
      .execute()
    return [
      ...links.map((link) => ({ kind: 'link', ...link })),
      ...(await readReferrals(read, accountId)).map((referral) => ({ kind: 'referral', ...referral })),
      ...rewards.map((reward) => ({ kind: 'reward', ...reward })),
      ...own.map(({ signed_up_at }) => ({ kind: 'invited', signedUpOn: todayInNewYork(signed_up_at) })),
    ]
  },
}
