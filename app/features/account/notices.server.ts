import { queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'
import type { Write } from '#server/database/store.ts'

type NoticeServices = Pick<Services, 'database' | 'now'>

interface Noticed {
  id: string
  email: string
  createdAt: Date
}

/** Long enough for the sign-in that follows a sign-up, which needs no notice. */
const newAccountMs = 3600 * 1000

/**
 * Tells the owner of an account about a sign-in from a browser that had not signed in before, once an hour.
 * @param service the name of the service of others that it was done with; absent for a password
 */
export async function queueNewDevice(
  tx: Write,
  { database, now }: NoticeServices,
  { id, email, createdAt }: Noticed,
  service?: string,
): Promise<void> {
  const at = now()
  if (id === sampleId || at.getTime() - createdAt.getTime() < newAccountMs) return
  await queueMail(database, tx, {
    kind: 'new_device',
    email,
    purpose: `new device of ${id}, hour ${Math.floor(at.getTime() / 3_600_000)}`,
    facts: { at: at.toISOString(), ...(service !== undefined && { service }) },
    now: at,
  })
}

/** Tells the owner of an account that it can be signed in to with a service of others from now on. */
export async function queueServiceLinked(
  tx: Write,
  { database, now }: NoticeServices,
  { email }: Pick<Noticed, 'email'>,
  service: string,
): Promise<void> {
  const at = now()
  await queueMail(database, tx, {
    kind: 'service_linked',
    email,
    facts: { at: at.toISOString(), service },
    now: at,
  })
}

/** Tells the owner of an account that its password was changed, by a link or by somebody who was signed in. */
export async function queuePasswordChanged(
  tx: Write,
  { database }: Pick<Services, 'database'>,
  { email, at, isSignedIn }: { email: string; at: Date; isSignedIn: boolean },
): Promise<void> {
  await queueMail(database, tx, {
    kind: 'password_changed',
    email,
    facts: { at: at.toISOString(), isSignedIn },
    now: at,
  })
}
