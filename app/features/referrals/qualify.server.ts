import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { countedLines, latestSignUp, startOfNetworkWindow } from '#domain/referrals/referral.ts'
import {
  earnsReward,
  isOpen,
  lastDayToQualify,
  type RewardProgram,
  rewardRules,
} from '#domain/referrals/reward.ts'
import type { Write } from '#server/database/store.ts'
import { countRewards, listPrograms, lockProgram } from './programs.server.ts'

type QualifyServices = Pick<Services, 'database' | 'now'>

interface Candidate {
  id: string
  referrerId: string
  signedUpAt: Date
}

/** More wait for the next hour, so that no write takes long. */
const atOnce = 500

/**
 * Marks the sign-ups that qualify by now, and gives those of a program their reward, which the operator then decides
 * about. Of two servers that do it at once, one finds nothing left to do.
 */
export async function qualifyReferrals({ database, now }: QualifyServices): Promise<void> {
  const at = now()
  const today = todayInNewYork(at)
  const programs = await listPrograms(database)
  await database.write(async (tx) => {
    for (const candidate of await findCandidates(tx, at)) {
      const marked = await tx
        .updateTable('referral')
        .set({ qualified_at: at })
        .where('id', '=', candidate.id)
        .where('qualified_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      const signedUpOn = todayInNewYork(candidate.signedUpAt)
      const program = programs.find((each) => isOpen(each, signedUpOn) && today <= lastDayToQualify(each))
      if (marked && program) await addReward(tx, program, { ...candidate, today })
    }
  })
}

/** Finds accounts that are old enough, with a confirmed address, and that used something besides credit cards. */
async function findCandidates(tx: Write, at: Date): Promise<Candidate[]> {
  return tx
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.account_id')
    .select(['referral.id', 'referrer_id as referrerId', 'signed_up_at as signedUpAt'])
    .where('qualified_at', 'is', null)
    .where('barrier', '=', '')
    .where('signed_up_at', '<=', latestSignUp(at))
    .where('email_confirmed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('saved_scholarship')
            .select('scholarship_id')
            .whereRef('saved_scholarship.account_id', '=', 'referral.account_id'),
        ),
        eb.exists(
          eb
            .selectFrom('draft')
            .select('line')
            .whereRef('draft.account_id', '=', 'referral.account_id')
            .where('line', 'in', [...countedLines])
            .where('answers', '<>', '{}'),
        ),
      ]),
    )
    .orderBy('signed_up_at')
    .limit(atOnce)
    .execute()
}

async function addReward(
  tx: Write,
  { id }: RewardProgram,
  { id: referralId, referrerId, today }: Candidate & { today: string },
): Promise<void> {
  const program = await lockProgram(tx, id)
  const earned = {
    inProgram: await countRewards(tx, id),
    byReferrer: await countRewards(tx, id, { accountId: referrerId }),
    byReferrerThisMonth: await countRewards(tx, id, {
      accountId: referrerId,
      since: `${today.slice(0, 7)}-01`,
    }),
  }
  if (!earnsReward(program, earned)) return
  await tx
    .insertInto('reward')
    .values({
      id: randomUUID(),
      program_id: id,
      referral_id: referralId,
      account_id: referrerId,
      state: 'pending',
      earned_on: today,
      decided_at: null,
      claimed_at: null,
    })
    .execute()
}

/**
 * Erases the hashes of networks once they count against nobody, or when the account is gone.
 * @returns how many
 */
export async function eraseNetworkHashes({ database, now }: QualifyServices): Promise<number> {
  const erased = await database.write((tx) =>
    tx
      .updateTable('referral')
      .set({ network_hash: '' })
      .where('network_hash', '<>', '')
      .where((eb) =>
        eb.or([eb('signed_up_at', '<', startOfNetworkWindow(now())), eb('account_id', 'is', null)]),
      )
      .executeTakeFirst(),
  )
  return Number(erased.numUpdatedRows)
}

/**
 * Erases codes that were handed over long ago.
 * @returns how many
 */
export async function eraseClaimedCodes({ database, now }: QualifyServices): Promise<number> {
  const claimedBefore = new Date(now().getTime() - rewardRules.codeDays * 24 * 3600 * 1000)
  const erased = await database.write((tx) =>
    tx
      .updateTable('reward_code')
      .set({ code: '' })
      .where('code', '<>', '')
      .where('claimed_at', '<', claimedBefore)
      .executeTakeFirst(),
  )
  return Number(erased.numUpdatedRows)
}
