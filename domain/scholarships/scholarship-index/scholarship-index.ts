import { LRUCache } from 'lru-cache'
import type { PrivateTally } from '#domain/scholarships/private-fit.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { fromItem, type ScholarshipItem, toItem } from '#domain/scholarships/scholarship-item.ts'
import {
  type FacetCounts,
  type ScholarshipQuery,
  type Sort,
  sortFields,
} from '#domain/scholarships/scholarship-query.ts'
import { addRow, type Bitmap, countRows, createBitmap, hasRow, intersect, invert } from './bitmap.ts'
import { type Columns, ColumnsBuilder } from './columns.ts'
import { countFacets } from './count-facets.ts'
import { evaluateFilter } from './evaluate-filter.ts'
import { type PackedTexts, PackedTextsBuilder } from './packed-texts.ts'
import type { Pause } from './pause.ts'
import { tallyPrivate } from './private-column.ts'
import { findRow, orderIds, type RowIds } from './row-ids.ts'
import { orderRows } from './sort-order.ts'
import { correctWords, findWords } from './word-search.ts'

/** A question without its page. */
type ScholarshipSelection = Pick<ScholarshipQuery, 'filter' | 'words' | 'ids'>

/** All scholarships of a day, in memory. It never changes. */
export interface ScholarshipIndex {
  readonly size: number
  /**
   * Returns one page, and how many there are in all. Equal ones are ordered by id, and those without a value
   * of the sort's field, such as a deadline without a day, come last in both directions.
   */
  find(query: ScholarshipQuery): { scholarships: Scholarship[]; total: number }
  /** Returns the same page as `ScholarshipItem`s in JSON. The bytes belong to the index. */
  findItems(query: ScholarshipQuery): { items: Uint8Array[]; total: number }
  /** Counts what `find` finds with the same question, whatever its page. */
  countFacets(selection: ScholarshipSelection): FacetCounts
  /** Counts what `find` finds by what it wants that only a browser decides. */
  tallyPrivate(selection: ScholarshipSelection): PrivateTally[]
  /** Corrects words of a search that none has; undefined if there is nothing to correct or no word is alike. */
  correctWords(words: string): string | undefined
  byId(id: string): Scholarship | undefined
}

/** Found rows are cached up to this size; the orders of all rows are not counted. */
const CACHE_BYTES = 24_000_000

/** Builds an index of scholarships that arrive in any order. Its steps take a few milliseconds each. */
export class ScholarshipIndexBuilder {
  readonly #ids: string[] = []
  readonly #columns = new ColumnsBuilder()
  readonly #items = new PackedTextsBuilder()

  add(scholarship: Scholarship): void {
    this.#ids.push(scholarship.id)
    this.#columns.add(scholarship)
    this.#items.add(JSON.stringify(toItem(scholarship)))
  }

