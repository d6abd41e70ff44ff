import type { Services } from '#app/services.ts'
import { listHolders } from '#kit/records/owned-records.server.ts'
import { type OwnedServices, type Visitor, writeOwned } from '#kit/records/write-owned.server.ts'
import type { Draft } from './draft.ts'
import { lockDraft, readRow, writeDraft } from './draft-rows.server.ts'
import { stampDraft } from './merge-drafts.ts'
import type { Retention } from './retention.ts'

interface FoundDraft extends Draft {
  isInAccount: boolean
}

/** A draft as it is stored. */
interface StoredDraft extends FoundDraft {
  /** When it is deleted, unless an answer changes before. */
  expiresAt: Date
}

/** A draft after a change, with the names of the answers that the visitor has just given or removed. */
export interface ChangedDraft extends Draft {
  answered: readonly string[]
}

/** The product line of a draft, which its flow names. */
interface DraftLine {
  line: string
  retention?: Retention
}

type DraftServices = Pick<Services, 'config' | 'database' | 'now' | 'sessions'>

/**
 * The result of a change: the draft with Set-Cookie values, or a refusal because too many drafts were started
 * from the same address.
 */
export type DraftChange =
  | { isSaved: true; draft: FoundDraft; cookies: string[] }
  | { isSaved: false; retryAfterSeconds: number }

/**
 * Returns the visitor's draft of a product line; undefined if there is none or it has expired.
 * @param line the `line` of the flows of these questions
 */
export async function findDraft(
  services: DraftServices,
  cookies: string | null,
  line: string,
): Promise<StoredDraft | undefined> {
  const holders = await listHolders(services, cookies)
  if (holders.length === 0) return undefined
  const rows = await services.database.read
    .selectFrom('draft')
    .select(['account_id', 'flow', 'answers', 'answered_at', 'updated_at', 'expires_at'])
    .where('holder', 'in', holders)
    .where('line', '=', line)
    .where('expires_at', '>', services.now())
    .execute()
  const row = rows.find(({ account_id }) => account_id !== null) ?? rows[0]
  if (!row) return undefined
  const { flow, answers } = readRow(row)
  return { flow, answers, isInAccount: row.account_id !== null, expiresAt: row.expires_at }
}

/** Changes the visitor's draft of a product line or starts one. */
export async function changeDraft(
  services: OwnedServices,
  visitor: Visitor,
  { line, retention }: DraftLine,
  change: (before: Draft | undefined) => ChangedDraft,
): Promise<DraftChange> {
  const now = services.now()
  const owned = await writeOwned(services, visitor, async (tx, owner): Promise<FoundDraft> => {
    const before = await lockDraft(tx, { ...owner, line, retention }, now)
    const { answered, ...draft } = change(before)
    await writeDraft(
      tx,
      { holder: owner.holder, line, retention },
      stampDraft(before, draft, { answered, now }),
    )
    return { ...draft, isInAccount: owner.account_id !== null }
  })
  return owned.isSaved ? { isSaved: true, draft: owned.written, cookies: owned.cookies } : owned
}
