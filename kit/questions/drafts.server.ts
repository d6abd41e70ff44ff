import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import {
  clearBrowserToken,
  createBrowserToken,
  hashToken,
  setBrowserToken,
} from '#kit/records/browser-token.ts'
import { findHolders, moveRecords } from '#kit/records/owned-records.server.ts'
import type { Draft } from './draft.ts'
import { lockDraft, readRow, writeDraft } from './draft-rows.server.ts'
import { stampDraft } from './merge-drafts.ts'
import type { Retention } from './retention.ts'

export interface FoundDraft extends Draft {
  isInAccount: boolean
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

/** The visitor: the Cookie header of the request, and the network address that it came from. */
interface Visitor {
  cookies: string | null
  address: string
}

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
): Promise<FoundDraft | undefined> {
  const { accountId, tokenHash } = await findHolders(services, cookies)
  const holders = [accountId, tokenHash].filter((holder) => holder !== undefined)
  if (holders.length === 0) return undefined
  const rows = await services.database.read
    .selectFrom('draft')
    .select(['account_id', 'flow', 'answers', 'answered_at', 'updated_at'])
    .where('holder', 'in', holders)
    .where('line', '=', line)
    .where('expires_at', '>', services.now())
    .execute()
  const row = rows.find(({ account_id }) => account_id !== null) ?? rows[0]
  if (!row) return undefined
  const { flow, answers } = readRow(row)
  return { flow, answers, isInAccount: row.account_id !== null }
}

/**
 * Changes the visitor's draft of a product line or starts one. Anyone may start a draft, so the number of
 * browsers per address is limited.
 */
export async function changeDraft(
  services: DraftServices & Pick<Services, 'attempts' | 'visitorRecords'>,
  { cookies, address }: Visitor,
  { line, retention }: DraftLine,
  change: (before: Draft | undefined) => ChangedDraft,
): Promise<DraftChange> {
  const { database, config, attempts } = services
  const isSecure = isOverHttps(config.siteUrl)
  const { accountId, tokenHash } = await findHolders(services, cookies)
  const now = services.now()
  return database.write(async (tx) => {
    const save = async (holder: string, set: string[]): Promise<DraftChange> => {
      const account_id = accountId ?? null
      const before = await lockDraft(tx, { holder, line, account_id, retention }, now)
      const { answered, ...draft } = change(before)
      await writeDraft(tx, { holder, line, retention }, stampDraft(before, draft, { answered, now }))
      return { isSaved: true, draft: { ...draft, isInAccount: accountId !== undefined }, cookies: set }
    }
    if (accountId !== undefined) {
      if (tokenHash === undefined) return save(accountId, [])
      // Answers given before signing in that the sign-in could not take along.
      await moveRecords(tx, services, { tokenHash, accountId })
      return save(accountId, [clearBrowserToken(isSecure)])
    }
    const isKnown =
      tokenHash !== undefined &&
      (await tx
        .selectFrom('draft')
        .select('holder')
        .where('holder', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst())
    if (isKnown) return save(tokenHash, [])
    const attempt = await attempts.count(tx, ['draftByAddress'], { address })
    if (!attempt.allowed) return { isSaved: false, retryAfterSeconds: attempt.retryAfterSeconds }
    const made = createBrowserToken()
    return save(hashToken(made), [setBrowserToken(made, isSecure)])
  })
}
