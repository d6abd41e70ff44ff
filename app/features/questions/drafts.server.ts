import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { isOverHttps, siteCookie } from '#app/shell/cookies.ts'
import { draftDays } from './draft-days.ts'

/**
 * A visitor's answers so far, stored on the server and identified by a cookie. A draft does not belong to an
 * account.
 */
export interface Draft {
  /** Name of the flow in which the questions were asked. */
  flow: string
  /** Strings by answer name; the owner of the flow parses them. */
  answers: Readonly<Record<string, unknown>>
}

type DraftServices = Pick<Services, 'config' | 'database' | 'now'>

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
  | { isKept: true; draft: Draft; cookies: string[] }
  | { isKept: false; retryAfterSeconds: number }

/** A session cookie, so a shared computer forgets the draft when the browser closes. */
const draftCookie = siteCookie('draft')

const idleMostMs = draftDays * 24 * 3600 * 1000

/** Returns the visitor's draft; undefined if there is none or it has expired. */
export async function findDraft(services: DraftServices, cookies: string | null): Promise<Draft | undefined> {
  const token = findDraftToken(services, cookies)
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
 * Changes the visitor's draft or starts one. Anyone may start a draft, so the number per address is limited.
 * The token is 256 random bits, and only its hash is stored. The server always generates it: a token sent by
 * the browser is not adopted if no draft belongs to it.
 */
export async function changeDraft(
  services: DraftServices & Pick<Services, 'attempts'>,
  { cookies, address }: Visitor,
  change: (before: Draft | undefined) => Draft,
): Promise<DraftChange> {
  const { database, config, attempts } = services
  const brought = findDraftToken(services, cookies)
  const now = services.now()
  const kept = { updated_at: now, expires_at: new Date(now.getTime() + idleMostMs) }
  return database.write(async (tx) => {
    // The update runs before the read, so that two tabs that answer at once wait for each other and neither
    // overwrites the other's answer.
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
    const attempt = await attempts.count(tx, ['draftByAddress'], { address })
    if (!attempt.allowed) return { isKept: false, retryAfterSeconds: attempt.retryAfterSeconds }
    const made = randomBytes(32).toString('base64url')
    await tx
      .insertInto('draft')
      .values({ ...texts, ...kept, token_hash: hashToken(made), created_at: now })
      .execute()
    return { isKept: true, draft, cookies: [draftCookie.set(made, isOverHttps(config.siteUrl))] }
  })
}

/** Deletes the visitor's draft and its cookie. Returns the Set-Cookie values. */
export async function deleteDraft(services: DraftServices, cookies: string | null): Promise<string[]> {
  const token = findDraftToken(services, cookies)
  if (token) {
    await services.database.write((tx) =>
      tx.deleteFrom('draft').where('token_hash', '=', hashToken(token)).execute(),
    )
  }
  return [draftCookie.clear(isOverHttps(services.config.siteUrl))]
}

/** Deletes expired drafts, even if nobody visits the site. */
export async function deleteExpiredDrafts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.write((tx) => tx.deleteFrom('draft').where('expires_at', '<=', now()).execute())
}

function toDraft(row: { flow: string; answers: string }): Draft {
  return { flow: row.flow, answers: JSON.parse(row.answers) }
}

function findDraftToken({ config }: DraftServices, cookies: string | null): string | undefined {
  return draftCookie.read(cookies, isOverHttps(config.siteUrl))
}

/** Tokens are stored as hashes, so a stolen copy of the database opens no drafts. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
