import type { ServerBuild } from 'react-router'
import { isLeftOut, type LineCategory } from '#domain/product-line.ts'

/* A site may leave out product lines: their pages are missing, and nothing leads to them. See decision 0091. */

/** Returns the pages without those of the lines that are left out, whose addresses are then unknown ones. */
export function withoutLeftOutRoutes(build: ServerBuild, on: readonly LineCategory[]): ServerBuild {
  const kept = <Route extends { path?: string | undefined }>(routes: Record<string, Route | undefined>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => !isLeftOut(`/${route?.path ?? ''}`, on)))
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  }
}

// In rendered markup, neither attributes nor texts contain a "<" or ">" of their own, and links and forms don't nest.
const form = /<form\b([^>]*)>(?:(?!<\/form>).)*<\/form>/gs
const listedLink = /<li\b[^>]*><a\b([^>]*)>(?:(?!<\/a>).)*<\/a><\/li>/gs
const headedItem = /<(li|article)\b[^>]*>(?:(?!<\/?\1\b).)*<\/\1>/gs
const emptyList = /<(ul|ol)\b[^>]*><\/\1>/g
const link = /<a\b([^>]*)>((?:(?!<\/a>).)*)<\/a>/gs

/**
 * Returns a page without ways into lines that are left out. Of a link in a sentence its words stay. A button, an item of a
 * list that is nothing but the link or begins with it, a card that is one, and a form go as a whole.
 */
export function withoutLeftOutLinks(html: string, on: readonly LineCategory[]): string {
  const leadsOut = (attributes: string) => {
    const path = /\b(?:href|action)="(\/[^"]*)"/.exec(attributes)?.[1]
    return path !== undefined && isLeftOut(path, on)
  }
  return html
    .replaceAll(form, (whole, attributes: string) => (leadsOut(attributes) ? '' : whole))
    .replaceAll(listedLink, (whole, attributes: string) => (leadsOut(attributes) ? '' : whole))
    .replaceAll(headedItem, (whole) => (leadsOut(findHeadingLink(whole)) ? '' : whole))
    .replaceAll(emptyList, '')
    .replaceAll(link, (whole, attributes: string, inside: string) => {
      if (!leadsOut(attributes)) return whole
      return isWhole(attributes, inside) ? '' : `<span>${inside}</span>`
    })
}

/** Returns the attributes of the link that is all of the first line of an item; '' if there is none. */
function findHeadingLink(item: string): string {
  const found = /<(h\d|p)\b[^>]*><a\b([^>]*)>(?:(?!<\/a>).)*<\/a><\/\1>/s.exec(item)
  const isFirst =
    found &&
    item
      .slice(0, found.index)
      .replaceAll(/<[^>]*>/g, '')
      .trim() === ''
  return isFirst ? (found[2] ?? '') : ''
}

/** Whether a link is a button or a card, which says nothing without leading somewhere. */
function isWhole(attributes: string, inside: string): boolean {
  return attributes.includes('data-variant=') || /<(?:h\d|p|div|ul|dl|figure|img)\b/.test(inside)
}
