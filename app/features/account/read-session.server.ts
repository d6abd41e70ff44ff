import { href } from 'react-router'
import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { OwnReturnName } from '#app/shell/return-url.ts'
import { type AccountRow, findSession } from './queries.server.ts'
import { hashSessionToken, readSessionToken } from './session-cookies.ts'

/** A visit of somebody who is signed in. */
export interface Session {
  account: AccountRow
  tokenHash: string
  /** When its visitor last proved who they are, by signing in or again since; `null` for sessions older than this. */
  provedAt: Date | null
  /** When the account is deleted, at its owner's request; `null` when nobody asked. */
  deletesAt: Date | null
}

/** After a sign-in, what is hard to undo may be done this long without another proof. */
const recentMs = 15 * 60 * 1000

/**
 * Returns the session that a request belongs to, if it has not ended. It is not prolonged: the page's own request for
 * the user does that.
 * @param cookies the Cookie header
 */
export async function readSession(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  cookies: string | null | undefined,
): Promise<Session | undefined> {
  const token = readSessionToken(cookies, isOverHttps(config.siteUrl))
  if (token === undefined) return undefined
  const tokenHash = hashSessionToken(token)
  const found = await findSession(database, tokenHash)
  if (!found || found.expiresAt <= now()) return undefined
  const { id, email, firstName, lastName, opeid, provedAt, deletesAt } = found
  return { account: { id, email, firstName, lastName, opeid }, tokenHash, provedAt, deletesAt }
}

/** Whether the visitor proved who they are so recently that what is hard to undo needs no other proof. */
export function isProvedRecently({ provedAt }: Pick<Session, 'provedAt'>, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < recentMs
}

/** Returns the address of the sign-in that leads back to the page of this name. */
export function toSignIn(page: OwnReturnName): string {
  return `${href('/signin')}?${new URLSearchParams({ return: page })}`
}
