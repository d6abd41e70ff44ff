import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { Write } from '#database/database.ts'
import { clearedDraftCookie, draftCookie, readDraftToken } from './draft-cookie.ts'

/** What a visitor answered so far, kept on the server behind a cookie. It belongs to nobody's account. */
export interface Draft {
  /** Which flow of questions it is of. */
  flow: string
  /** Texts by the names of the answers; whoever owns the flow reads them. */
  answers: Readonly<Record<string, unknown>>
}

type DraftServices = Pick<Services, 'config' | 'database' | 'now'>

const idleMostMs = 7 * 24 * 3600 * 1000

/** The visitor's draft; undefined when there is none, or it lay untouched for seven days. */
export async function findDraft(services: DraftServices, cookies: string | null): Promise<Draft | undefined> {
  const token = tokenOf(services, cookies)
  return token ? readDraft(services.database.read, hashToken(token), services.now()) : undefined
}

/**
 * Changes the visitor's draft, or begins one.
 * @returns the draft as it is kept now, and the Set-Cookie values. The token is 256 random bits, only its hash is stored, and
 * it is made here: one that a browser brings along without a draft behind it is not taken over.
 */
export async function changeDraft(
  services: DraftServices,
  cookies: string | null,
  change: (before: Draft | undefined) => Draft,
): Promise<{ draft: Draft; cookies: string[] }> {
  const { database, config } = services
  const brought = tokenOf(services, cookies)
  const made = randomBytes(32).toString('base64url')
  const now = services.now()
  const expires_at = new Date(now.getTime() + idleMostMs)
  return database.write(async (tx) => {
    await tx.deleteFrom('draft').where('expires_at', '<=', now).execute()
    const before = brought ? await readDraft(tx, hashToken(brought), now) : undefined
    const draft = change(before)
    const row = { flow: draft.flow, answers: JSON.stringify(draft.answers), updated_at: now, expires_at }
    if (brought && before) {
      await tx.updateTable('draft').set(row).where('token_hash', '=', hashToken(brought)).execute()
      return { draft, cookies: [] }
    }
    await tx
      .insertInto('draft')
      .values({ ...row, token_hash: hashToken(made), created_at: now })
      .execute()
    return { draft, cookies: [draftCookie(made, isOverHttps(config.siteUrl))] }
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

async function readDraft(
  database: Services['database']['read'] | Write,
  tokenHash: string,
  now: Date,
): Promise<Draft | undefined> {
  const row = await database
    .selectFrom('draft')
    .select(['flow', 'answers'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { flow: row.flow, answers: JSON.parse(row.answers) }
}

function tokenOf({ config }: DraftServices, cookies: string | null): string | undefined {
  return readDraftToken(cookies, isOverHttps(config.siteUrl))
}

/** A copied database opens no one's draft: the hash cannot be turned back into the token. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
