import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { Write } from '#server/database/store.ts'
import { clearBrowserToken, createBrowserToken, hashToken, setBrowserToken } from './browser-token.ts'
import { findHolders, moveRecords } from './owned-records.server.ts'

export type OwnedServices = Pick<
  Services,
  'attempts' | 'config' | 'database' | 'now' | 'sessions' | 'visitorRecords'
>

/** The visitor: the Cookie header of the request, and the network address that it came from. */
export interface Visitor {
  cookies: string | null
  address: string
}

/** Whose rows a visitor writes. */
export interface Owner {
  /** The hash of the browser's token; the account's id, if one has the rows. */
  holder: string
  /** The same as `holder`, or null for a browser. */
  account_id: string | null
}

/** What was written, with Set-Cookie values, or a refusal because too many browsers came from the same address. */
export type Owned<Written> =
  | { isSaved: true; written: Written; cookies: string[] }
  | { isSaved: false; retryAfterSeconds: number }

/**
 * Writes rows that the visitor owns: the account, or the browser, which gets a token at its first row. Anyone may have
 * that done, so the number of browsers per address is limited.
 */
export async function writeOwned<Written>(
  services: OwnedServices,
  { cookies, address }: Visitor,
  write: (tx: Write, owner: Owner) => Promise<Written>,
): Promise<Owned<Written>> {
  const isSecure = isOverHttps(services.config.siteUrl)
  const { accountId, tokenHash } = await findHolders(services, cookies)
  return services.database.write(async (tx) => {
    const save = async (owner: Owner, set: string[]): Promise<Owned<Written>> => ({
      isSaved: true,
      written: await write(tx, owner),
      cookies: set,
    })
    if (accountId !== undefined) {
      const owner = { holder: accountId, account_id: accountId }
      if (tokenHash === undefined) return save(owner, [])
      // Rows from before signing in that the sign-in could not take along.
      await moveRecords(tx, services, { tokenHash, accountId })
      return save(owner, [clearBrowserToken(isSecure)])
    }
    if (tokenHash !== undefined && (await isKnown(tx, tokenHash, services.now())))
      return save({ holder: tokenHash, account_id: null }, [])
    const attempt = await services.attempts.count(tx, ['draftByAddress'], { address })
    if (!attempt.allowed) return { isSaved: false, retryAfterSeconds: attempt.retryAfterSeconds }
    const token = createBrowserToken()
    return save({ holder: hashToken(token), account_id: null }, [setBrowserToken(token, isSecure)])
  })
}

/** Whether the server made this token: a browser that brings any other one gets a new one. */
async function isKnown(tx: Write, holder: string, now: Date): Promise<boolean> {
  for (const table of ['draft', 'form_reply', 'own_item'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('holder')
      .where('holder', '=', holder)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
