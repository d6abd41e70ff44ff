import type { Write } from '#server/database/store.ts'
import type { TimedDraft } from './merge-drafts.ts'
import { findExpiry, type Retention } from './retention.ts'

/** Whose draft of which product line. */
interface DraftKey {
  /** The hash of the browser's token; the account's id, if one has it. */
  holder: string
  line: string
  /** The same as `holder`, or null for a browser's draft. */
  account_id: string | null
}

interface DraftColumns {
  flow: string
  answers: string
  answered_at: string
  updated_at: Date
}

/** Returns the draft in a row. */
export function readRow(row: DraftColumns): TimedDraft {
  return {
    flow: row.flow,
    answers: JSON.parse(row.answers),
    answeredAt: JSON.parse(row.answered_at),
    updatedAt: row.updated_at,
  }
}

/**
 * Locks the row of a draft until the end of the transaction, or adds it. The lock comes before the read, so
 * that two tabs that answer at once wait for each other and neither overwrites the other's answer.
 * @returns the draft before the change; undefined if there was none
 */
export async function lockDraft(
  tx: Write,
  { retention, ...key }: DraftKey & { retention?: Retention | undefined },
  now: Date,
): Promise<TimedDraft | undefined> {
  await tx
    .deleteFrom('draft')
    .where('holder', '=', key.holder)
    .where('line', '=', key.line)
    .where('expires_at', '<=', now)
    .execute()
  const expiry = { expires_at: findExpiry(retention, now) }
  const row = await tx
    .insertInto('draft')
    .values({ ...key, ...blank, ...expiry, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['holder', 'line']).doUpdateSet(expiry))
    .returning(['flow', 'answers', 'answered_at', 'updated_at'])
    .executeTakeFirstOrThrow()
  return row.flow === blank.flow ? undefined : readRow(row)
}

/** A row that no flow has written to yet. */
const blank = { flow: '', answers: '{}', answered_at: '{}' }

/** Writes a draft whose row is locked. */
export async function writeDraft(
  tx: Write,
  { holder, line, retention }: Pick<DraftKey, 'holder' | 'line'> & { retention?: Retention | undefined },
  { flow, answers, answeredAt, updatedAt }: TimedDraft,
): Promise<void> {
  await tx
    .updateTable('draft')
    .set({
      flow,
      answers: JSON.stringify(answers),
      answered_at: JSON.stringify(answeredAt),
      updated_at: updatedAt,
      expires_at: findExpiry(retention, updatedAt),
    })
    .where('holder', '=', holder)
    .where('line', '=', line)
    .execute()
}
