import { z } from 'zod'
import { type MailKind, mailKind, queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'
import type { Write } from '#server/database/store.ts'
import { signInChangeEmail } from './sign-in-change-email.ts'
import { type SignInChange, signInChanges } from './sign-in-changes.ts'

/** Of these, the owner is told at most once a day. */
const dailyChanges = new Set<SignInChange>(['codesGuessed', 'passkeyInNewBrowser'])

/** Tells the owner of an account what has changed about the ways to sign in to it. */
export async function noteSignInChange(
  tx: Write,
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id, email }: { id: string; email: string },
  change: SignInChange,
): Promise<void> {
  // Nobody reads the mail of the sample account.
  if (id === sampleId) return
  const at = now()
  const day = at.toISOString().slice(0, 10)
  await queueMail(database, tx, {
    kind: 'sign_in_changed',
    email,
    ...(dailyChanges.has(change) && { purpose: `${change} of ${id}, ${day}` }),
    facts: { at: at.toISOString(), change },
    now: at,
  })
}

export const signInChangeMailKind: MailKind = mailKind({
  facts: z.object({
    at: z.iso.datetime().transform((text) => new Date(text)),
    change: z.enum(signInChanges),
  }),
  isRepeatable: false,
  write: async (_tx, { facts, site }) => signInChangeEmail(facts, site),
})
