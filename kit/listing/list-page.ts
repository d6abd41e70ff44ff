import { flag, wholeNumber, withDefault } from './address-codec.ts'

/** How many items a list shows at first, and how many fit on a page once all are shown. */
const firstShown = 12
const pageSize = 50

const showsAll = flag('all')
const page = withDefault(wholeNumber('page', { min: 1, max: 9999 }), 1)

/** The settings of which part of a list is shown. */
export const pageFields = {
  /** Show all items, page by page, instead of only the first ones. */
  showsAll,
  /** One-based page number; always 1 unless all items are shown. */
  page: { ...page, read: (params: URLSearchParams) => (showsAll.read(params) ? page.read(params) : 1) },
}

/** Which part of a list a page shows. */
export interface ListPart {
  /** Zero-based position of the first item shown. */
  from: number
  /** How many items are available and pass the filters. */
  count: number
  /** How many pages the full list has. */
  pages: number
}

/** Selects the items that a page shows. A page beyond the last one shows the last one. */
export function selectPage<Item>(
  items: readonly Item[],
  asked: { showsAll: boolean; page: number },
): ListPart & { page: number; shown: Item[] } {
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(asked.page, pages)
  const from = (page - 1) * pageSize
  const shown = items.slice(from, from + (asked.showsAll ? pageSize : firstShown))
  return { from, count: items.length, pages, page, shown }
}

/** Returns the page with the item at a zero-based position once all are shown. */
export function getPageAt(position: number): number {
  return Math.floor(position / pageSize) + 1
}
