import type { Transaction } from 'kysely'
import { readItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import type { CatalogItem, ItemKind } from '#server/database/item-kinds.ts'
import type { Schema } from '#server/database/schema.ts'
import type { CatalogFile, OpenedFile } from './catalog-file.ts'
import type { Report } from './report.ts'

/** What `npm run catalog:load` has to know of a kind of file. */
export interface CatalogLoader {
  /** What its files list, in the plural. */
  things: string
  /** The page that describes its files. */
  documentation: string
  /** Whether a file is one of these, by its columns or its key. */
  recognizes(file: CatalogFile): boolean
  /** Checks a file, loads what has no problem in one transaction, and reports. */
  load(options: LoadOptions, names: { file: string; isDryRun: boolean }): Promise<Report>
  /** The files that state what is loaded now. */
  exports: readonly CatalogExport[]
}

/** A CSV file of what is loaded; loaded again, it changes nothing. Samples are in none. */
export interface CatalogExport {
  /** What the export command calls it. */
  name: string
  columns: readonly string[]
  /** @param today 'YYYY-MM-DD' */
  readRows(tx: Transaction<Schema>, today: string): Promise<Readonly<Record<string, string>>[]>
}

export interface LoadOptions {
  database: Database
  opened: OpenedFile
  now: Date
  /** See `PlanOptions`. */
  isComplete?: boolean
  takesOlder?: boolean
  /** Plans the load without writing anything. */
  isDryRun?: boolean
}

/** Returns the loader of a file. One that no loader recognizes goes to the first, which says what is missing. */
export function chooseLoader(loaders: readonly CatalogLoader[], opened: OpenedFile): CatalogLoader {
  const found = opened.ok ? loaders.find(({ recognizes }) => recognizes(opened.file)) : undefined
  const loader = found ?? loaders[0]
  if (!loader) throw new Error('no product has a catalog to load')
  return loader
}

/** Returns the rows of a kind of item that are listed now, as its file states them. */
export function itemRows<Item extends CatalogItem>(
  kind: ItemKind<Item>,
  cells: (item: Item) => Readonly<Record<string, string>>,
): CatalogExport['readRows'] {
  return async (tx, today) => {
    const items = await readItems(tx, kind, { today })
    return items.filter(({ item }) => !item.isSample).map(({ item }) => cells(item))
  }
}
