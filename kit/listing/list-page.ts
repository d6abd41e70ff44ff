import { compared } from './compared.ts'
import { flag, wholeNumber, withDefault } from './query-codec.ts'

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
  /** How many items are available but hidden by a filter. */
  filteredOut: number
  /** The ids checked for comparison; they may be on another page or hidden by a filter. */
  compared: readonly string[]
  /** The same with their names, for the bar that leads to the comparison. */
  chosen: readonly { id: string; name: string }[]
  /** Whether any item of the catalog is invented. */
  areSamples: boolean
}

/**
 * Selects what passes the filters, and of that the items that a page shows. A page beyond the last one shows the last
 * one.
 * @param available sorted; `catalog` also has what is not available
 */
export function selectList<
  Item,
  Listed extends { id: string; isSample: boolean },
  Settings extends { showsAll: boolean; page: number },
>(
  available: readonly Item[],
  passes: (item: Item) => boolean,
  {
    params,
    settings,
    catalog,
    toName,
  }: {
    params: URLSearchParams
    settings: Settings
    catalog: readonly Listed[]
    toName: (item: Listed) => string
  },
): ListPart & { settings: Settings; listed: Item[]; shown: Item[] } {
  const listed = available.filter(passes)
  const pages = countPages(listed.length, pageSize)
  const page = Math.min(settings.page, pages)
  const from = (page - 1) * pageSize
  const chosen = compared.read(params).flatMap((id) => {
    const item = catalog.find((each) => each.id === id)
    return item ? [{ id, name: toName(item) }] : []
  })
  return {
    from,
    count: listed.length,
    pages,
    filteredOut: available.length - listed.length,
    compared: chosen.map(({ id }) => id),
    chosen,
    areSamples: catalog.some(({ isSample }) => isSample),
    settings: { ...settings, page },
    listed,
    shown: listed.slice(from, from + (settings.showsAll ? pageSize : firstShown)),
  }
}

/** An empty list has one page too. */
export function countPages(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage))
}

/** Returns the page with the item at a zero-based position once all are shown. */
export function getPageAt(position: number): number {
  return Math.floor(position / pageSize) + 1
}
