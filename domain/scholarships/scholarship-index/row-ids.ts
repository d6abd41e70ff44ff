import type { Pause } from './pause.ts'

/** The ids of all rows, and the rows in the order of their ids. */
export interface RowIds {
  readonly ids: readonly string[]
  /** All rows, by id ascending in code units, whatever order the database sorts in. */
  readonly rowsById: Uint32Array
}

/** Sorts the ids in small parts, then merges the parts, so that no step takes long. */
export async function orderIds(ids: readonly string[], pause: Pause): Promise<RowIds> {
  let sorted = Uint32Array.from(ids, (_, row) => row)
  for (let from = 0; from < ids.length; from += PART) {
    sorted.subarray(from, from + PART).sort((a, b) => compare(ids[a], ids[b]))
    await pause()
  }
  for (let length = PART; length < ids.length; length *= 2) {
    const merged = new Uint32Array(ids.length)
    for (let from = 0; from < ids.length; from += 2 * length) {
      mergeInto(merged, from, {
        ids,
        left: sorted.subarray(from, from + length),
        right: sorted.subarray(from + length, from + 2 * length),
      })
      await pause()
    }
    sorted = merged
  }
  return { ids, rowsById: sorted }
}

const PART = 2_048

export function findRow({ ids, rowsById }: RowIds, id: string): number | undefined {
  let low = 0
  let high = rowsById.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[rowsById[middle] ?? 0] ?? '') < id) low = middle + 1
    else high = middle
  }
  const row = rowsById[low]
  return row !== undefined && ids[row] === id ? row : undefined
}

function mergeInto(
  merged: Uint32Array,
  from: number,
  { ids, left, right }: { ids: readonly string[]; left: Uint32Array; right: Uint32Array },
): void {
  let fromLeft = 0
  let fromRight = 0
  for (let at = 0; at < left.length + right.length; at += 1) {
    const [a, b] = [left[fromLeft], right[fromRight]]
    const isLeft = b === undefined || (a !== undefined && compare(ids[a], ids[b]) <= 0)
    merged[from + at] = (isLeft ? a : b) ?? 0
    if (isLeft) fromLeft += 1
    else fromRight += 1
  }
}

function compare(a = '', b = ''): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
