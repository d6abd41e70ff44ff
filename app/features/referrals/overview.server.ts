import type { Kysely } from 'kysely'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import {
  countReferrals,
  getState,
  type ReferralCounts,
  type ReferralState,
} from '#domain/referrals/referral.ts'
import { lastDayToClaim, type RewardProgram, type RewardState } from '#domain/referrals/reward.ts'
import type { Schema } from '#server/database/schema.ts'
import { toProgram } from './programs.server.ts'

type OverviewServices = Pick<Services, 'database' | 'now'>

/** What a referrer knows of one referral: when and how far, never who. */
interface ShownReferral {
  /** 'YYYY-MM-DD' */
  signedUpOn: string
  state: ReferralState
}

export interface Overview {
  /** Undefined until the account makes its link. */
  code: string | undefined
  clicks: number
  counts: ReferralCounts
  /** The latest first, at most `shownAtOnce`. */
  referrals: ShownReferral[]
}

const shownAtOnce = 100

/** Reads the link and the referrals of an account. */
export async function readOverview(
  { database: { read } }: Pick<OverviewServices, 'database'>,
  accountId: string,
): Promise<Overview> {
  const link = await read
    .selectFrom('referral_link')
    .select(['code', 'clicks'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const referrals = await readReferrals(read, accountId)
  return {
    code: link?.code,
    clicks: link?.clicks ?? 0,
    counts: countReferrals(referrals.map(({ state }) => state)),
    referrals: referrals.slice(0, shownAtOnce),
  }
}

/** Reads how far each referral of an account came, the latest first. */
export async function readReferrals(read: Kysely<Schema>, accountId: string): Promise<ShownReferral[]> {
  const rows = await read
    .selectFrom('referral')
    .leftJoin('reward', 'reward.referral_id', 'referral.id')
    .select(['barrier', 'referral.account_id as invited', 'signed_up_at', 'qualified_at', 'reward.state'])
    .where('referrer_id', '=', accountId)
    .orderBy('signed_up_at', 'desc')
    .execute()
  return rows.map(({ barrier, invited, signed_up_at, qualified_at, state }) => ({
    signedUpOn: todayInNewYork(signed_up_at),
    state: getState({
      barrier,
      isDeleted: invited === null,
      isQualified: qualified_at !== null,
      isRewarded: state === 'claimed',
    }),
  }))
}

/** A reward as its owner sees it. */
export interface OwnReward {
  id: string
  /** `expired`: nobody claimed it in time. */
  state: RewardState | 'expired'
  reason: string
  earnedOn: string
  program: Pick<RewardProgram, 'amountCents' | 'gives' | 'termsVersion'>
  claimBy: string
  /** When the hold of a code ends; null when none is held. */
  heldUntil: Date | null
  /** Undefined until it is claimed; '' once it is erased. */
  code: string | undefined
}

/** Reads the rewards of an account, the latest first. */
export async function listOwnRewards(
  { database: { read }, now }: OverviewServices,
  accountId: string,
): Promise<OwnReward[]> {
  const rows = await read
    .selectFrom('reward')
    .innerJoin('reward_program', 'reward_program.id', 'reward.program_id')
    .leftJoin('reward_code', 'reward_code.reward_id', 'reward.id')
    .selectAll('reward_program')
    .select(['reward.id as rewardId', 'state', 'reason', 'earned_on', 'code', 'lease_ends_at'])
    .where('account_id', '=', accountId)
    .orderBy('earned_on', 'desc')
    .orderBy('reward.id')
    .execute()
  const at = now()
  return rows.map(({ rewardId, state, reason, earned_on, code, lease_ends_at, ...row }) => {
    const program = toProgram(row)
    const claimBy = lastDayToClaim(program)
    const isOver = state !== 'claimed' && state !== 'refused' && todayInNewYork(at) > claimBy
    const isHeld = state === 'approved' && !isOver && lease_ends_at !== null && lease_ends_at > at
    return {
      id: rewardId,
      state: isOver ? 'expired' : state,
      reason,
      earnedOn: earned_on,
      program,
      claimBy,
      heldUntil: isHeld ? lease_ends_at : null,
      code: state === 'claimed' ? (code ?? '') : undefined,
    }
  })
}
