import type { ComponentProps } from 'react'

/**
 * A link whose page app/scripts/prefetch.ts prefetches once it comes near the window. Use it only for pages
 * that are the same for everybody: the server refuses to prefetch per-user pages.
 */
export function PrefetchLink(props: ComponentProps<'a'>) {
  return <a {...props} data-prefetch="" />
}
