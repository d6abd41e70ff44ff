import type { Route } from './+types/not-found.ts'
import { NotFoundPage } from './error-page.tsx'
import { missing } from './missing.server.ts'
import { words } from './words.ts'

/** Every address that no route knows. An answer, not an exception: nothing is logged as broken. */
export function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  return missing(context, new URL(request.url).pathname)
}

export const action = loader

export const meta = () => [
  { title: words.notFound.title },
  { name: 'description', content: words.notFound.text },
  { name: 'robots', content: 'noindex' },
]

export default NotFoundPage
