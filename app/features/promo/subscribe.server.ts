import { currentSession, type Visitor } from '#app/features/account/sessions.server.ts'
import { type Subscribing, subscribe } from '#app/mail/subscriptions.server.ts'
import type { Services } from '#app/services.ts'
import type { SubscribeQuery } from './schema.ts'

type SubscribeServices = Pick<Services, 'database' | 'attempts' | 'now'>

/**
 * Subscribes for a visitor. An account that has confirmed its address needs no email to confirm it again.
 * @returns the outcome, and the Set-Cookie values to send
 */
export async function subscribeVisitor(
  services: SubscribeServices,
  visitor: Visitor,
  { subscriptionType, modalIdentifier, emailAddress, firstName, lastName, opeId }: SubscribeQuery,
): Promise<{ outcome: Subscribing; cookies: string[] }> {
  const { account, cookies } = await currentSession(services, visitor)
  const requester = {
    address: visitor.address,
    account: account && { ...account, isConfirmed: await hasConfirmedEmail(services, account.id) },
  }
  const outcome = await subscribe(services, requester, {
    topic: subscriptionType,
    email: emailAddress,
    firstName,
    lastName,
    opeid: opeId,
    modal: modalIdentifier,
  })
  return { outcome, cookies }
}

async function hasConfirmedEmail({ database }: SubscribeServices, accountId: string): Promise<boolean> {
  const row = await database.read
    .selectFrom('account')
    .select('email_confirmed_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.email_confirmed_at != null
}
