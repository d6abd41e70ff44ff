import type { NumberColumn } from './number-column.ts'

/**
 * Returns all rows in the order of a column: equal ones by id, and those without a value last in both
 * directions. Rows are counted and placed instead of compared, which takes milliseconds for 100,000.
 * @param rowsById all rows, by id ascending
 */
export function orderRows(
  { values, ranks }: NumberColumn,
  direction: 'ASC' | 'DESC',
  rowsById: Uint32Array,
): Uint32Array {
  const missing = values.length
  const toPlace = (rank: number) => (direction === 'ASC' || rank === missing ? rank : missing - 1 - rank)
  // Where the rows of each rank begin.
  const starts = new Uint32Array(missing + 2)
  for (const rank of ranks) {
    const after = toPlace(rank) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const ordered = new Uint32Array(ranks.length)
  for (const row of rowsById) {
    const place = toPlace(ranks[row] ?? missing)
    const at = starts[place] ?? 0
    ordered[at] = row
    starts[place] = at + 1
  }
  return ordered
}
