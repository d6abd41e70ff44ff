import { resolveLink } from '#app/blocks/link-target.ts'
import { isRecord } from '#cms/model/fields/record.ts'
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

const interstitials = {
  None: undefined,
  Interstitial: 'wide',
  'Interstitial page': undefined,
  'Interstitial pop-up': 'pop-up',
} as const

interface Place {
  path: string
  siteUrl: string
  /** Whether the page's modal opens at the press of a button. */
  hasLeavingPromo: boolean
}

/**
 * Where a lander's buttons lead first, and what its script does before: `step` opens the page's modal, `pop-up` and,
 * where there is room, `wide` show the page in between above this one.
 */
export function interstitialFor(document: LibraryDocument, { path, siteUrl, hasLeavingPromo }: Place) {
  const { interstitial = 'None' } = document
  const buttons = listLanderButtons(document, siteUrl)
  const between = interstitials[interstitial] ?? (hasLeavingPromo ? 'step' : undefined)
  return (href: string) => {
    const at = buttons.findIndex((button) => button.href === href)
    if (at === -1) return undefined
    return { href: interstitial === 'None' ? href : `${path}/next?to=${at + 1}`, between }
  }
}
