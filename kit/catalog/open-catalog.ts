import { setImmediate } from 'node:timers/promises'
import { type LineCategory, lineCategories } from '#domain/product-line.ts'
import { readItemPieces } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { type CatalogItem, type ItemKind, topicsOf } from '#server/database/item-kinds.ts'

/** The items of one kind in memory, in the form that a product needs. */
export interface OpenedCatalog<Form> {
  /**
   * Returns the same value until an item or a seller changes, in any process, or the day of samples ends.
   * @param today 'YYYY-MM-DD', the day that the relative days of samples are counted from
   */
  on(today: string): Promise<Form>
}

/**
 * Reads the items when they are first asked for, and from then on after each change.
 * @param build makes the form of the items, which come ordered by id as the database orders texts
 * @param on the product lines that the site has: items of others are left out
 */
export function openCatalog<Item extends CatalogItem, Form>(
  database: Database,
  kind: ItemKind<Item>,
  build: (items: AsyncIterable<Item>) => Promise<Form>,
  on: readonly LineCategory[] = lineCategories,
): OpenedCatalog<Form> {
  const topics = topicsOf(kind)
  let latest: Reading<Form> | undefined
  database.onChange((topic) => {
    if (!topics.includes(topic) || !latest) return
    const { today } = latest
    latest = undefined
    // Whoever asks next waits for the new items, so they are read soon; a load changes several topics, and once is enough.
    queueMicrotask(() => latest ?? read(today))
  })

  function read(today: string): Reading<Form> {
    const begun = { today, result: readForm(database, { kind, today, build, on }) }
    // A failed read is not cached, so the next caller tries again.
    begun.result.catch(() => {
      if (latest === begun) latest = undefined
    })
    latest = begun
    return begun
  }

  return {
    async on(today) {
      for (;;) {
        const known = latest ?? read(today)
        const { form, hasSamples } = await known.result
        if (known.today === today || !hasSamples) return form
        // Several callers may notice the new day while they wait; only the first of them reads.
        if (latest === known) read(today)
      }
    },
  }
}

interface Reading<Form> {
  today: string
  result: Promise<{ form: Form; hasSamples: boolean }>
}

/** Reads from one snapshot, piece by piece, so that the server can handle requests in between. */
function readForm<Item extends CatalogItem, Form>(
  database: Database,
  {
    kind,
    today,
    build,
    on,
  }: {
    kind: ItemKind<Item>
    today: string
    build: (items: AsyncIterable<Item>) => Promise<Form>
    on: readonly LineCategory[]
  },
): Promise<{ form: Form; hasSamples: boolean }> {
  return database.snapshot(async (tx) => {
    let hasSamples = false
    async function* items() {
      for await (const piece of readItemPieces(tx, kind, { today })) {
        for (const { item } of piece) {
          if (!on.includes(kind.lineOf(item))) continue
          hasSamples ||= item.isSample
          yield item
        }
        await setImmediate()
      }
    }
    return { form: await build(items()), hasSamples }
  })
}

/** Collects items ordered by id. PostgreSQL sorts text by the server's locale, so they are sorted by code unit here. */
export async function listById<Item extends CatalogItem>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all = await Array.fromAsync(items)
  return all.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Caches what is read from one snapshot until one of the topics changes. */
export function readUntilChange<Result>(
  database: Database,
  topics: readonly string[],
  read: (tx: Parameters<Parameters<Database['snapshot']>[0]>[0]) => Promise<Result>,
): () => Promise<Result> {
  let reading: Promise<Result> | undefined
  database.onChange((topic) => {
    if (topics.includes(topic)) reading = undefined
  })
  return () => {
    if (reading) return reading
    const begun = database.snapshot(read)
    // A failed read is not cached, so the next caller tries again.
    begun.catch(() => {
      if (reading === begun) reading = undefined
    })
    reading = begun
    return begun
  }
}
