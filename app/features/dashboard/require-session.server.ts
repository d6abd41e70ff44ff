import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { readSession, type Session, toSignIn } from '#app/features/account/read-session.server.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { OwnReturnName } from '#app/shell/return-url.ts'

/**
 * Returns the visitor's session. Whoever has none goes to the sign-in, which leads back to the page of this name.
 * @throws a redirect
 */
export async function requireSession(
  { request, context }: PageRequest,
  page: OwnReturnName,
): Promise<Session> {
  const session = await readSession(context.get(servicesContext), request.headers.get('cookie'))
  if (session) return session
  throw redirect(toSignIn(page), 303)
}
