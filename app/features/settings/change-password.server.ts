import { busy, type Refusal } from '#app/features/account/accounts.server.ts'
import { accountText } from '#app/features/account/messages.ts'
import { queuePasswordChanged } from '#app/features/account/notices.server.ts'
import { checkOwnPassword } from '#app/features/account/own-password.server.ts'
import { endOtherSessions, holdSession } from '#app/features/account/own-sessions.server.ts'
import { noPassword } from '#app/features/account/passwords.server.ts'
import type { Session } from '#app/features/account/read-session.server.ts'
import type { Visitor } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import { toNetwork } from '#domain/network-of-address.ts'

/**
 * Sets a new password, for somebody who is signed in and types the one of now. All other sessions end with it, as do
 * keys for a new password, a pending change of the address and the private calendar address; the owner gets an email.
 * @param typed `current` is undefined for an account without a password, whose owner has proved it otherwise
 * @returns why not; null when it is done
 */
export async function changePassword(
  services: Services,
  visitor: Visitor,
  { session, typed }: { session: Session; typed: { current: string | undefined; password: string } },
): Promise<(Refusal & { isOfCurrent: boolean }) | null> {
  const { database, passwords, now, securityLog } = services
  const { account } = session
  if (typed.current !== undefined) {
    const refusal = await checkOwnPassword(services, visitor, { account, password: typed.current })
    if (refusal) return { ...refusal, isOfCurrent: refusal.error === 'INVALID_CREDENTIALS' }
  }
  const weakness = await passwords.findWeakness(typed.password, account.email)
  if (weakness)
    return { error: 'INVALID_REQUEST', field: 'plaintextPassword', message: weakness, isOfCurrent: false }
  const hash = await passwords.hash(typed.password, toNetwork(visitor.address, 64))
  if (hash === undefined) return { ...busy, isOfCurrent: false }
  const at = now()
  const isSet = await database.write(async (tx) => {
    // It may have been ended while the passwords were hashed, such as by a new password from an email.
    if (!(await holdSession(tx, session))) return false
    let change = tx.updateTable('account').set({ password_hash: hash }).where('id', '=', account.id)
    // It may have got a password in the meantime, which nobody has typed here.
    if (typed.current === undefined) change = change.where('password_hash', '=', noPassword)
    const changed = await change.returning('id').executeTakeFirst()
    if (!changed) return false
    await endOtherSessions(tx, session)
    for (const table of ['password_reset', 'email_change', 'calendar_feed'] as const)
      await tx.deleteFrom(table).where('account_id', '=', account.id).execute()
    await queuePasswordChanged(tx, services, { email: account.email, at, isSignedIn: true })
    return true
  })
  if (!isSet) return { error: 'TEMPORARILY_UNAVAILABLE', message: accountText.tryAgain, isOfCurrent: false }
  securityLog.note('password_changed', emailKey(account.email), {})
  return null
}
