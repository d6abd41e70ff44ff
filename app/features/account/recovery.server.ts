import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { confirmDays } from '#app/mail/confirm-days.ts'
import { type MailKind, mailKind, queueMail } from '#app/mail/outbox.server.ts'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { sampleId } from '#database/seed/sample-account.ts'
import type { Write } from '#database/store.ts'
import { emailKey } from '#domain/email.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import type { Refusal } from './accounts.server.ts'
import {
  newDeviceLetter,
  passwordChangedLetter,
  recoveryLetter,
  resetMinutes,
  welcomeLetter,
} from './letters.ts'
import { messages } from './messages.ts'

type RecoveryServices = Pick<Services, 'database' | 'attempts' | 'now' | 'passwords' | 'securityLog'>

/**
 * Queues a letter with a key for a new password. Whether an account has the address is looked up only when the
 * letter is sent, so an unknown address gets the same answer after the same work. An address that was asked for
 * often today gets no further letter, silently: the earlier ones have arrived.
 */
export async function requestRecovery(
  { database, attempts, now, securityLog }: RecoveryServices,
  { email, address }: { email: string; address: string },
): Promise<{ retryAfterSeconds: number } | null> {
  const key = emailKey(email)
  const refused = await database.write(async (tx) => {
    const byAddress = await attempts.count(tx, ['letterByAddress'], { address })
    if (!byAddress.allowed) return { retryAfterSeconds: byAddress.retryAfterSeconds }
    const byRecipient = await attempts.count(tx, ['letterByRecipient'], { address, account: key })
    if (byRecipient.allowed) await queueMail(database, tx, { kind: 'recovery', email, now: now() })
    return null
  })
  securityLog.note('recovery_asked', key, { isLimited: refused !== null })
  return refused
}

/** Whether a key of a letter still works. */
export async function isResetKey({ database, now }: RecoveryServices, key: string): Promise<boolean> {
  return (await findReset(database.read, key, now())) !== undefined
}

/** Why a password was not changed: the key has ended, or the visitor can do something about it. */
export type ResetRefusal = { isKeyEnded: true } | { isKeyEnded: false; refusal: Refusal }

/**
 * Sets a new password with a key, which ends with it, as do the account's other keys and all its sessions. Whoever
 * has the key reads the mail of the address, so that is confirmed too.
 */
export async function resetPassword(
  services: RecoveryServices,
  { key, password, address }: { key: string; password: string; address: string },
): Promise<ResetRefusal | null> {
  const { database, passwords, now, securityLog } = services
  const found = await findReset(database.read, key, now())
  if (!found) return { isKeyEnded: true }
  const weakness = await passwords.findWeakness(password, found.email)
  if (weakness) {
    const refusal = { error: 'INVALID_REQUEST', field: 'plaintextPassword', message: weakness } as const
    return { isKeyEnded: false, refusal }
  }
  const hash = await passwords.hash(password, toNetwork(address, 64))
  if (hash === undefined) {
    const refusal = {
      error: 'TEMPORARILY_UNAVAILABLE',
      message: messages.busy,
      retryAfterSeconds: 5,
    } as const
    return { isKeyEnded: false, refusal }
  }
  const at = now()
  const isSet = await database.write(async (tx) => {
    // Of two requests with one key, the second finds it gone.
    const used = await tx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashKey(key))
      .where('expires_at', '>', at)
      .returning('account_id')
      .executeTakeFirst()
    if (!used) return false
    const id = used.account_id
    await tx
      .updateTable('account')
      .set((eb) => ({
        password_hash: hash,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(at)),
      }))
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('password_reset').where('account_id', '=', id).execute()
    await tx.deleteFrom('session').where('account_id', '=', id).execute()
    await queueMail(database, tx, {
      kind: 'password_changed',
      email: found.email,
      facts: { at: at.toISOString() },
      now: at,
    })
    return true
  })
  if (!isSet) return { isKeyEnded: true }
  securityLog.note('password_reset', found.emailKey, {})
  return null
}

function findReset(read: Pick<Write, 'selectFrom'>, key: string, now: Date) {
  return read
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .select(['account.email', 'account.email_key as emailKey'])
    .where('token_hash', '=', hashKey(key))
    .where('password_reset.expires_at', '>', now)
    .executeTakeFirst()
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Deletes keys that have ended. */
export async function deleteEndedResets({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.write((tx) => tx.deleteFrom('password_reset').where('expires_at', '<=', now()).execute())
}

const momentFacts = z.object({ at: z.iso.datetime().transform((text) => new Date(text)) })

/** The letters about accounts. */
export function accountMailKinds(links: SignedLinks): Record<string, MailKind> {
  return {
    recovery: mailKind({
      facts: z.object({}),
      isRepeatable: true,
      async write(tx, { emailKey: email_key, now, site }) {
        const account = await tx
          .selectFrom('account')
          .select('id')
          .where('email_key', '=', email_key)
          .executeTakeFirst()
        // Everybody can read the sample account's password, and nobody its mail.
        if (!account || account.id === sampleId) return null
        const key = randomBytes(32).toString('base64url')
        const expires_at = new Date(now.getTime() + resetMinutes * 60_000)
        await tx
          .insertInto('password_reset')
          .values({ token_hash: hashKey(key), account_id: account.id, expires_at })
          .execute()
        return recoveryLetter({ key }, site)
      },
    }),
    password_changed: mailKind({
      facts: momentFacts,
      isRepeatable: false,
      write: async (_tx, { facts, site }) => passwordChangedLetter(facts, site),
    }),
    new_device: mailKind({
      facts: momentFacts,
      isRepeatable: false,
      write: async (_tx, { facts, site }) => newDeviceLetter(facts, site),
    }),
    welcome: mailKind({
      facts: z.object({}),
      isRepeatable: true,
      async write(tx, { emailKey: email_key, site }) {
        const account = await tx
          .selectFrom('account')
          .select(['id', 'email_confirmed_at'])
          .where('email_key', '=', email_key)
          .executeTakeFirst()
        if (!account || account.email_confirmed_at !== null) return null
        return welcomeLetter({ key: links.sign('confirm-account', account.id, confirmDays) }, site)
      },
    }),
  }
}
