import { z } from 'zod'
import type { Email, EmailSite } from '#app/mail/email.ts'
import { type MailKinds, mailKind } from '#app/mail/outbox.server.ts'
import type { SignedLinks } from '#app/security/signed-links.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import type { Receipt } from '#domain/drawing/draw.ts'
import { type Drawing, lastDayToConfirm } from '#domain/drawing/drawing.ts'
import { emailKey } from '#domain/email.ts'
import { findDrawing } from './drawings.server.ts'
import { findContact, findRequest } from './entries.server.ts'

const rulesPath = '/about/scholarship-drawing-rules'

/** The emails of a drawing to those who enter. */
export function drawingMailKinds(links: SignedLinks): MailKinds {
  return {
    drawing_entry: mailKind({
      facts: z.object({ requestId: z.string() }),
      isRepeatable: true,
      async write(tx, { facts, email, now, site }) {
        const request = await findRequest(tx, facts.requestId)
        const drawing = request && (await findDrawing(tx, request.drawingId))
        if (!drawing || drawing.closing || todayInNewYork(now) > lastDayToConfirm(drawing)) return null
        const contact = await findContact(tx, request)
        // Another spelling of the mailbox could be somebody else's, so only the one that entered gets the receipt.
        if (contact && emailKey(contact.email) === emailKey(email)) return receiptEmail(contact, site)
        return confirmEntryEmail({ key: links.sign('enter-drawing', facts.requestId), drawing }, site)
      },
    }),
    drawing_receipt: mailKind({
      facts: z.object({ hash: z.string() }),
      isRepeatable: true,
      async write(tx, { facts, site }) {
        const contact = await tx
          .selectFrom('drawing_contact')
          .select(['salt', 'entry_id as entryId', 'entry_hash as hash'])
          .where('entry_hash', '=', facts.hash)
          .executeTakeFirst()
        return contact ? receiptEmail(contact, site) : null
      },
    }),
  }
}

/** It holds nothing that the asker typed, who may be somebody else. */
export function confirmEntryEmail(
  { key, drawing }: { key: string; drawing: Pick<Drawing, 'closesOn'> },
  { siteName, siteUrl }: EmailSite,
): Email {
  const until = formatDate(lastDayToConfirm(drawing), 'Month D, YYYY')
  return {
    subject: `Confirm your entry in the ${siteName} scholarship drawing`,
    preview: 'You’re entered once you open the link and confirm.',
    heading: 'Is this your entry?',
    parts: [
      {
        kind: 'text',
        text: 'Someone, most likely you, asked to enter our scholarship drawing with this address. You’re entered only if you confirm it.',
      },
      { kind: 'button', label: 'Confirm my entry', url: `${siteUrl}${rulesPath}/enter?key=${key}` },
      {
        kind: 'note',
        text: `The link works through ${until}. If it wasn’t you, you don’t need to do anything: you aren’t entered, and we’ll erase this address after that date.`,
      },
    ],
    reason: 'You’re receiving this email because this address was entered in our drawing’s entry form.',
  }
}

export function receiptEmail(
  { salt, entryId, hash }: Receipt & { hash: string },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    subject: `Your receipt for the ${siteName} scholarship drawing`,
    preview: 'You’re entered. Keep this email.',
    heading: 'You’re entered',
    parts: [
      {
        kind: 'text',
        text: 'Keep this receipt to yourself. Once the list of entries is published, this receipt shows which entry is yours.',
      },
      {
        kind: 'list',
        items: [{ text: `Salt: ${salt}` }, { text: `Entry ID: ${entryId}` }, { text: `Entry hash: ${hash}` }],
      },
      { kind: 'button', label: 'How to check it', url: `${siteUrl}${rulesPath}#draw` },
      {
        kind: 'note',
        text: 'If your entry is drawn, we’ll write to this address and include the entry hash. We never ask for money or a password.',
      },
    ],
    reason: 'You’re receiving this email because you entered our drawing.',
  }
}
