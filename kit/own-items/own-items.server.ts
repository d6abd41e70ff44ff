import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Services } from '#app/services.ts'
import type { LineCategory } from '#domain/product-line.ts'
import { findExpiry, type Retention } from '#kit/questions/retention.ts'
import { listHolders } from '#kit/records/owned-records.server.ts'
import { type Owned, type OwnedServices, type Visitor, writeOwned } from '#kit/records/write-owned.server.ts'
import { lockName } from '#server/database/lock-name.ts'

type ReadServices = Pick<Services, 'config' | 'database' | 'now' | 'sessions'>

/** What a visitor may enter of their own on a product line, such as the offers they got. */
export interface OwnItems<Item> {
  line: LineCategory
  /** Checks the stored JSON on each read. */
  schema: z.ZodType<Item>
  /** How many a visitor keeps. */
  maxItems: number
  /** How long a browser's stay after their last change; an account's stay until its owner deletes them. */
  retention: Retention
}

type ReadItems<Item> = Pick<OwnItems<Item>, 'line' | 'schema'>

/** An item with its id. */
export interface OwnItem<Item> {
  id: string
  own: Item
}

/** Returns the visitor's own items of a product line, the oldest first; one that the schema no longer accepts is left out. */
export async function readOwnItems<Item>(
  services: ReadServices,
  cookies: string | null,
  items: ReadItems<Item>,
): Promise<OwnItem<Item>[]> {
  return readHeldItems(services, await listHolders(services, cookies), items)
}

/**
 * Returns the items of these holders, as `readOwnItems` does, for work that no visitor asks for.
 * @param holders ids of accounts, or hashed tokens of browsers
 */
export async function readHeldItems<Item>(
  { database, now }: Pick<Services, 'database' | 'now'>,
  holders: readonly string[],
  { line, schema }: ReadItems<Item>,
): Promise<OwnItem<Item>[]> {
  if (holders.length === 0) return []
  const rows = await database.read
    .selectFrom('own_item')
    .select(['id', 'body', 'expires_at'])
    .where('holder', 'in', holders)
    .where('line', '=', line)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const at = now()
  return rows
    .filter(({ expires_at }) => expires_at === null || expires_at > at)
    .flatMap(({ id, body }) => {
      const { data } = schema.safeParse(JSON.parse(body))
      return data ? [{ id, own: data }] : []
    })
}

/** What became of an item: its id, or why it was not stored. */
export type Stored = { id: string } | 'full' | 'gone'

/**
 * Stores a new item, or changes one of the visitor's own.
 * @param item `id` of the one that changes; undefined for a new one
 */
export async function saveOwnItem<Item>(
  services: OwnedServices,
  visitor: Visitor,
  { line, maxItems, retention }: OwnItems<Item>,
  { id, own }: { id: string | undefined; own: Item },
): Promise<Owned<Stored>> {
  const at = services.now()
  return writeOwned(services, visitor, async (tx, owner): Promise<Stored> => {
    const expires_at = owner.account_id === null ? findExpiry(retention, at) : null
    const changed = { body: JSON.stringify(own), updated_at: at, expires_at }
    if (id !== undefined) {
      const row = await tx
        .updateTable('own_item')
        .set(changed)
        .where('id', '=', id)
        .where('holder', '=', owner.holder)
        .where('line', '=', line)
        .returning('id')
        .executeTakeFirst()
      return row ?? 'gone'
    }
    await lockName(tx, services.database.dialect, `own_item:${owner.holder}`)
    const mine = await tx
      .selectFrom('own_item')
      .select('id')
      .where('holder', '=', owner.holder)
      .where('line', '=', line)
      .execute()
    if (mine.length >= maxItems) return 'full'
    const made = randomBytes(12).toString('hex')
    await tx
      .insertInto('own_item')
      .values({ ...owner, ...changed, id: made, line, created_at: at })
      .execute()
    return { id: made }
  })
}

/** @returns whether the visitor had it */
export async function removeOwnItem(
  services: ReadServices,
  cookies: string | null,
  { line, id }: { line: LineCategory; id: string },
): Promise<boolean> {
  const holders = await listHolders(services, cookies)
  if (holders.length === 0) return false
  const row = await services.database.write((tx) =>
    tx
      .deleteFrom('own_item')
      .where('id', '=', id)
      .where('holder', 'in', holders)
      .where('line', '=', line)
      .returning('id')
      .executeTakeFirst(),
  )
  return row !== undefined
}
