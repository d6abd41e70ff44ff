import { addRow, type Bitmap } from './bitmap.ts'
import type { Pause } from './pause.ts'

/** The rows of each of many texts, such as words: sorted texts, and their rows one list behind the other. */
export interface RowLists {
  readonly texts: readonly string[]
  /** The rows of `texts[n]` are from `starts[n]` until `starts[n + 1]`. */
  readonly starts: Uint32Array
  readonly rows: Uint32Array
}

/** Collects the rows of texts, row after row. */
export class RowListsBuilder {
  readonly #byText = new Map<string, { count: number; rows: Uint32Array }>()

  /** Adds a row to a text; a second time for the same row changes nothing. */
  add(row: number, text: string): void {
    const list = this.#byText.get(text)
    // A part of a longer text may keep all of it in memory; a copy does not.
    if (!list) this.#byText.set(structuredClone(text), { count: 1, rows: Uint32Array.of(row) })
    else if (list.rows[list.count - 1] !== row) {
      if (list.count === list.rows.length) {
        const larger = new Uint32Array(Math.max(4, Math.ceil(list.count * 1.5)))
        larger.set(list.rows)
        list.rows = larger
      }
      list.rows[list.count] = row
      list.count += 1
    }
  }

  async finish(pause: Pause): Promise<RowLists> {
    const texts = [...this.#byText.keys()].sort()
    await pause()
    const starts = new Uint32Array(texts.length + 1)
    for (const [at, text] of texts.entries())
      starts[at + 1] = (starts[at] ?? 0) + (this.#byText.get(text)?.count ?? 0)
    const rows = new Uint32Array(starts.at(-1) ?? 0)
    for (const [at, text] of texts.entries()) {
      const list = this.#byText.get(text)
      if (list) rows.set(list.rows.subarray(0, list.count), starts[at])
      this.#byText.delete(text)
      if (at % TEXTS_PER_STEP === 0) await pause()
    }
    return { texts, starts, rows }
  }
}

const TEXTS_PER_STEP = 5_000

/** Adds the rows of one text. */
export function addRowsOf(lists: RowLists, text: string, found: Bitmap): void {
  const at = countBefore(lists.texts, text)
  if (lists.texts[at] === text) addListed(lists, at, at + 1, found)
}

/** Adds the rows of all texts that begin so. Their lists are neighbors, because the texts are sorted. */
export function addRowsWithPrefix(lists: RowLists, beginning: string, found: Bitmap): void {
  const from = countBefore(lists.texts, beginning)
  addListed(lists, from, countBefore(lists.texts, `${beginning}\uffff`), found)
}

/** Whether any text begins so. */
export function hasPrefix({ texts }: RowLists, beginning: string): boolean {
  return texts[countBefore(texts, beginning)]?.startsWith(beginning) ?? false
}

function addListed({ starts, rows }: RowLists, from: number, until: number, found: Bitmap): void {
  const end = starts[until] ?? 0
  for (let at = starts[from] ?? 0; at < end; at += 1) addRow(found, rows[at] ?? 0)
}

function countBefore(texts: readonly string[], text: string): number {
  let low = 0
  let high = texts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
