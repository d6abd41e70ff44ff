import type { Kysely } from 'kysely'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { hashToken, readBrowserToken } from '#kit/records/browser-token.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Schema } from '#server/database/schema.ts'
import type { DraftLines } from './draft.ts'
import { lockDraft, readRow, writeDraft } from './draft-rows.server.ts'
import { mergeDrafts } from './merge-drafts.ts'

/**
 * The drafts of all product lines. Where an account has answers to the same questions as the browser that signs
 * in, the newer answer to each one stays, whichever device it came from.
 */
export function draftRecords(lines: DraftLines): VisitorRecords {
  return {
    name: 'answers',
    async export(read, accountId) {
      const rows = await read.selectFrom('draft').selectAll().where('holder', '=', accountId).execute()
      return rows.map((row) => ({ line: row.line, ...readRow(row), deletedAt: row.expires_at }))
    },
    describeBrought: async (read, { tokenHash, now }) =>
      tokenHash !== undefined && (await hasDraft(read, tokenHash, now)) ? 'your answers' : undefined,
    async move(tx, { tokenHash, accountId, at }) {
      // Deleting takes the rows out of the reach of another tab before they are read.
      const rows = await tx
        .deleteFrom('draft')
        .where('holder', '=', tokenHash)
        .where('account_id', 'is', null)
        .returning(['line', 'flow', 'answers', 'answered_at', 'updated_at', 'expires_at'])
        .execute()
      for (const { line, expires_at, ...row } of rows) {
        if (expires_at <= at) continue
        const brought = readRow(row)
        const { prune, retention } = lines.get(line) ?? {}
        const key = { holder: accountId, line, retention }
        const before = await lockDraft(tx, { ...key, account_id: accountId }, at)
        const all = before ? mergeDrafts(before, brought) : brought
        const pruned = prune?.(all, todayInNewYork(at))
        await writeDraft(tx, key, { ...all, ...pruned })
      }
    },
    async delete(tx, holders) {
      await tx.deleteFrom('draft').where('holder', 'in', holders).execute()
    },
    deleteExpired: (tx, now) => countDeleted(tx.deleteFrom('draft').where('expires_at', '<=', now)),
  }
}

/** Whether a sign-in in this browser would take answers along. */
export async function hasBrowserDrafts(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { cookies, isSecure }: { cookies: string | null | undefined; isSecure: boolean },
): Promise<boolean> {
  const token = readBrowserToken(cookies, isSecure)
  return token !== undefined && hasDraft(database.read, hashToken(token), now())
}

async function hasDraft(read: Kysely<Schema>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await read
    .selectFrom('draft')
    .select('line')
    .where('holder', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
