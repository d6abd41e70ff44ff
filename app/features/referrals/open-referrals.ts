import { randomUUID } from 'node:crypto'
import { isbot } from 'isbot'
import type { Log } from '#app/log.ts'
import type { AttemptLimits } from '#app/security/attempt-limits.ts'
import { keyedHash } from '#app/security/keyed-hash.ts'
import { emailKey } from '#domain/email.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import { findBarrier, isSelfReferral, startOfNetworkWindow } from '#domain/referrals/referral.ts'
import type { Database } from '#server/database/database.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import type { Write } from '#server/database/store.ts'
import { readLinkCode } from './link-code.ts'

/** Who follows a link. */
interface Follower {
  /** The network address. */
  address: string
  headers: Headers
}

interface NewAccount {
  email: string
  /** The network address that it was created from. */
  address: string
  /** Whether somebody had signed in to an account in this browser before. */
  isKnownBrowser: boolean
}

/** Who invited whom. Whoever creates an account calls it, without knowing what a referral is. */
export interface Referrals {
  /** Returns under which name the networks of sign-ups are compared. */
  hashNetwork(address: string): string
  /** Counts that a link was followed, once a day for each network. A failure is logged, and nobody sees it. */
  countClick(code: string, follower: Follower): Promise<void>
  /**
   * Notes in the transaction that creates an account which link led to it. Nothing is noted for a code that is no link,
   * or when the account is the referrer's own.
   * @param code what the address of the sign-up says; undefined for most sign-ups
   */
  noteSignUp(tx: Write, code: string | undefined, account: NewAccount): Promise<void>
}

export function openReferrals({
  database,
  attempts,
  key,
  log,
  now,
}: {
  database: Database
  attempts: AttemptLimits
  key: string
  log: Log
  now: () => Date
}): Referrals {
  const hashNetwork = (address: string) => keyedHash(key, 'referral-network', [toNetwork(address, 48)])

  return {
    hashNetwork,

    async countClick(code, { address, headers }) {
      if (!isPerson(headers)) return
      try {
        await database.write(async (tx) => {
          const link = await findLink(tx, code)
          if (!link) return
          const who = { address, account: link.account_id }
          const attempt = await attempts.count(tx, ['clickByAddress', 'referralClickDaily'], who)
          if (!attempt.allowed) return
          await tx
            .updateTable('referral_link')
            .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
            .where('account_id', '=', link.account_id)
            .execute()
        })
      } catch (error) {
        if (!isDatabaseError(error)) throw error
        log.error({ err: error }, 'followed link not counted')
      }
    },

    async noteSignUp(tx, code, { email, address, isKnownBrowser }) {
      const link = code === undefined ? undefined : await findLink(tx, code)
      if (!link || isSelfReferral(link.email, email)) return
      const network_hash = hashNetwork(address)
      const recent = await tx
        .selectFrom('referral')
        .select('id')
        .where('network_hash', '=', network_hash)
        .where('signed_up_at', '>', startOfNetworkWindow(now()))
        .execute()
      const account = await tx
        .selectFrom('account')
        .select('id')
        .where('email_key', '=', emailKey(email))
        .executeTakeFirstOrThrow()
      const barrier = findBarrier({
        isOwnNetwork: link.network_hash === network_hash,
        isKnownBrowser,
        recentFromNetwork: recent.length,
      })
      await tx
        .insertInto('referral')
        .values({
          id: randomUUID(),
          referrer_id: link.account_id,
          account_id: account.id,
          signed_up_at: now(),
          barrier,
          network_hash,
          qualified_at: null,
        })
        .execute()
    },
  }
}

/** Programs that say what they are, and browsers that fetch a page before anybody asks for it, don't count. */
function isPerson(headers: Headers): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '')
  return !isbot(headers.get('user-agent')) && !purposes.some((purpose) => /prefetch|preview/i.test(purpose))
}

/** Keeps the link until the end of the write, so that sign-ups through it are compared one after the other. */
async function findLink(tx: Write, code: string) {
  const known = readLinkCode(code)
  if (known === undefined) return undefined
  const held = await tx
    .updateTable('referral_link')
    .set({ code: known })
    .where('code', '=', known)
    .returning(['account_id', 'network_hash'])
    .executeTakeFirst()
  if (!held) return undefined
  const owner = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', held.account_id)
    .executeTakeFirstOrThrow()
  return { ...held, ...owner }
}
