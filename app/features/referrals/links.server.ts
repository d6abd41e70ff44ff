import type { Services } from '#app/services.ts'
import { createLinkCode } from './link-code.ts'

/** Whether there is a new link, or when to try again. */
type LinkMade = { isMade: true } | { isMade: false; retryAfterSeconds: number }

/**
 * Makes the link of an account, or another in its place: the old one ends at once, and the counts stay.
 * @param isRenewal without it, a link that exists stays as it is
 */
export async function makeLink(
  { database, attempts, referrals, now }: Pick<Services, 'database' | 'attempts' | 'referrals' | 'now'>,
  { accountId, address }: { accountId: string; address: string },
  { isRenewal }: { isRenewal: boolean },
): Promise<LinkMade> {
  const link = {
    code: createLinkCode(),
    network_hash: referrals.hashNetwork(address),
    created_at: now(),
  }
  return database.write(async (tx): Promise<LinkMade> => {
    const attempt = await attempts.count(tx, ['referralLinkByAccount'], { address, account: accountId })
    if (!attempt.allowed) return { isMade: false, retryAfterSeconds: attempt.retryAfterSeconds }
    await tx
      .insertInto('referral_link')
      .values({ account_id: accountId, ...link })
      .onConflict((conflict) => {
        const same = conflict.column('account_id')
        return isRenewal ? same.doUpdateSet(link) : same.doNothing()
      })
      .execute()
    return { isMade: true }
  })
}

/** Whether a code is the link of an account now. */
export async function isLink({ database }: Pick<Services, 'database'>, code: string): Promise<boolean> {
  const row = await database.read
    .selectFrom('referral_link')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}
