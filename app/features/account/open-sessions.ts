import type { Database } from '#server/database/database.ts'
import { findSession } from './queries.server.ts'
import { hashSessionToken, readSessionToken } from './session-cookies.ts'

/** Says to other features who is signed in. */
export interface Sessions {
  /**
   * Returns the id of the account that the visitor is signed in to. It does not prolong the session; the page's
   * own request for the user does.
   * @param cookies the Cookie header
   */
  findAccountId(cookies: string | null | undefined): Promise<string | undefined>
}

export function openSessions({
  database,
  now,
  isSecure,
}: {
  database: Database
  now: () => Date
  /** Whether cookies are `Secure`. */
  isSecure: boolean
}): Sessions {
  return {
    async findAccountId(cookies) {
      const token = readSessionToken(cookies, isSecure)
      if (token === undefined) return undefined
      const session = await findSession(database, hashSessionToken(token))
      return session && session.expiresAt > now() ? session.id : undefined
    },
  }
}
