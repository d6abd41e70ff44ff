import { z } from 'zod'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { topicName } from '#domain/mail/topics.ts'
import { countEmail } from './count-email.ts'
import type { Email, EmailSite } from './email.ts'
import { type MailKind, mailKind, queueMail } from './outbox.server.ts'

/**
 * Queues an email with links that stop what an address gets. Which that is, if any, is looked up only when it is sent,
 * so every address gets the same answer after the same work.
 * @returns how long to wait, when the network has asked too often
 */
export async function requestUnsubscribeLink(
  { database, attempts, now }: Pick<Services, 'database' | 'attempts' | 'now'>,
  { email, address }: { email: string; address: string },
): Promise<{ retryAfterSeconds: number } | null> {
  return database.write(async (tx) => {
    const byAddress = await attempts.count(tx, ['emailByAddress'], { address })
    if (!byAddress.allowed) return { retryAfterSeconds: byAddress.retryAfterSeconds }
    if (await countEmail(tx, attempts, { email, address })) {
      await queueMail(database, tx, { kind: 'unsubscribe_link', email, now: now() })
    }
    return null
  })
}

export function unsubscribeLinkKind(links: SignedLinks): MailKind {
  return mailKind({
    facts: z.object({}),
    isRepeatable: true,
    async write(tx, { emailKey, site }) {
      const rows = await tx
        .selectFrom('subscription')
        .select(['id', 'topic'])
        .where('email_key', '=', emailKey)
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .orderBy('topic')
        .execute()
      const subscriptions = rows.map(({ id, topic }) => ({ topic, key: links.sign('unsubscribe', id) }))
      return subscriptions.length === 0 ? null : unsubscribeLinkEmail({ subscriptions }, site)
    },
  })
}

export function unsubscribeLinkEmail(
  { subscriptions }: { subscriptions: readonly { topic: string; key: string }[] },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    subject: `Unsubscribe from ${siteName} emails`,
    preview: 'Choose which emails to unsubscribe from.',
    heading: 'Choose which emails to unsubscribe from',
    parts: [
      {
        kind: 'text',
        text: 'This address gets the emails below. Use the links to unsubscribe:',
      },
      {
        kind: 'list',
        items: subscriptions.map(({ topic, key }) => {
          return { text: `Unsubscribe from ${topicName(topic)}`, url: `${siteUrl}/unsubscribe?key=${key}` }
        }),
      },
      {
        kind: 'note',
        text: 'If you didn’t ask for this, you don’t need to do anything: your emails will continue as before.',
      },
    ],
    reason: 'You’re receiving this email because this address was entered in our unsubscribe form.',
  }
}
