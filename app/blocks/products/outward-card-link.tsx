import type { ReactNode } from 'react'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { CardLink } from '#app/ui/card/card.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { isAddress } from '#content-model/fields/address.ts'
import { words } from './words.ts'

interface OutwardCardLinkProps {
  to: string
  /** Other sites are not linked. */
  staysHere?: boolean
  children: ReactNode
}

/** A card's link to wherever an editor says: within the site a path, to another one in a new tab, and only what is safe. */
export function OutwardCardLink({ to, staysHere = false, children }: OutwardCardLinkProps) {
  const { siteUrl } = usePageScope()
  if (!isAddress(to)) return children
  const path = pathOnSite(to, siteUrl)
  if (path !== undefined) return <CardLink href={path}>{children}</CardLink>
  if (staysHere) return children
  return (
    <CardLink href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <Spoken> {words.discounts.opens}</Spoken>
    </CardLink>
  )
}

function pathOnSite(to: string, siteUrl: string): string | undefined {
  if (/^[/#?]/.test(to)) return to
  const url = URL.parse(to)
  if (!url || url.origin !== URL.parse(siteUrl)?.origin) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