  /** Call it once, after the last scholarship. */
  async finish(pause: Pause): Promise<ScholarshipIndex> {
    const columns = await this.#columns.finish(pause)
    const ids = await orderIds(this.#ids, pause)
    const orders = new Map<string, Uint32Array>()
    for (const field of sortFields) {
      for (const direction of ['ASC', 'DESC'] as const) {
        orders.set(
          toOrderKey({ field, direction }),
          orderRows(
            field === 'worth_per_hour' ? columns.worth : columns.numbers[field],
            direction,
            ids.rowsById,
          ),
        )
        await pause()
      }
    }
    return openIndex({ columns, ids, orders, items: this.#items.finish() })
  }
}

interface IndexParts {
  columns: Columns
  ids: RowIds
  orders: ReadonlyMap<string, Uint32Array>
  items: PackedTexts
}

function openIndex({ columns, ids, orders, items }: IndexParts): ScholarshipIndex {
  const { size } = columns
  const cache = new LRUCache<string, Uint32Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (rows, key) => rows.byteLength + 2 * key.length + 200,
  })

  function cached(key: string, make: () => Uint32Array): Uint32Array {
    const known = cache.get(key)
    if (known) return known
    const made = make()
    cache.set(key, made)
    return made
  }

  /** Returns the found rows as a set, or undefined for all. */
  function select({ filter, words, ids: wanted }: ScholarshipSelection): Bitmap | undefined {
    const parts = [
      filter && evaluateFilter(columns, filter),
      findWords(columns.words, words, size),
      wanted && findIds(ids, wanted, size),
    ]
    return parts
      .filter((part) => part !== undefined)
      .reduce<Bitmap | undefined>((found, part) => (found ? intersect(found, part) : part), undefined)
  }

  function findSelected(selection: ScholarshipSelection): Bitmap {
    return cached(toSelectionKey(selection), () => select(selection) ?? invert(createBitmap(size), size))
  }

  /**
   * A new question costs only its page. At the second time, all its rows are put in order, so that from then
   * on every page costs the same.
   */
  function findPage(query: ScholarshipQuery): { rows: Uint32Array; total: number } {
    const { offset, limit } = query
    const selectionKey = toSelectionKey(query)
    const orderKey = toOrderKey(query.sort)
    const all = orders.get(orderKey) ?? ids.rowsById
    if (selectionKey !== noSelection && !cache.has(selectionKey)) {
      const found = findSelected(query)
      return { rows: pickPage(all, found, { offset, limit }), total: countRows(found) }
    }
    const rows =
      selectionKey === noSelection
        ? all
        : cached(`${orderKey} ${selectionKey}`, () => pick(all, findSelected(query)))
    return { rows: rows.subarray(offset, offset + limit), total: rows.length }
  }

  const decoder = new TextDecoder()
  const read = (row: number): Scholarship => fromItem(parseItem(decoder.decode(items.read(row))))

  return {
    size,
    find(query) {
      const { rows, total } = findPage(query)
      return { scholarships: Array.from(rows, read), total }
    },
    findItems(query) {
      const { rows, total } = findPage(query)
      return { items: Array.from(rows, items.read), total }
    },
    countFacets: (selection) => countFacets(columns, findSelected(selection)),
    tallyPrivate: (selection) => tallyPrivate(columns.private, findSelected(selection)),
    correctWords: (text) => correctWords(columns.words, text),
    byId(id) {
      const row = findRow(ids, id)
      return row === undefined ? undefined : read(row)
    },
  }
}

function toOrderKey({ field, direction }: Sort): string {
  return `${field} ${direction}`
}

function toSelectionKey({ filter, words, ids }: ScholarshipSelection): string {
  return JSON.stringify([filter, words, ids])
}

const noSelection = toSelectionKey({ words: '' })

function findIds(ids: RowIds, wanted: readonly string[], size: number): Bitmap {
  const found = createBitmap(size)
  for (const id of wanted) {
    const row = findRow(ids, id)
    if (row !== undefined) addRow(found, row)
  }
  return found
}

/** Returns the rows of a set in the order of all rows; the next one replaces a row that is not in the set. */
function pick(ordered: Uint32Array, found: Bitmap): Uint32Array {
  const picked = new Uint32Array(countRows(found))
  let count = 0
  for (let at = 0; at < ordered.length; at += 1) {
    const row = ordered[at] ?? 0
    picked[count] = row
    count += Number(hasRow(found, row))
  }
  return picked
}

/** Returns one page of the same rows. */
function pickPage(
  ordered: Uint32Array,
  found: Bitmap,
  { offset, limit }: { offset: number; limit: number },
): Uint32Array {
  const page: number[] = []
  let before = 0
  for (let at = 0; at < ordered.length && page.length < limit; at += 1) {
    const row = ordered[at] ?? 0
    if (!hasRow(found, row)) continue
    if (before < offset) before += 1
    else page.push(row)
  }
  return Uint32Array.from(page)
}

/** Reads a text that this index wrote itself. */
function parseItem(json: string): ScholarshipItem {
  return JSON.parse(json)
}
