import type { ComponentProps } from 'react'

/**
 * A link whose page app/scripts/prefetch.ts fetches ahead once it comes near the window. For pages that are the same for
 * everybody: the server refuses to give a visitor's own page ahead of time.
 */
export function PrefetchLink(props: ComponentProps<'a'>) {
  return <a {...props} data-prefetch="" />
}
