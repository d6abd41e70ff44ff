import { z } from 'zod'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { type Topic, topicName } from '#domain/mail/topics.ts'
import type { Letter, LetterPart, LetterSite } from './letter.ts'
import { type MailKind, mailKind, queueMail } from './outbox.server.ts'
import { findSubscription } from './subscriptions.server.ts'

/** What a letter to a subscriber says; the rest is the same in all of them. */
export interface SubscribedLetter {
  subject: string
  preview: string
  heading: string
  parts: readonly LetterPart[]
}

/** Whom a letter is for. */
interface Subscriber {
  subscriptionId: string
  accountId: string | null
}

type WriteSubscribed = (subscriber: Subscriber) => Promise<SubscribedLetter | null> | SubscribedLetter | null

/** How many subscribers are read at once. */
const batch = 200

/**
 * Queues a day's letter for each confirmed subscriber of a topic: run again on the same day, by any process, it
 * queues none twice.
 * @param prepare is called only when there are subscribers; returns what writes each letter, or null when there is
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
    const letters: { id: string; email: string; letter: SubscribedLetter }[] = []
    for (const { id, email, account_id } of rows) {
      const letter = await write({ subscriptionId: id, accountId: account_id })
      if (letter) letters.push({ id, email, letter })
    }
    if (letters.length > 0) {
      await database.write(async (tx) => {
        for (const { id, email, letter } of letters) {
          await queueMail(database, tx, {
            kind: 'subscribed',
            email,
            purpose: `${topic} of ${id} on ${today}`,
            facts: { subscriptionId: id, letter },
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
    items: z.array(z.object({ text: z.string(), url: z.string().optional() })),
  }),
])
const facts = z.object({
  subscriptionId: z.string(),
  letter: z.object({
    subject: z.string(),
    preview: z.string(),
    heading: z.string(),
    parts: z.array(part),
  }),
})

/** Letters to subscribers: never sent twice, and not sent to who ended the subscription in the meantime. */
export function subscribedLetterKind(links: SignedLinks): MailKind {
  return mailKind({
    facts,
    isCommercial: true,
    isRepeatable: false,
    async write(tx, { facts: { subscriptionId, letter }, site }) {
      const row = await findSubscription(tx, subscriptionId)
      if (!row?.confirmedAt || row.endedAt) return null
      return toLetter(letter, { key: links.sign('unsubscribe', row.id), topic: row.topic }, site)
    },
  })
}

/** Adds what all letters to subscribers say: why they come, and how to stop them. */
export function toLetter(
  letter: SubscribedLetter,
  { key, topic }: { key: string; topic: string },
  { siteName, siteUrl }: LetterSite,
): Letter {
  return {
    ...letter,
    reason: `You get this email because you asked ${siteName} for ${topicName(topic)}.`,
    unsubscribeUrl: `${siteUrl}/unsubscribe?key=${key}`,
  }
}
