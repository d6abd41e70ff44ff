/** Returns what a sort compares; lower values come first. */
export type SortKeyOf<Item> = (item: Item) => number | string

/** Returns a new list: the first key decides, the next ones break ties. */
export function sortByKeys<Item>(items: readonly Item[], keys: readonly SortKeyOf<Item>[]): Item[] {
  const [getFirst, ...others] = keys
  // The first key is calculated once for each item; the others only break ties.
  const keyed = items.map((item) => ({ item, first: getFirst?.(item) ?? 0 }))
  keyed.sort((a, b) => {
    if (a.first !== b.first) return a.first < b.first ? -1 : 1
    for (const getKey of others) {
      const left = getKey(a.item)
      const right = getKey(b.item)
      if (left !== right) return left < right ? -1 : 1
    }
    return 0
  })
  return keyed.map(({ item }) => item)
}
