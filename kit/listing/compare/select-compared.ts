import { compared, maxCompared } from '#kit/listing/compared.ts'

/** The items that an address asks to compare. */
export interface ComparedItems<Item, Column> {
  /** The ids of those that are still listed. */
  compared: readonly string[]
  columns: readonly Column[]
  /** How many of the requested items are no longer listed. */
  goneCount: number
  /** True if the address names more items than can be compared. */
  isCut: boolean
  /** The top items of the visitor's list that are not compared yet; empty if the comparison is full. */
  addable: readonly Item[]
}

interface Sources<Item, Column> {
  items: readonly Item[]
  /** The visitor's list, in its order. */
  available: readonly Item[]
  toColumn: (item: Item) => Column
}

/** How many items the select for adding one contains. To choose among more, the list works better. */
const maxAddable = 12

export function selectCompared<Item extends { id: string }, Column>(
  params: URLSearchParams,
  { items, available, toColumn }: Sources<Item, Column>,
): ComparedItems<Item, Column> {
  const wanted = compared.read(params)
  const found = wanted.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const ids = found.map(({ id }) => id)
  return {
    compared: ids,
    columns: found.map((item) => toColumn(item)),
    goneCount: wanted.length - found.length,
    isCut: new Set(params.getAll('compare')).size > maxCompared,
    addable:
      ids.length < maxCompared ? available.filter(({ id }) => !ids.includes(id)).slice(0, maxAddable) : [],
  }
}
