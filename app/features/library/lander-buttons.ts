import { resolveLink } from '#app/blocks/link-target.ts'
import { isRecord } from '#content-model/fields/record.ts'
import type { LibraryDocument } from './library-document.ts'

/** A button of a lander that leads to another page of this site. */
export interface LanderButton {
  label: string
  href: string
}

/**
 * Returns the buttons of a lander in reading order, each address once. The page between a press and where it leads
 * names them by their place in this list, so its address never holds another address.
 */
export function listLanderButtons(
  { _type, sections = [], body = [] }: Pick<LibraryDocument, '_type' | 'sections' | 'body'>,
  siteUrl: string,
): LanderButton[] {
  if (_type !== 'lander') return []
  const found = new Map<string, LanderButton>()
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isRecord(value)) return
    const { label, link } = value
    const target = typeof link === 'string' ? resolveLink(link, siteUrl) : undefined
    if (typeof label === 'string' && target?.kind === 'own' && !found.has(target.href))
      found.set(target.href, { label, href: target.href })
    for (const each of Object.values(value)) visit(each)
  }
  visit([sections, body])
  return [...found.values()]
}

const betweens = {
  Interstitial: 'wide',
  'Interstitial page': 'page',
  'Interstitial pop-up': 'pop-up',
} as const

/** Where a lander's buttons lead first, and whether that opens above the page; undefined when they lead straight on. */
export function findWayBetween(
  document: LibraryDocument,
  { path, siteUrl }: { path: string; siteUrl: string },
) {
  const { interstitial = 'None' } = document
  if (interstitial === 'None') return undefined
  const buttons = listLanderButtons(document, siteUrl)
  return (href: string) => {
    const at = buttons.findIndex((button) => button.href === href)
    return at === -1 ? undefined : { href: `${path}/next?to=${at + 1}`, between: betweens[interstitial] }
  }
}
