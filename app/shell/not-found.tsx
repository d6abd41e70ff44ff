import { data } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from './error-page.tsx'
import { words } from './words.ts'

/** Every address that no route knows. An answer, not an exception: nothing is logged as broken. */
export function loader() {
  return data(null, { status: 404 })
}

export const action = loader

export const meta = () => [
  { title: words.notFound.title },
  { name: 'description', content: words.notFound.text },
  { name: 'robots', content: 'noindex' },
]

export const handle = { script: 'none' } satisfies PageHandle

export default NotFoundPage
