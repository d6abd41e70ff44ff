import { noPassword } from '#app/features/account/passwords.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import { cleanEmail, emailKey, wasEmail } from '#domain/email.ts'
import type { Database } from '#server/database/database.ts'

type Read = Parameters<Parameters<Database['snapshot']>[0]>[0]

/**
 * Returns facts about an address that answer most questions of its owner: whether there is an account, how it is
 * signed in to, and what becomes of emails. Neither names nor answers nor keys.
 */
export async function describeAccount(database: Database, typed: string): Promise<string[]> {
  const email = cleanEmail(typed)
  if (!wasEmail(email)) throw new Error(`"${email}" is not an email address.`)
  const key = emailKey(email)
  return database.snapshot(async (tx) => [
    ...(await describeSignIn(tx, key)),
    ...(await describeSubscriptions(tx, key)),
    ...(await describeEmails(tx, email)),
  ])
}

async function describeSignIn(tx: Read, key: string): Promise<string[]> {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'created_at', 'email_confirmed_at', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst()
  if (!account) return ['Account: none']
  const sessions = await tx
    .selectFrom('session')
    .select('last_seen_at')
    .where('account_id', '=', account.id)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const services = await tx
    .selectFrom('sign_on_identity')
    .select(['issuer', 'linked_at'])
    .where('account_id', '=', account.id)
    .orderBy('issuer')
    .execute()
  const confirmed = account.email_confirmed_at
  return [
    `Account: created ${account.created_at.toISOString()}`,
    `Address: ${confirmed ? `confirmed ${confirmed.toISOString()}` : 'not confirmed'}`,
    `Password: ${account.password_hash === noPassword ? 'none' : 'set'}`,
    ...services.map(({ issuer, linked_at: at }) => `Signs in with ${issuer}, linked ${at.toISOString()}`),
    `Browsers signed in: ${sessions.length}${sessions[0] ? `, last seen ${sessions[0].last_seen_at.toISOString()}` : ''}`,
  ]
}

async function describeSubscriptions(tx: Read, key: string): Promise<string[]> {
  const subscriptions = await tx
    .selectFrom('subscription')
    .select(['topic', 'asked_at', 'confirmed_at', 'ended_at'])
    .where('email_key', '=', key)
    .orderBy('topic')
    .execute()
  return subscriptions.map(({ topic, asked_at: asked, confirmed_at: confirmed, ended_at: ended }) => {
    if (ended) return `Subscription to ${topic}: ended ${ended.toISOString()}`
    if (confirmed) return `Subscription to ${topic}: confirmed ${confirmed.toISOString()}`
    return `Subscription to ${topic}: requested ${asked.toISOString()}, not confirmed`
  })
}

async function describeEmails(tx: Read, email: string): Promise<string[]> {
  const emails = await tx
    .selectFrom('mail')
    .select(['kind', 'state', 'created_at'])
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at')
    .execute()
  const suppression = await findSuppression(tx, email)
  return [
    ...emails.map(({ kind, state, created_at: at }) => `Email ${kind}, ${at.toISOString()}: ${state}`),
    ...(suppression ? [`Blocked: it ${suppression}, so no emails are sent; mail-allow lifts the block`] : []),
  ]
}
