import { z } from 'zod'
import type { SignedLinks } from '#app/security/signed-links.ts'
import { topicName } from '#domain/mail/topics.ts'
import { confirmDays } from './confirm-days.ts'
import type { Email, EmailSite } from './email.ts'
import { type MailKind, mailKind } from './outbox.server.ts'
import { findSubscription } from './subscriptions.server.ts'

/**
 * Asks the owner of an address whether they want what somebody asked for. It holds nothing that the asker typed,
 * or anybody could send their own words to strangers in our name.
 */
export function confirmSubscriptionKind(links: SignedLinks): MailKind {
  return mailKind({
    facts: z.object({ subscriptionId: z.string() }),
    isRepeatable: true,
    async write(tx, { facts, site }) {
      const row = await findSubscription(tx, facts.subscriptionId)
      if (!row || row.endedAt || row.confirmedAt) return null
      const key = links.sign('confirm-subscription', row.id, confirmDays)
      return confirmSubscriptionEmail({ key, topic: row.topic }, site)
    },
  })
}

export function confirmSubscriptionEmail(
  { key, topic }: { key: string; topic: string },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    subject: `${siteName}: confirm that you want ${topicName(topic)}`,
    preview: 'One click and you’re subscribed.',
    heading: 'Is this your address?',
    parts: [
      {
        kind: 'text',
        text: `Someone, most likely you, asked us to send ${topicName(topic)} to this address. We won’t send anything until you say yes.`,
      },
      { kind: 'button', label: 'Yes, sign me up', url: `${siteUrl}/confirm-email?key=${key}` },
      {
        kind: 'note',
        text: `The link works for ${confirmDays} days. If it wasn’t you, you don’t need to do anything: you won’t hear from us again.`,
      },
    ],
    reason: 'You’re receiving this email because this address was entered in a form on our site.',
  }
}
