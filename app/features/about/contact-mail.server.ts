import type { Email } from '#app/mail/email.ts'
import { mailKind, queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import type { Write } from '#server/database/store.ts'
import { type ContactMessage, contactMessage } from './contact-form.ts'
import { contactText } from './contact-messages.ts'

/** Queues a visitor's message to the operator in the transaction that counts it. */
export async function queueMessage(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  tx: Write,
  { topic, message, replyTo, page }: ContactMessage,
): Promise<void> {
  const facts = { topic, message, replyTo, page }
  await queueMail(database, tx, { kind: 'contact', email: config.mail.operator, facts, now: now() })
}

/** It is sent again when nobody knows whether it arrived: twice is better than not at all. */
export const contactMailKind = mailKind({
  facts: contactMessage,
  isRepeatable: true,
  write: async (_tx, { facts }) => writeEmail(facts),
})

function writeEmail({ topic, message, replyTo, page }: ContactMessage): Email {
  const subject = contactText.mail.subject(contactText.topics[topic])
  const lines = [
    ...message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    ...(page ? [contactText.mail.about(page)] : []),
    replyTo ? contactText.mail.replyTo(replyTo) : contactText.mail.noReply,
  ]
  return {
    subject,
    preview: contactText.mail.preview,
    heading: subject,
    parts: lines.map((text) => ({ kind: 'text', text })),
    reason: contactText.mail.reason,
    replyTo: replyTo || undefined,
  }
}
