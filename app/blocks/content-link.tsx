import type { ReactNode } from 'react'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { type Addressed, pathOf } from '#content-model/documents/path-of.ts'
import { linkTarget } from './link-target.ts'
import { usePageScope } from './page-scope.tsx'
import { Plain } from './rich-text/plain.tsx'

/** A link to a page of the library. */
export function PostLink({ post, children }: { post: Addressed; children: ReactNode }) {
  return (
    <PrefetchLink href={pathOf(post)}>
      <Plain>{children}</Plain>
    </PrefetchLink>
  )
}

/** Other sites open beside this one, and are told nothing of it. */
export const newTab = { target: '_blank', rel: 'noopener' } as const
export const newTabWords = ' (opens in a new tab)'

/** A link to an address that an editor wrote; only its words where the address is none that a link may have. */
export function ContentLink({ address, children }: { address: string; children: ReactNode }) {
  const target = linkTarget(address, usePageScope().siteUrl)
  if (!target) return children
  const words = <Plain>{children}</Plain>
  if (target.kind === 'own') return <PrefetchLink href={target.href}>{words}</PrefetchLink>
  if (target.kind === 'plain') return <a href={target.href}>{words}</a>
  return (
    <a href={target.href} {...newTab}>
      {words}
      <Spoken>{newTabWords}</Spoken>
    </a>
  )
}
