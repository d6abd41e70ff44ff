import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Kysely } from 'kysely'
import { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import type { CatalogItem, ItemKind } from './item-kinds.ts'
import type { CatalogItemTable, Schema } from './schema.ts'
import type { Write } from './store.ts'

/*
 * Reads and writes the items of catalogs. The days of samples are stored as an offset from today, such as `today-5`,
 * so that the same ones are always open, due today or over.
 */

export interface StoredItem<Item> {
  item: Item
  /** 'YYYY-MM-DD', the first day it was no longer offered. */
  withdrawnOn: string | null
}

interface ReadOptions {
  /** 'YYYY-MM-DD', the day that the relative days of samples are counted from */
  today: string
  /** Includes items that have been withdrawn. */
  withWithdrawn?: boolean
}

/** Keeps a table that grew by mistake from filling the memory. */
const MAX_ITEMS = 500_000
/** A piece of this size also stays below the limit of both databases for the values in one statement. */
const ROWS_PER_PIECE = 250

export function* pieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_PIECE) yield rows.slice(at, at + ROWS_PER_PIECE)
}

/**
 * Reads the items of a kind piece by piece, ordered by id as the database orders texts. Call it in a snapshot or a
 * write, because it runs several queries.
 * @throws when an item does not fit its schema
 */
export async function* readItemPieces<Item extends CatalogItem>(
  db: Kysely<Schema>,
  kind: ItemKind<Item>,
  { today, withWithdrawn = false }: ReadOptions,
): AsyncGenerator<StoredItem<Item>[]> {
  const names = await readSellers(db, kind)
  let after = ''
  for (let count = 0; count < MAX_ITEMS; count += ROWS_PER_PIECE) {
    let query = db
      .selectFrom('catalog_item')
      .selectAll()
      .where('kind', '=', kind.name)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_PER_PIECE)
    if (!withWithdrawn) query = query.where('withdrawn_on', 'is', null)
    const rows = await query.execute()
    // A seller takes its items along.
    const listed = rows.filter(({ seller_id: seller }) => seller === null || names.has(seller))
    yield listed.map((row) => ({
      item: toItem(kind, row, { name: names.get(row.seller_id ?? ''), today }),
      withdrawnOn: row.withdrawn_on,
    }))
    if (rows.length < ROWS_PER_PIECE) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Reads all items of a kind, ordered by id. Call it in a snapshot or a write, because it runs several queries. */
export async function readItems<Item extends CatalogItem>(
  db: Kysely<Schema>,
  kind: ItemKind<Item>,
  options: ReadOptions,
): Promise<StoredItem<Item>[]> {
  const items: StoredItem<Item>[] = []
  for await (const piece of readItemPieces(db, kind, options)) items.push(...piece)
  // PostgreSQL sorts text by the server's locale, so sort by code unit here.
  return items.sort((a, b) => (a.item.id < b.item.id ? -1 : 1))
}

/** Returns the names of the sellers of a kind by their ids. */
async function readSellers<Item extends CatalogItem>(
  db: Kysely<Schema>,
  { sellers }: ItemKind<Item>,
): Promise<Map<string, string>> {
  if (!sellers) return new Map()
  const rows = await db.selectFrom(sellers.table).select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function toItem<Item extends CatalogItem>(
  kind: ItemKind<Item>,
  { id, is_sample: isSample, seller_id: sellerId, body }: CatalogItemTable,
  { name, today }: { name: string | undefined; today: string },
): Item {
  const facts = JSON.parse(body, isSample ? (_, value) => toDay(value, today) : undefined)
  const { sellers } = kind
  const seller = sellers && { [sellers.id]: sellerId, [sellers.name]: name }
  return checkItem(kind, { ...facts, id, isSample, ...seller })
}

function checkItem<Item extends CatalogItem>({ name, schema }: ItemKind<Item>, given: CatalogItem): Item {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(`The ${name} "${given.id}" is not valid:\n${z.prettifyError(parsed.error)}`)
}

/** Returns a sample with the days that it has on one day. */
export function sampleOn<Item extends CatalogItem>(sample: Item, today: string): Item {
  return JSON.parse(JSON.stringify(sample), (_, value) => toDay(value, today))
}

function toDay(value: unknown, today: string): unknown {
  const offset = typeof value === 'string' ? /^today([+-]\d+)$/.exec(value)?.[1] : undefined
  return offset === undefined ? value : addDays(today, Number(offset))
}

/** Writes a day of a sample. */
export function daysFromToday(days: number): string {
  return `today${days < 0 ? '' : '+'}${days}`
}

/**
 * Adds or replaces items, which are no longer withdrawn, and their sellers.
 * @throws when an item does not fit its schema
 */
export async function writeItems<Item extends CatalogItem>(
  tx: Write,
  kind: ItemKind<Item>,
  items: readonly Item[],
): Promise<void> {
  const { sellers } = kind
  if (sellers) {
    const found = items.map((item) => ({
      id: String(item[sellers.id]),
      name: String(item[sellers.name]),
      is_sample: item.isSample,
    }))
    await writeSellers(tx, kind, found)
  }
  for (const some of pieces(items)) {
    await tx
      .insertInto('catalog_item')
      .values(some.map((item) => itemRow(kind, item)))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((eb) => ({
          line: eb.ref('excluded.line'),
          seller_id: eb.ref('excluded.seller_id'),
          is_sample: eb.ref('excluded.is_sample'),
          withdrawn_on: eb.ref('excluded.withdrawn_on'),
          body: eb.ref('excluded.body'),
        })),
      )
      .execute()
  }
}

/** Adds and renames sellers. Returns how many of them are new or have another name. */
export async function writeSellers<Item extends CatalogItem>(
  tx: Write,
  kind: ItemKind<Item>,
  given: readonly { id: string; name: string; is_sample: boolean }[],
): Promise<number> {
  if (!kind.sellers) return 0
  const known = await readSellers(tx, kind)
  const rows = [...new Map(given.map((seller) => [seller.id, seller])).values()].filter(
    ({ id, name }) => known.get(id) !== name,
  )
  for (const some of pieces(rows))
    await tx
      .insertInto(kind.sellers.table)
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
      )
      .execute()
  return rows.length
}

