import type { Route } from './+types/not-found.ts'
import { NotFoundPage } from './error-page.tsx'
import { notFound } from './not-found.server.ts'
import { pageMeta } from './page-meta.ts'

/**
 * Handles every address that no other route matches. It returns an answer instead of throwing, so nothing is
 * logged as an error.
 */
export function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  return notFound(context, new URL(request.url).pathname)
}

export const action = loader

export const meta = pageMeta

export default NotFoundPage
