import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { clearedDraftCookie, draftCookie, readDraftToken } from './draft-cookie.ts'

/** What a visitor answered so far, kept on the server behind a cookie. It belongs to nobody's account. */
export interface Draft {
  /** Which flow of questions it is of. */
  flow: string
  /** Texts by the names of the answers; whoever owns the flow reads them. */
  answers: Readonly<Record<string, unknown>>
}

type DraftServices = Pick<Services, 'config' | 'database' | 'now'>

/** Who asks: the Cookie header of the request, and the address that it came from. */
interface Visitor {
  cookies: string | null
  address: string
}

/** A draft that was changed, with the Set-Cookie values; or none, because too many were begun from the same address. */
export type DraftChange =
  | { isKept: true; draft: Draft; cookies: string[] }
  | { isKept: false; retryAfterSeconds: number }

const idleMostMs = 7 * 24 * 3600 * 1000

/** The visitor's draft; undefined when there is none, or it lay untouched for seven days. */
export async function findDraft(services: DraftServices, cookies: string | null): Promise<Draft | undefined> {
  const token = tokenOf(services, cookies)
  if (!token) return undefined
  const row = await services.database.read
    .selectFrom('draft')
    .select(['flow', 'answers'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', services.now())
    .executeTakeFirst()
  return row && toDraft(row)
}

/**
 * Changes the visitor's draft, or begins one: anybody may, so an address begins only so many in a while.
 * The token is 256 random bits, only its hash is stored, and it is made here: one that a browser brings along without a draft
 * behind it is not taken over.
 */
export async function changeDraft(
  services: DraftServices & Pick<Services, 'attempts'>,
  { cookies, address }: Visitor,
  change: (before: Draft | undefined) => Draft,
): Promise<DraftChange> {
  const { database, config, attempts } = services
  const brought = tokenOf(services, cookies)
  const now = services.now()
  const kept = { updated_at: now, expires_at: new Date(now.getTime() + idleMostMs) }
  return database.write(async (tx) => {
    // Written before it is read: two tabs that answer at once wait for each other, and neither loses the other's answer.
    const row =
      brought &&
      (await tx
        .updateTable('draft')
        .set(kept)
        .where('token_hash', '=', hashToken(brought))
        .where('expires_at', '>', now)
        .returning(['flow', 'answers'])
        .executeTakeFirst())
    const draft = change(row ? toDraft(row) : undefined)
    const texts = { flow: draft.flow, answers: JSON.stringify(draft.answers) }
    if (brought && row) {
      await tx.updateTable('draft').set(texts).where('token_hash', '=', hashToken(brought)).execute()
      return { isKept: true, draft, cookies: [] }
    }
    const attempt = attempts.count('draftByAddress', address)
    if (!attempt.allowed) return { isKept: false, retryAfterSeconds: attempt.retryAfterSeconds }
    const made = randomBytes(32).toString('base64url')
    await tx
      .insertInto('draft')
      .values({ ...texts, ...kept, token_hash: hashToken(made), created_at: now })
      .execute()
    return { isKept: true, draft, cookies: [draftCookie(made, isOverHttps(config.siteUrl))] }
  })
}

/** Forgets everything that was answered, here and in the browser. Returns Set-Cookie values. */
export async function deleteDraft(services: DraftServices, cookies: string | null): Promise<string[]> {
  const token = tokenOf(services, cookies)
  if (token) {
    await services.database.write((tx) =>
      tx.deleteFrom('draft').where('token_hash', '=', hashToken(token)).execute(),
    )
  }
  return [clearedDraftCookie(isOverHttps(services.config.siteUrl))]
}

/** Deletes what lay untouched for seven days, whether or not anybody visits. */
export async function deleteExpiredDrafts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.write((tx) => tx.deleteFrom('draft').where('expires_at', '<=', now()).execute())
}

function toDraft(row: { flow: string; answers: string }): Draft {
  return { flow: row.flow, answers: JSON.parse(row.answers) }
}

function tokenOf({ config }: DraftServices, cookies: string | null): string | undefined {
  return readDraftToken(cookies, isOverHttps(config.siteUrl))
}

/** A copied database opens no one's draft: the hash cannot be turned back into the token. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
