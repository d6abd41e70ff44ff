import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import {
  type Hold,
  isFree,
  isHeldFor,
  lastDayToClaim,
  type RewardProgram,
  toLeaseEnd,
} from '#domain/referrals/reward.ts'
import type { Write } from '#server/database/store.ts'
import { lockProgram } from './programs.server.ts'

type ClaimServices = Pick<Services, 'database' | 'attempts' | 'now'>

/** Whose reward it is. A reward of somebody else is as absent as one that never was. */
interface Claimant {
  accountId: string
  rewardId: string
}

/** What came of asking for a code. */
export type Holding =
  | { outcome: 'held' | 'claimed' | 'absent' | 'not_approved' | 'too_late' | 'no_code' }
  | { outcome: 'too_many'; retryAfterSeconds: number }

/**
 * Holds one code for an approved reward. Until the hold ends, nobody else gets this code; a hold that nobody confirms
 * ends by itself, and so does one of a server that crashed. Asking again during a hold changes nothing.
 */
export async function holdCode(
  { database, attempts, now }: ClaimServices,
  { accountId, rewardId, address }: Claimant & { address: string },
): Promise<Holding> {
  return database.write(async (tx): Promise<Holding> => {
    const attempt = await attempts.count(tx, ['rewardClaimByAccount'], { address, account: accountId })
    if (!attempt.allowed) return { outcome: 'too_many', retryAfterSeconds: attempt.retryAfterSeconds }
    const found = await lockReward(tx, { accountId, rewardId })
    if (!found) return { outcome: 'absent' }
    const { state, program } = found
    if (state === 'claimed') return { outcome: 'claimed' }
    if (state !== 'approved') return { outcome: 'not_approved' }
    const at = now()
    if (todayInNewYork(at) > lastDayToClaim(program)) return { outcome: 'too_late' }
    const codes = await readCodes(tx, program.id)
    if (codes.some((code) => isHeldFor(code, rewardId, at))) return { outcome: 'held' }
    // The code of its own former hold comes first: a reward has one code at most.
    const free = codes.find((code) => code.rewardId === rewardId) ?? codes.find((code) => isFree(code, at))
    if (!free) return { outcome: 'no_code' }
    await tx
      .updateTable('reward_code')
      .set({ reward_id: rewardId, lease_ends_at: toLeaseEnd(at) })
      .where('id', '=', free.id)
      .execute()
    return { outcome: 'held' }
  })
}

/**
 * Hands the held code over for good. Confirming again changes nothing.
 * @returns `ended` when the hold ended before
 */
export async function claimCode(
  { database, now }: Pick<ClaimServices, 'database' | 'now'>,
  claimant: Claimant,
): Promise<'claimed' | 'ended' | 'absent'> {
  return database.write(async (tx) => {
    const found = await lockReward(tx, claimant)
    if (!found) return 'absent'
    if (found.state === 'claimed') return 'claimed'
    const at = now()
    const codes = await readCodes(tx, found.program.id)
    const held = codes.find((code) => isHeldFor(code, claimant.rewardId, at))
    if (!held || found.state !== 'approved') return 'ended'
    await tx
      .updateTable('reward_code')
      .set({ lease_ends_at: null, claimed_at: at })
      .where('id', '=', held.id)
      .execute()
    await tx
      .updateTable('reward')
      .set({ state: 'claimed', claimed_at: at })
      .where('id', '=', claimant.rewardId)
      .execute()
    return 'claimed'
  })
}

/** Ends a hold at once, for a visitor who decides otherwise. */
export async function releaseCode(
  { database }: Pick<ClaimServices, 'database'>,
  claimant: Claimant,
): Promise<void> {
  await database.write(async (tx) => {
    if (!(await lockReward(tx, claimant))) return
    await tx
      .updateTable('reward_code')
      .set({ reward_id: null, lease_ends_at: null })
      .where('reward_id', '=', claimant.rewardId)
      .where('claimed_at', 'is', null)
      .execute()
  })
}

/** Keeps a reward, its program and the program's codes as they are until the end of the write. */
async function lockReward(tx: Write, { accountId, rewardId }: Claimant) {
  const of = tx
    .selectFrom('reward')
    .select(['state', 'program_id'])
    .where('id', '=', rewardId)
    .where('account_id', '=', accountId)
  const found = await of.executeTakeFirst()
  if (!found) return undefined
  const program: RewardProgram = await lockProgram(tx, found.program_id)
  // Another claim may have been first.
  const { state } = await of.executeTakeFirstOrThrow()
  return { state, program }
}

/** Reads the codes that are not handed over; there are at most as many as the budget has rewards, and a few more. */
async function readCodes(tx: Write, programId: string): Promise<(Hold & { id: string })[]> {
  const rows = await tx
    .selectFrom('reward_code')
    .select(['id', 'reward_id', 'lease_ends_at', 'claimed_at'])
    .where('program_id', '=', programId)
    .where('claimed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, reward_id, lease_ends_at, claimed_at }) => ({
    id,
    rewardId: reward_id,
    leaseEndsAt: lease_ends_at,
    isClaimed: claimed_at !== null,
  }))
}
