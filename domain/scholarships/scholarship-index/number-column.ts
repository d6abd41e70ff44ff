import { type Bitmap, createBitmap } from './bitmap.ts'
import type { Pause } from './pause.ts'

/** The numbers of all rows, stored as places among the different values, so that comparing is exact. */
export interface NumberColumn {
  /** Each different value once, ascending. */
  readonly values: Float64Array
  /** By row: the place of its value in `values`, or `values.length` if it has none. */
  readonly ranks: Uint32Array
}

/** @param numbers by row; `NaN` where a row has no value */
export async function buildNumberColumn(numbers: readonly number[], pause: Pause): Promise<NumberColumn> {
  const sorted = Float64Array.from(numbers).sort()
  await pause()
  const values = sorted.filter((value, at) => !Number.isNaN(value) && value !== sorted[at - 1])
  const ranks = Uint32Array.from(numbers, (value) =>
    Number.isNaN(value) ? values.length : countLess(values, value),
  )
  await pause()
  return { values, ranks }
}

/** Returns the rows whose value compares so; rows without a value never do. */
export function findCompared(
  column: NumberColumn,
  comparison: '=' | '<' | '<=' | '>' | '>=',
  value: number,
): Bitmap {
  const { values } = column
  const less = countLess(values, value)
  const notMore = values[less] === value ? less + 1 : less
  switch (comparison) {
    case '=':
      return findRanks(column, less, notMore)
    case '<':
      return findRanks(column, 0, less)
    case '<=':
      return findRanks(column, 0, notMore)
    case '>':
      return findRanks(column, notMore, values.length)
    case '>=':
      return findRanks(column, less, values.length)
  }
}

export function findMissing(column: NumberColumn): Bitmap {
  return findRanks(column, column.values.length, column.values.length + 1)
}

/**
 * Runs over all rows for each condition, so it collects the bits of 32 rows before it stores them, and has no
 * branch: a difference below 0 becomes a huge number, so one comparison checks both ends.
 */
function findRanks({ ranks }: NumberColumn, from: number, until: number): Bitmap {
  const found = createBitmap(ranks.length)
  const span = Math.max(0, until - from)
  for (let start = 0; start < ranks.length; start += 32) {
    const end = Math.min(start + 32, ranks.length)
    let bits = 0
    for (let row = start; row < end; row += 1)
      bits |= Number(((ranks[row] ?? 0) - from) >>> 0 < span) << (row & 31)
    found[start >>> 5] = bits
  }
  return found
}

/** Returns how many of the ascending values are less than a number. */
function countLess(values: Float64Array, number: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}
