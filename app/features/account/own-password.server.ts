import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import type { Database } from '#server/database/database.ts'
import { busy, limitsOfKnownDevice, limitsOfOthers, type Refusal, tooMany } from './accounts.server.ts'
import { accountText } from './messages.ts'
import { noPassword } from './passwords.server.ts'
import type { Visitor } from './sessions.server.ts'

type PasswordServices = Pick<Services, 'database' | 'attempts' | 'passwords' | 'knownDevices' | 'securityLog'>

/** Whether the owner of an account can sign in with a password. */
export async function hasPassword({ read }: Pick<Database, 'read'>, accountId: string): Promise<boolean> {
  return (await findHash({ read }, accountId)) !== noPassword
}

/**
 * Checks the password of somebody who is signed in, within the limits of signing in: whoever finds a browser open must
 * not get more guesses than at the sign-in.
 * @returns why it was not accepted; null when it was right
 */
export async function checkOwnPassword(
  { database, attempts, passwords, knownDevices, securityLog }: PasswordServices,
  visitor: Visitor,
  { account, password }: { account: { id: string; email: string }; password: string },
): Promise<Refusal | null> {
  const key = emailKey(account.email)
  const device = knownDevices.find(visitor, key)
  const isKnownDevice = device !== undefined
  const kinds = isKnownDevice ? limitsOfKnownDevice : limitsOfOthers
  const who = { address: visitor.address, account: key, ...(isKnownDevice && { device }) }
  const attempt = await database.write((tx) => attempts.count(tx, kinds, who))
  if (!attempt.allowed) {
    securityLog.note('sign_in_locked', key, { isKnownDevice, limit: attempt.limit })
    return tooMany(attempt)
  }
  const hash = await findHash(database, account.id)
  const matches = await passwords.matches(password, hash, toNetwork(visitor.address, 64))
  if (matches === false) {
    securityLog.note('proof_failed', key, { isKnownDevice })
    return { error: 'INVALID_CREDENTIALS', message: accountText.wrongPassword }
  }
  await database.write(attempt.forget)
  return matches === undefined ? busy : null
}

async function findHash({ read }: Pick<Database, 'read'>, accountId: string): Promise<string> {
  const account = await read
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.password_hash ?? noPassword
}
