import type { Services } from '#app/services.ts'
import type { Write } from '#database/store.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { dropHeld, lockDraft, moveApplications, readRow, writeDraft } from './draft-rows.server.ts'
import { clearDraftToken, hashToken, readDraftToken } from './draft-token.ts'
import { mergeDrafts } from './merge-drafts.ts'

interface Owner {
  tokenHash: string
  accountId: string
}

/**
 * Moves a browser's drafts to an account. Where the account has answers to the same questions, the newer
 * answer to each one stays, whichever device it came from.
 */
export async function attachDrafts(
  tx: Write,
  { now, draftLines }: Pick<Services, 'now' | 'draftLines'>,
  { tokenHash, accountId }: Owner,
): Promise<void> {
  const at = now()
  await moveApplications(tx, { tokenHash, accountId, at })
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
    const key = { holder: accountId, line }
    const before = await lockDraft(tx, { ...key, account_id: accountId }, at)
    const all = before ? mergeDrafts(before, brought) : brought
    const kept = draftLines.get(line)?.(all, todayInNewYork(at))
    await writeDraft(tx, key, { ...all, ...kept })
  }
}

interface SigningVisitor {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

/**
 * Moves the drafts of the visitor who is signing in to their account. The browser's token ends with that: it
 * may have been known to whoever used the computer before.
 * @returns what to do in the transaction of the sign-in, and the Set-Cookie values
 */
export function takeDraftsAlong(
  services: Pick<Services, 'now' | 'draftLines'>,
  { cookies, isSecure }: SigningVisitor,
) {
  const token = readDraftToken(cookies, isSecure)
  return {
    attachTo: async (tx: Write, accountId: string): Promise<void> => {
      if (token !== undefined) await attachDrafts(tx, services, { tokenHash: hashToken(token), accountId })
    },
    cookies: token === undefined ? [] : [clearDraftToken(isSecure)],
  }
}

/** Whether a sign-in in this browser would take answers along. */
export async function hasBrowserDrafts(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { cookies, isSecure }: SigningVisitor,
): Promise<boolean> {
  const token = readDraftToken(cookies, isSecure)
  if (token === undefined) return false
  const row = await database.read
    .selectFrom('draft')
    .select('line')
    .where('holder', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes what a browser still holds by itself, for a visitor who is signing out: a sign-in has usually taken
 * it along. Returns the Set-Cookie values.
 */
export async function dropBrowserDrafts(
  { database }: Pick<Services, 'database'>,
  { cookies, isSecure }: SigningVisitor,
): Promise<string[]> {
  const token = readDraftToken(cookies, isSecure)
  if (token === undefined) return []
  await database.write((tx) => dropHeld(tx, [hashToken(token)]))
  return [clearDraftToken(isSecure)]
}
