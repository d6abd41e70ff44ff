import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { confirmDays } from '#app/mail/confirm-days.ts'
import { countEmail } from '#app/mail/count-email.ts'
import { type MailKind, mailKind, queueMail } from '#app/mail/outbox.server.ts'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'
import type { Write } from '#server/database/store.ts'
import type { Refusal } from './accounts.server.ts'
import {
  newDeviceEmail,
  passwordChangedEmail,
  recoveryEmail,
  resetMinutes,
  serviceLinkedEmail,
  welcomeEmail,
} from './emails.ts'
import { accountText } from './messages.ts'
import { queuePasswordChanged } from './notices.server.ts'
import { hasSecondFactor } from './second-factor/factors.server.ts'
import type { Visitor } from './sessions.server.ts'

type RecoveryServices = Pick<
  Services,
  'database' | 'attempts' | 'now' | 'passwords' | 'knownDevices' | 'securityLog'
>

/**
 * Queues an email with a key for a new password. Whether an account has the address is looked up only when the
 * email is sent, so an unknown address gets the same answer after the same work. An address that was asked for
 * often today gets no further email, silently: the earlier ones have arrived. A device that has signed in to the
 * account before counts by itself, so that no stranger can use its emails up.
 */
export async function requestRecovery(
  { database, attempts, now, knownDevices, securityLog }: RecoveryServices,
  visitor: Visitor,
  email: string,
): Promise<{ retryAfterSeconds: number } | null> {
  const key = emailKey(email)
  const { address } = visitor
  const device = knownDevices.find(visitor, key)
  const refused = await database.write(async (tx) => {
    if (device === undefined) {
      const byAddress = await attempts.count(tx, ['emailByAddress'], { address })
      if (!byAddress.allowed) return { retryAfterSeconds: byAddress.retryAfterSeconds }
    }
    const asked = { email, address, account: key, ...(device !== undefined && { device }) }
    if (await countEmail(tx, attempts, asked)) {
      await queueMail(database, tx, { kind: 'recovery', email, now: now() })
    }
    return null
  })
  securityLog.note('recovery_asked', key, { isLimited: refused !== null })
  return refused
}

/** Whether a key of an email still works. */
export async function isResetKey({ database, now }: RecoveryServices, key: string): Promise<boolean> {
  return (await findReset(database.read, key, now())) !== undefined
}

/** Why a password was not changed: the key has ended, or the visitor can do something about it. */
export type ResetRefusal = { isKeyEnded: true } | { isKeyEnded: false; refusal: Refusal }

/**
 * Sets a new password with a key, which ends with it, as do the account's other keys, all its sessions and its private
 * calendar address. Whoever has the key reads the mail of the address, so that is confirmed too, the device counts as
 * known, and wrong passwords that others typed today no longer keep the owner out.
 * A second factor stays: the next sign-in asks for it, and until then the device does not count as known.
 * @returns the Set-Cookie values to send
 */
export async function resetPassword(
  services: RecoveryServices,
  visitor: Visitor,
  { key, password }: { key: string; password: string },
): Promise<ResetRefusal | { cookies: string[] }> {
  const { database, attempts, passwords, now, knownDevices, securityLog } = services
  const { address } = visitor
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
      message: accountText.busy,
      retryAfterSeconds: 5,
    } as const
    return { isKeyEnded: false, refusal }
  }
  const at = now()
  const set = await database.write(async (tx) => {
    // Of two requests with one key, the second finds it gone.
    const used = await tx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashKey(key))
      .where('expires_at', '>', at)
      .returning('account_id')
      .executeTakeFirst()
    if (!used) return undefined
    const id = used.account_id
    await tx
      .updateTable('account')
      .set((eb) => ({
        password_hash: hash,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(at)),
      }))
      .where('id', '=', id)
      .execute()
    for (const table of ['password_reset', 'email_change', 'session', 'calendar_feed'] as const) {
      await tx.deleteFrom(table).where('account_id', '=', id).execute()
    }
    await attempts.clear(tx, ['loginByAccountDaily', 'loginByAccountAndAddress'], {
      address,
      account: found.emailKey,
    })
    await queuePasswordChanged(tx, services, { email: found.email, at, isSignedIn: false })
    return { hasFactor: await hasSecondFactor(tx, id) }
  })
  if (!set) return { isKeyEnded: true }
  securityLog.note('password_reset', found.emailKey, {})
  return { cookies: set.hasFactor ? [] : [knownDevices.remember(visitor, found.emailKey)] }
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

/** Deletes keys that have ended, and returns how many. */
export async function deleteEndedResets({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  return database.write((tx) =>
    countDeleted(tx.deleteFrom('password_reset').where('expires_at', '<=', now())),
  )
}

const momentFacts = z.object({ at: z.iso.datetime().transform((text) => new Date(text)) })
const passwordFacts = momentFacts.extend({ isSignedIn: z.boolean().default(false) })
const deviceFacts = momentFacts.extend({ service: z.string().optional() })
const linkFacts = momentFacts.extend({ service: z.string() })

/** The emails about accounts. */
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
        return recoveryEmail({ key }, site)
      },
    }),
    password_changed: mailKind({
      facts: passwordFacts,
      isRepeatable: false,
      write: async (_tx, { facts, site }) => passwordChangedEmail(facts, site),
    }),
    new_device: mailKind({
      facts: deviceFacts,
      isRepeatable: false,
      write: async (_tx, { facts, site }) => newDeviceEmail(facts, site),
    }),
    service_linked: mailKind({
      facts: linkFacts,
      isRepeatable: false,
      write: async (_tx, { facts, site }) => serviceLinkedEmail(facts, site),
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
        return welcomeEmail({ key: links.sign('confirm-account', account.id, confirmDays) }, site)
      },
    }),
  }
}
