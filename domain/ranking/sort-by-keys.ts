/** Returns what a sort compares; lower values come first. */
export type SortKeyOf<Item> = (item: Item) => number | string

/** Returns a new list: the first of the named keys decides, the next ones break ties. */
export function sortByKeys<Item, Name extends string>(
  items: readonly Item[],
  names: readonly Name[],
  keys: Readonly<Record<Name, SortKeyOf<Item>>>,
): Item[] {
  const [getFirst, ...others] = names.map((name) => keys[name])
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
