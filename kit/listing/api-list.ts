import type { z } from 'zod'
import type { ProductLine } from '#domain/product-line.ts'

/** What a product lists through `GET /api/v2/lenders`. */
export interface ApiList {
  line: ProductLine
  /** What it lists, in the plural. */
  things: string
  /** The shape of one, which only describes it: items are sent as the bytes that `find` returns. */
  item: z.ZodType
  /** What `sortBy` may name, each as `field:TYPE`. */
  sorts: readonly string[]
  /** Returns one page, or what is wrong with the query, by parameter. */
  find(query: ListQuery, asked: { today: string; cookies: string | undefined }): Promise<FoundItems>
}

/** What of a list is asked for, as `GET /api/v2/lenders` reads it; see `lendersQuery`. */
export interface ListQuery {
  sortBy?: string | undefined
  filterBy?: readonly string[] | undefined
  lenderIds?: readonly string[] | undefined
  /** Words, or beginnings of words. */
  name: string
  offset: number
  limit: number
  /** Only what the signed-in visitor saved. */
  savedOffers: boolean
}

type FoundItems = { ok: true; items: readonly Uint8Array[]; total: number } | { ok: false; problem: string }
