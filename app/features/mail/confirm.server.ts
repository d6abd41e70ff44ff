import { confirmSubscription, findSubscription } from '#app/mail/subscriptions.server.ts'
import type { Services } from '#app/services.ts'

type ConfirmServices = Pick<Services, 'database' | 'now' | 'signedLinks' | 'securityLog'>

/** What the key in an email confirms. */
export type Confirmable = { id: string; isConfirmed: boolean } & (
  | { what: 'account' }
  | { what: 'subscription'; topic: string }
)

/** Returns what a key confirms; undefined when it has ended or what it belongs to is gone. */
export async function findConfirmable(
  { database, signedLinks }: ConfirmServices,
  key: string,
): Promise<Confirmable | undefined> {
  const accountId = signedLinks.read('confirm-account', key)
  if (accountId !== undefined) {
    const account = await database.read
      .selectFrom('account')
      .select('email_confirmed_at')
      .where('id', '=', accountId)
      .executeTakeFirst()
    const isConfirmed = account?.email_confirmed_at != null
    return account && { what: 'account', id: accountId, isConfirmed }
  }
  const subscriptionId = signedLinks.read('confirm-subscription', key)
  if (subscriptionId === undefined) return undefined
  const found = await findSubscription(database.read, subscriptionId)
  if (!found || found.endedAt) return undefined
  const isConfirmed = found.confirmedAt !== null
  return { what: 'subscription', id: subscriptionId, topic: found.topic, isConfirmed }
}

/** Notes that the reader of the email said yes. Saying it twice changes nothing. */
export async function confirm(services: ConfirmServices, { what, id }: Confirmable): Promise<void> {
  if (what === 'subscription') {
    await confirmSubscription(services, id)
    return
  }
  const { database, now, securityLog } = services
  const account = await database.write((tx) =>
    tx
      .updateTable('account')
      .set((eb) => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now())) }))
      .where('id', '=', id)
      .returning('email_key')
      .executeTakeFirst(),
  )
  if (account) securityLog.note('address_confirmed', account.email_key, {})
}
