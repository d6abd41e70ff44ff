import type { ReactNode } from 'react'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { type Addressed, toDocumentPath } from '#cms/model/documents/document-path.ts'
import { resolveLink } from './link-target.ts'
import { usePageScope } from './page-scope.tsx'
import { Plain } from './rich-text/plain.tsx'

/** A link to a page of the content library. */
export function PostLink({ post, children }: { post: Addressed; children: ReactNode }) {
  return (
    <PrefetchLink href={toDocumentPath(post)}>
      <Plain>{children}</Plain>
    </PrefetchLink>
  )
}

/** Other sites open in a new tab, whose scripts cannot reach this page. */
export const newTab = { target: '_blank', rel: 'noopener' } as const
export const newTabWords = ' (opens in a new tab)'

/** A link to an address that an editor wrote; renders only the text when the address is not a safe link. */
export function ContentLink({ address, children }: { address: string; children: ReactNode }) {
  const target = resolveLink(address, usePageScope().siteUrl)
  if (!target) return children
  const words = <Plain>{children}</Plain>
  if (target.kind === 'own') return <PrefetchLink href={target.href}>{words}</PrefetchLink>
  if (target.kind === 'plain') return <a href={target.href}>{words}</a>
  return (
    <a href={target.href} {...newTab}>
      {words}
      <VisuallyHidden>{newTabWords}</VisuallyHidden>
    </a>
  )
}
