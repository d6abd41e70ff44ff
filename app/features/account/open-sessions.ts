import { isMinor } from '#domain/age-band.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { Database } from '#server/database/database.ts'
import { findSession, findStatedAge } from './queries.server.ts'
import { hashSessionToken, readSessionToken } from './session-cookies.ts'

/** Says to other features who is signed in. */
export interface Sessions {
  /**
   * Returns the id of the account that the visitor is signed in to. It does not prolong the session; the page's
   * own request for the user does.
   * @param cookies the Cookie header
   */
  findAccountId(cookies: string | null | undefined): Promise<string | undefined>
  /** Whether the visitor is signed in to the account of somebody who said to be under 18. */
  isUnder18(cookies: string | null | undefined): Promise<boolean>
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
  return { findAccountId, isUnder18 }

  async function findAccountId(cookies: string | null | undefined): Promise<string | undefined> {
    const token = readSessionToken(cookies, isSecure)
    if (token === undefined) return undefined
    const session = await findSession(database, hashSessionToken(token))
    return session && session.expiresAt > now() ? session.id : undefined
  }

  async function isUnder18(cookies: string | null | undefined): Promise<boolean> {
    const id = await findAccountId(cookies)
    return id !== undefined && isMinor(await findStatedAge(database.read, id), todayInNewYork(now()))
  }
}
