import { z } from 'zod'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { type Topic, topicName } from '#domain/mail/topics.ts'
import type { Write } from '#server/database/store.ts'
import type { Email, EmailPart, EmailSite } from './email.ts'
import { type MailKind, mailKind, queueMail } from './outbox.server.ts'
import { findSubscription } from './subscriptions.server.ts'

/** What an email to a subscriber says; the rest is the same in all of them. */
export interface SubscriberEmail {
  subject: string
  preview: string
  heading: string
  parts: readonly EmailPart[]
}

/** Whom an email is for. */
interface Subscriber {
  subscriptionId: string
  accountId: string | null
}

type WriteSubscribed = (subscriber: Subscriber) => Promise<SubscriberEmail | null> | SubscriberEmail | null

/** How many subscribers are read at once. */
const batch = 200

/**
 * Queues a day's email for each confirmed subscriber of a topic: run again on the same day, by any process, it
 * queues none twice.
 * @param prepare is called only when there are subscribers; returns what writes each email, or null when there is
 *   nothing to say, to all or to one
 */
export async function queueForTopic(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { topic, today }: { topic: Topic; today: string },
  prepare: () => Promise<WriteSubscribed | null>,
): Promise<void> {
  let write: WriteSubscribed | null | undefined
  for (let after = ''; ; ) {
    const rows = await database.read
      .selectFrom('subscription')
      .select(['id', 'email', 'account_id'])
      .where('topic', '=', topic)
      .where('confirmed_at', 'is not', null)
      .where('ended_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    write ??= await prepare()
    if (!write) return
    const messages: { id: string; email: string; message: SubscriberEmail }[] = []
    for (const { id, email, account_id } of rows) {
      const message = await write({ subscriptionId: id, accountId: account_id })
      if (message) messages.push({ id, email, message })
    }
    if (messages.length > 0) {
      await database.write(async (tx) => {
        for (const { id, email, message } of messages) {
          await queueMail(database, tx, {
            kind: 'subscribed',
            email,
            purpose: `${topic} of ${id} on ${today}`,
            facts: { subscriptionId: id, letter: message },
            now: now(),
          })
        }
      })
    }
    if (rows.length < batch) return
    after = rows.at(-1)?.id ?? ''
  }
}

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.string() }),
  z.object({
    kind: z.literal('list'),
    items: z.array(
      z.object({
        text: z.string(),
        name: z.string().optional(),
        url: z.string().optional(),
        date: z.string().optional(),
        amount: z.string().optional(),
      }),
    ),
  }),
])
const facts = z.object({
  subscriptionId: z.string(),
  /** Stored under its former name, so that rows of earlier versions are still sent. */
  letter: z.object({
    subject: z.string(),
    preview: z.string(),
    heading: z.string(),
    parts: z.array(part),
  }),
})

/** Emails to subscribers: never sent twice, and not sent to who ended the subscription in the meantime. */
export function subscriberEmailKind(links: SignedLinks): MailKind {
  return mailKind({
    facts,
    isCommercial: true,
    isRepeatable: false,
    async write(tx, { facts: { subscriptionId, letter: message }, site }) {
      const row = await findSubscription(tx, subscriptionId)
      if (!row?.confirmedAt || row.endedAt) return null
      if (await isBeingDeleted(tx, row.emailKey)) return null
      return toEmail(message, { key: links.sign('unsubscribe', row.id), topic: row.topic }, site)
    },
  })
}

/** Whether the address is of an account whose owner has asked to delete it: such an account hears only of itself. */
async function isBeingDeleted(tx: Write, key: string): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', key)
    .where('deletes_at', 'is not', null)
    .executeTakeFirst()
  return account !== undefined
}

/** Adds what all emails to subscribers say: why they come, and how to stop them. */
export function toEmail(
  message: SubscriberEmail,
  { key, topic }: { key: string; topic: string },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    ...message,
    reason: `You’re receiving this email because you asked ${siteName} for ${topicName(topic)}.`,
    unsubscribeUrl: `${siteUrl}/unsubscribe?key=${key}`,
  }
}
