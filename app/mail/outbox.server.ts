import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import type { AfterTry, MailState } from '#domain/mail/mail-state.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Database } from '#server/database/database.ts'
import type { Write } from '#server/database/store.ts'
import type { Email, EmailSite } from './email.ts'
import { findSuppression } from './suppressions.server.ts'

/** What a kind of email receives when it is written. */
interface EmailContext<Facts> {
  facts: Facts
  email: string
  emailKey: string
  now: Date
  site: EmailSite
}

/**
 * A kind of email. It is written when it is sent, in the transaction that takes it from the outbox: so it says what
 * is true then, and a key in it is stored nowhere but as a hash.
 */
export interface MailKind<Facts = unknown> {
  /** What the outbox stores with the email, in JSON. */
  facts: z.ZodType<Facts>
  /** Whether somebody subscribed to it: such an email is commercial, and waits while the site holds these. */
  isCommercial?: boolean
  /** Whether it is sent again when nobody knows if the first one arrived. */
  isRepeatable: boolean
  /** Only database calls may be awaited. Returns null when it is no longer wanted. */
  write(tx: Write, context: EmailContext<Facts>): Promise<Email | null>
}

/** The kinds by name. */
export type MailKinds = Readonly<Record<string, MailKind>>

/** Keeps the type of a kind's facts together with its writer. */
export function mailKind<Facts>(kind: MailKind<Facts>): MailKind {
  return {
    ...kind,
    write: (tx, context) => kind.write(tx, { ...context, facts: kind.facts.parse(context.facts) }),
  }
}

interface QueuedMail {
  kind: string
  email: string
  /** Says what the email is for: a second one with the same purpose is not queued. */
  purpose?: string
  facts?: object
  now: Date
}

/** Queues an email in a transaction: with its commit the email is promised, and not before. */
export async function queueMail(
  { changed }: Pick<Database, 'changed'>,
  tx: Write,
  { kind, email, purpose, facts = {}, now }: QueuedMail,
): Promise<void> {
  const id = randomUUID()
  await tx
    .insertInto('mail')
    .values({
      id,
      kind,
      purpose: purpose ?? id,
      email,
      email_key: emailKey(email),
      facts: JSON.stringify(facts),
      state: 'waiting',
      due_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  await changed(tx, 'mail')
}

/** An email that this process alone may send until its lease ends. */
export interface ClaimedMail {
  id: string
  kind: string
  /** The address it goes to. */
  email: string
  tries: number
  message: Email
}

/** Longer than the mail server's time limits together, so that an email is never sent while its lease has ended. */
const leaseMs = 120_000

/** How many emails a worker looks at before it asks again. */
const maxLookedAt = 20

/**
 * Takes the email that has waited longest; undefined when none is due, or the site holds those that are. Emails that
 * are no longer wanted end here.
 */
export async function claimMail(
  services: Pick<Services, 'database' | 'now'>,
  { kinds, site }: { kinds: MailKinds; site: EmailSite },
): Promise<ClaimedMail | undefined> {
  const { database, now } = services
  const held = site.holdsCommercial ? Object.keys(kinds).filter((kind) => kinds[kind]?.isCommercial) : []
  for (;;) {
    const due = await database.read
      .selectFrom('mail')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now())
      .$if(held.length > 0, (query) => query.where('kind', 'not in', held))
      .orderBy('due_at')
      .limit(maxLookedAt)
      .execute()
    if (due.length === 0) return undefined
    for (const { id } of due) {
      const taken = await database.write((tx) => takeOne(tx, id, { now: now(), kinds, site }))
      if (taken) return taken
    }
  }
}

async function takeOne(
  tx: Write,
  id: string,
  { now, kinds, site }: { now: Date; kinds: MailKinds; site: EmailSite },
): Promise<ClaimedMail | undefined> {
  // Two processes may want the same email: the second finds it no longer waiting.
  const row = await tx
    .updateTable('mail')
    .set((eb) => ({
      state: 'sending' as const,
      tries: eb('tries', '+', 1),
      lease_ends_at: new Date(now.getTime() + leaseMs),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['kind', 'email', 'email_key', 'facts', 'tries'])
    .executeTakeFirst()
  if (!row) return undefined
  const suppressed = await findSuppression(tx, row.email)
  const kind = kinds[row.kind]
  const context = { facts: JSON.parse(row.facts), email: row.email, emailKey: row.email_key, now, site }
  const message = suppressed || !kind ? null : await kind.write(tx, context)
  if (message) return { id, kind: row.kind, email: row.email, tries: row.tries, message }
  const problem = suppressed ?? (kind ? 'no longer wanted' : 'unknown kind')
  await endMail(tx, id, { state: 'dropped', problem }, now)
  return undefined
}

/** Notes how a try ended. */
export async function finishMail(tx: Write, id: string, after: AfterTry, now: Date): Promise<void> {
  if (after.state !== 'waiting') return endMail(tx, id, { problem: '', ...after }, now)
  await tx
    .updateTable('mail')
    .set({ state: 'waiting', due_at: after.dueAt, problem: after.problem, lease_ends_at: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

async function endMail(
  tx: Write,
  id: string,
  { state, problem }: { state: MailState; problem: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state, problem, ended_at: now, lease_ends_at: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/**
 * Ends the tries of processes that died while they sent: such an email may have arrived or not. Kinds that may be
 * repeated wait for another try.
 * @returns how many ended
 */
export async function endLostTries(
  { database, now }: Pick<Services, 'database' | 'now'>,
  kinds: MailKinds,
): Promise<number> {
  const at = now()
  const lost = await database.read
    .selectFrom('mail')
    .select(['id', 'kind'])
    .where('state', '=', 'sending')
    .where('lease_ends_at', '<=', at)
    .limit(1000)
    .execute()
  if (lost.length === 0) return 0
  const problem = 'the server stopped while sending this'
  await database.write(async (tx) => {
    for (const { id, kind } of lost) {
      const after: AfterTry = kinds[kind]?.isRepeatable
        ? { state: 'waiting', dueAt: at, problem }
        : { state: 'unknown', problem }
      await finishMail(tx, id, after, at)
    }
  })
  return lost.length
}

/** Deletes what ended a month ago, with the addresses, and returns how many. */
export async function deleteOldMail({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> {
  const monthAgo = new Date(now().getTime() - 30 * 24 * 3600 * 1000)
  return database.write((tx) => countDeleted(tx.deleteFrom('mail').where('ended_at', '<=', monthAgo)))
}
