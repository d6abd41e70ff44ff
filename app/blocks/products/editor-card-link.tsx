import type { ReactNode } from 'react'
import { resolveLink } from '#app/blocks/link-target.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { CardLink } from '#app/ui/card/card.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { productBlockText } from './messages.ts'

interface EditorCardLinkProps {
  to: string
  /** Links to other sites are left out. */
  staysHere?: boolean
  children: ReactNode
}

/**
 * A card's link to an address that an editor wrote: a path within the site, a new tab for other sites, and
 * only safe addresses.
 */
export function EditorCardLink({ to, staysHere = false, children }: EditorCardLinkProps) {
  const target = resolveLink(to, usePageScope().siteUrl)
  if (!target) return children
  if (target.kind !== 'other') return <CardLink href={target.href}>{children}</CardLink>
  if (staysHere) return children
  return (
    <CardLink href={target.href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {productBlockText.discounts.opens}</VisuallyHidden>
    </CardLink>
  )
}