function itemRow<Item extends CatalogItem>(kind: ItemKind<Item>, item: Item): Insertable<CatalogItemTable> {
  const { sellers } = kind
  // Which day it is does not matter to the schema.
  const checked = checkItem(kind, item.isSample ? sampleOn(item, '2000-01-01') : item)
  // Only what the schema names is stored; the days of a sample stay as they are written.
  const columns: readonly string[] = ['id', 'isSample', ...(sellers ? [sellers.id, sellers.name] : [])]
  const facts = Object.entries(item.isSample ? item : checked).filter(([name]) => !columns.includes(name))
  return {
    kind: kind.name,
    id: item.id,
    line: kind.lineOf(item),
    seller_id: sellers && String(item[sellers.id]),
    is_sample: item.isSample,
    withdrawn_on: null,
    body: JSON.stringify(Object.fromEntries(facts)),
  }
}

/** Adds the current values of what is kept as history. */
export async function addVersions<Item extends CatalogItem>(
  tx: Write,
  kind: ItemKind<Item>,
  items: readonly Item[],
  now: Date,
): Promise<void> {
  for (const some of pieces(items)) {
    const ids = some.map(({ id }) => id)
    const latest = await tx
      .selectFrom('catalog_version')
      .select(({ fn }) => ['item_id', fn.max<number>('number').as('number')])
      .where('kind', '=', kind.name)
      .where('item_id', 'in', ids)
      .groupBy('item_id')
      .execute()
    const numbers = new Map(latest.map(({ item_id, number }) => [item_id, number]))
    const rows = some.map((item) => ({
      kind: kind.name,
      item_id: item.id,
      number: (numbers.get(item.id) ?? 0) + 1,
      body: JSON.stringify(pastOf(kind, item)),
      loaded_at: now,
    }))
    await tx.insertInto('catalog_version').values(rows).execute()
  }
}

/** Returns whether two states of an item differ in what is kept as history. */
export function isNewVersion<Item extends CatalogItem>(
  kind: ItemKind<Item>,
  item: Item,
  before: Item,
): boolean {
  return !isDeepStrictEqual(pastOf(kind, item), pastOf(kind, before))
}

function pastOf<Item extends CatalogItem>({ history }: ItemKind<Item>, item: Item): Record<string, unknown> {
  return Object.fromEntries(history.map((field) => [field, item[field]]))
}

export async function withdrawItems<Item extends CatalogItem>(
  tx: Write,
  kind: ItemKind<Item>,
  ids: readonly string[],
  today: string,
): Promise<void> {
  for (const some of pieces(ids))
    await tx
      .updateTable('catalog_item')
      .set({ withdrawn_on: today })
      .where('kind', '=', kind.name)
      .where('id', 'in', some)
      .execute()
}

/** Removes the samples of a kind, because real and invented ones are never mixed. Returns whether there were any. */
export async function removeSamples<Item extends CatalogItem>(
  tx: Write,
  { name, sellers }: ItemKind<Item>,
): Promise<boolean> {
  const items = await tx
    .deleteFrom('catalog_item')
    .where('kind', '=', name)
    .where('is_sample', '=', true)
    .executeTakeFirst()
  if (sellers) await tx.deleteFrom(sellers.table).where('is_sample', '=', true).execute()
  return items.numDeletedRows > 0n
}
