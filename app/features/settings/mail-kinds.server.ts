import { z } from 'zod'
import { type MailKind, mailKind } from '#app/mail/outbox.server.ts'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Write } from '#server/database/store.ts'
import { toKeepLink } from './delete-account.server.ts'
import {
  addressTakenEmail,
  confirmNewAddressEmail,
  confirmOldAddressEmail,
  deletionAskedEmail,
  emailChangedEmail,
  serviceUnlinkedEmail,
} from './emails.ts'
import { changeDays } from './messages.ts'

const changeFacts = z.object({ changeId: z.string() })
const momentFacts = z.object({ at: z.iso.datetime().transform((text) => new Date(text)) })
const accountFacts = z.object({ accountId: z.string() })

/** The emails about changes in the settings. */
export function settingsMailKinds(links: SignedLinks): Record<string, MailKind> {
  return {
    email_change_new: mailKind({
      facts: changeFacts,
      isRepeatable: true,
      async write(tx, { facts: { changeId }, emailKey, now, site }) {
        const change = await findOpen(tx, changeId, now)
        if (!change || change.new_confirmed_at !== null) return null
        const account = await tx
          .selectFrom('account')
          .select('id')
          .where('email_key', '=', emailKey)
          .executeTakeFirst()
        if (account) return addressTakenEmail(site)
        return confirmNewAddressEmail({ key: links.sign('change-email-new', changeId, changeDays) }, site)
      },
    }),
    email_change_old: mailKind({
      facts: changeFacts,
      isRepeatable: true,
      async write(tx, { facts: { changeId }, now, site }) {
        const change = await findOpen(tx, changeId, now)
        if (!change || change.old_confirmed_at !== null) return null
        const key = links.sign('change-email-old', changeId, changeDays)
        return confirmOldAddressEmail({ key, email: change.email }, site)
      },
    }),
    email_changed: mailKind({
      facts: momentFacts,
      isRepeatable: false,
      write: async (_tx, { facts, site }) => emailChangedEmail(facts, site),
    }),
    service_unlinked: mailKind({
      facts: momentFacts.extend({ service: z.string() }),
      isRepeatable: false,
      write: async (_tx, { facts, site }) => serviceUnlinkedEmail(facts, site),
    }),
    deletion_asked: mailKind({
      facts: accountFacts,
      isRepeatable: true,
      async write(tx, { facts: { accountId }, now, site }) {
        const account = await tx
          .selectFrom('account')
          .select('deletes_at')
          .where('id', '=', accountId)
          .executeTakeFirst()
        const deletesAt = account?.deletes_at
        if (!deletesAt || deletesAt <= now) return null
        return deletionAskedEmail({ key: toKeepLink(links, { accountId, deletesAt }), deletesAt }, site)
      },
    }),
  }
}

function findOpen(tx: Write, id: string, now: Date) {
  return tx
    .selectFrom('email_change')
    .select(['email', 'new_confirmed_at', 'old_confirmed_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
