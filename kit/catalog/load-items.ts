import type { Transaction } from 'kysely'
import { todayInNewYork } from '#domain/dates.ts'
import {
  addVersions,
  readItems,
  removeSamples,
  withdrawItems,
  writeItems,
} from '#server/database/catalog-items.ts'
import { type CatalogItem, type ItemKind, topicsOf } from '#server/database/item-kinds.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Write } from '#server/database/store.ts'
import type { OpenedFile } from './catalog-file.ts'
import type { LoadOptions } from './catalog-loader.ts'
import type { KeptItems, PlanOptions, WrittenItem } from './plan-rows.ts'

export type ReadFile<File> = { ok: true; file: File } | { ok: false; problems: string[] }

export type LoadResult<Plan> =
  /** The file cannot be used at all. */
  { status: 'refused'; problems: string[] } | ({ status: 'read' } & Plan)

/** How the files of one kind of item are loaded. */
export interface LoadSteps<Item extends CatalogItem, File, Plan> {
  kind: ItemKind<Item>
  /** Reads a file as far as that needs no catalog. */
  read(opened: OpenedFile, options: PlanOptions): ReadFile<File>
  plan(tx: Transaction<Schema>, file: File, options: PlanOptions): Promise<Plan>
  /** Writes the planned changes. Returns the topics that changed. */
  apply(tx: Write, plan: Plan, at: { now: Date; today: string }): Promise<string[]>
}

/**
 * Loads everything in a file that has no problem. All changes become visible at once, also to running servers. What
 * is kept as history is added to the earlier values.
 */
export async function loadItems<Item extends CatalogItem, File, Plan extends object>(
  { database, opened, now, isComplete = false, takesOlder = false, isDryRun = false }: LoadOptions,
  { kind, read, plan, apply }: LoadSteps<Item, File, Plan>,
): Promise<LoadResult<Plan>> {
  const options = { today: todayInNewYork(now), isComplete, takesOlder }
  const given = read(opened, options)
  if (!given.ok) return { status: 'refused', problems: given.problems }
  const topics = topicsOf(kind)
  const planInSnapshot = async (tx: Transaction<Schema>) => ({
    version: await readVersion(tx, topics),
    planned: await plan(tx, given.file, options),
  })
  const before = await database.snapshot(planInSnapshot)
  if (isDryRun) return { status: 'read', ...before.planned }
  const done = await database.write(
    async (tx) => {
      await waitForOtherLoads(tx, topics)
      // Planning a large catalog takes seconds. It is done again only when another change came between, so that the
      // writes of a running server do not wait for it.
      const isCurrent = (await readVersion(tx, topics)) === before.version
      const { planned } = isCurrent ? before : await planInSnapshot(tx)
      for (const topic of await apply(tx, planned, { now, today: options.today }))
        await database.changed(tx, topic)
      return planned
    },
    { mayTakeLong: true },
  )
  return { status: 'read', ...done }
}

/** Returns how often the topics have changed. */
async function readVersion(tx: Transaction<Schema>, topics: readonly string[]): Promise<number> {
  const rows = await tx.selectFrom('topic').select('version').where('name', 'in', topics).execute()
  return rows.reduce((sum, { version }) => sum + version, 0)
}

/** Makes a second load wait here until the first one is done, because every load updates this row first. */
export async function waitForOtherLoads(tx: Write, topics: readonly string[]): Promise<void> {
  // The first topic in the order in which they are updated at the end of a write.
  const [name = ''] = topics
  await tx
    .insertInto('topic')
    .values({ name, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ version: eb.ref('topic.version') })),
    )
    .execute()
}

/** Reads the catalog that a plan changes. */
export async function readStored<Item extends CatalogItem>(
  tx: Transaction<Schema>,
  kind: ItemKind<Item>,
  today: string,
): Promise<{ stored: KeptItems<Item>; samples: Item[] }> {
  const all = await readItems(tx, kind, { today, withWithdrawn: true })
  const real = all.filter(({ item }) => !item.isSample)
  const samples = all.filter(({ item }) => item.isSample).map(({ item }) => item)
  return { stored: new Map(real.map((each) => [each.item.id, each])), samples }
}

/** Writes planned changes to items. Returns whether there are any. */
export async function applyItems<Item extends CatalogItem>(
  tx: Write,
  kind: ItemKind<Item>,
  {
    written,
    withdrawn,
    now,
    today,
  }: { written: readonly WrittenItem<Item>[]; withdrawn: readonly string[]; now: Date; today: string },
): Promise<boolean> {
  if (written.length > 0) await removeSamples(tx, kind)
  const items = written.map(({ item }) => item)
  await writeItems(tx, kind, items)
  const versions = written.filter(({ isNewVersion }) => isNewVersion).map(({ item }) => item)
  if (kind.history.length > 0) await addVersions(tx, kind, versions, now)
  await withdrawItems(tx, kind, withdrawn, today)
  return written.length + withdrawn.length > 0
}
