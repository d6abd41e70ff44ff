import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { OwnReturnName } from '#app/shell/return-url.ts'
import { isProvedRecently, readSession, type Session, toSignIn } from './read-session.server.ts'

/**
 * Returns the session of a visitor who proved lately who they are, for what is hard to undo. Others are asked to prove
 * it again, or to sign in, and come back to the page of this name.
 * @throws a redirect
 */
export async function requireRecentAuth(
  { request, context }: PageRequest,
  page: OwnReturnName,
): Promise<Session> {
  const services = context.get(servicesContext)
  const session = await readSession(services, request.headers.get('cookie'))
  if (!session) throw redirect(toSignIn(page), 303)
  if (isProvedRecently(session, services.now())) return session
  throw redirect(`${href('/dashboard/settings/confirm')}?${new URLSearchParams({ return: page })}`, 303)
}
