import { isNewVersion, type StoredItem } from '#server/database/catalog-items.ts'
import type { CatalogItem, ItemKind } from '#server/database/item-kinds.ts'
import type { Problem } from './catalog-file.ts'
import { slug } from './cell.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

/* Plans a load: what each row of a file does to the catalog, without writing anything. */

/** One row of a file before its cells are parsed. */
export interface FileRow<Cells> {
  /** The place in the file: "line 3" or "scholarship 2". */
  at: string
  cells: Cells
  /** What is wrong with the row before its cells are read. */
  problems: string[]
}

export type ReadItem<Item> =
  | { status: 'listed'; item: Item }
  /** Of a withdrawn one only the id is read. */
  | { status: 'withdrawn' }
  | { status: 'refused'; problems: string[] }

/** A row of a file after its cells were parsed. */
export interface ReadRow<Item> {
  at: string
  /** `null` when it is not an id. */
  id: string | null
  read: ReadItem<Item>
}

export interface PlanOptions {
  /** 'YYYY-MM-DD' */
  today: string
  /** Treats the file as the whole catalog: what it does not name is withdrawn. */
  isComplete: boolean
  /** Accepts facts that were read earlier than those in the catalog. */
  takesOlder: boolean
}

/** What the plan has to know about the things of a file. */
export interface Planned<Filed, Item extends Filed & CatalogItem> {
  kind: ItemKind<Item>
  /** What one is called in reports, and in the name of the field with its id: "scholarship". */
  thing: string
  /** Adds what the file leaves to the catalog. */
  complete(filed: Filed, before: Item | undefined, today: string): Item
  /** The field with the day on which the facts were read, and that day. */
  readOn: { field: string; of(item: Filed): string }
  /** Returns warnings about one that is loaded anyway. */
  listWarnings(item: Item, today: string): string[]
  /** Returns the cells of a file that would state the same, by which changes are reported. */
  cells(item: Item): Readonly<Record<string, string>>
  /** Returns why the one in the catalog with this id is another one. */
  findConflict?(filed: Filed, before: Item): string | undefined
}

export interface WrittenItem<Item> {
  /** `returned`: an earlier load had withdrawn it. */
  kind: 'added' | 'changed' | 'returned'
  item: Item
  /** The changed fields; empty for a new one. */
  fields: FieldChange[]
  /** Whether what is kept as history differs from what is in the catalog. */
  isNewVersion: boolean
}

/** The items before a load by id, with withdrawn ones and without samples. */
export type KeptItems<Item> = ReadonlyMap<string, StoredItem<Item>>

/** What one row of a file does. */
export type RowPlan<Item> = { at: string; warnings: string[] } & (
  | { outcome: 'refused'; problems: string[] }
  | { outcome: 'written'; written: WrittenItem<Item> }
  | { outcome: 'withdrawn'; id: string }
  | { outcome: 'unchanged' }
  /** It withdraws what is not in the catalog. */
  | { outcome: 'nothing' }
)

/** Parses the rows, which needs no catalog and therefore no transaction. */
export function readRows<Cells extends Record<string, string>, Item>(
  rows: readonly FileRow<Cells>[],
  idField: keyof Cells,
  readCells: (cells: Cells) => ReadItem<Item>,
): ReadRow<Item>[] {
  return rows.map(({ at, cells, problems }) => ({
    at,
    id: slug.safeParse(cells[idField]).data ?? null,
    read: problems.length > 0 ? { status: 'refused', problems } : readCells(cells),
  }))
}

/** @param places the first place in the file of each id; filled row by row */
export function planRow<Filed, Item extends Filed & CatalogItem>(
  { at, id, read }: ReadRow<Filed>,
  planned: Planned<Filed, Item>,
  {
    stored,
    places,
    today,
    takesOlder,
  }: { stored: KeptItems<Item>; places: Map<string, string> } & Pick<PlanOptions, 'today' | 'takesOlder'>,
): RowPlan<Item> {
  const before = stored.get(id ?? '')
  const place = places.get(id ?? '')
  if (id !== null && place === undefined) places.set(id, at)
  const problems = findProblems({ id, read }, planned, { before: before?.item, place, takesOlder })
  if (problems.length > 0 || id === null || read.status === 'refused')
    return { at, outcome: 'refused', problems, warnings: [] }
  if (read.status === 'withdrawn') {
    if (before) return { at, warnings: [], ...(isListed(before) ? { outcome: 'withdrawn', id } : unchanged) }
    const warning = `${planned.thing}_id "${id}" is not in the catalog: there is nothing to withdraw`
    return { at, outcome: 'nothing', warnings: [warning] }
  }
  const item = planned.complete(read.item, before?.item, today)
  const written = toWritten(item, before, planned)
  const warnings = planned.listWarnings(item, today)
  return { at, warnings, ...(written ? { outcome: 'written', written } : unchanged) }
}

const unchanged = { outcome: 'unchanged' } as const

/** Returns why a row is refused. */
function findProblems<Filed, Item extends Filed & CatalogItem>(
  { id, read }: Pick<ReadRow<Filed>, 'id' | 'read'>,
  { thing, readOn, findConflict }: Planned<Filed, Item>,
  { before, place, takesOlder }: { before: Item | undefined; place: string | undefined; takesOlder: boolean },
): string[] {
  if (read.status === 'refused') return read.problems
  if (place !== undefined) return [`${thing}_id "${id}" is already in ${place}: give each ${thing} its own`]
  if (read.status === 'withdrawn' || before === undefined) return []
  const conflict = findConflict?.(read.item, before)
  if (conflict !== undefined) return [conflict]
  const [day, storedDay] = [readOn.of(read.item), readOn.of(before)]
  if (takesOlder || storedDay <= day) return []
  return [
    `${readOn.field} ${day} is older than ${storedDay}, which is in the catalog: ` +
      'load a newer file, or add --force to load this one anyway',
  ]
}

function toWritten<Filed, Item extends Filed & CatalogItem>(
  item: Item,
  before: StoredItem<Item> | undefined,
  { kind, cells }: Planned<Filed, Item>,
): WrittenItem<Item> | undefined {
  if (before === undefined) return { kind: 'added', item, fields: [], isNewVersion: true }
  const fields = fieldChanges(cells(before.item), cells(item))
  if (isListed(before) && fields.length === 0) return undefined
  return {
    kind: isListed(before) ? 'changed' : 'returned',
    item,
    fields,
    isNewVersion: isNewVersion(kind, item, before.item),
  }
}

export function isListed({ withdrawnOn }: { withdrawnOn: string | null }): boolean {
  return withdrawnOn === null
}

/** The plan of a file with one row for each thing, such as a scholarship or a card, which is refused alone. */
export interface RowsPlan<Item> {
  written: WrittenItem<Item>[]
  /** Ids of those that are no longer listed. */
  withdrawn: string[]
  unchangedCount: number
  refusedCount: number
  problems: Problem[]
  warnings: Problem[]
}

/** Plans the changes that such a file makes. */
export function planRows<Filed, Item extends Filed & CatalogItem>(
  rows: readonly ReadRow<Filed>[],
  stored: KeptItems<Item>,
  planned: Planned<Filed, Item>,
  { isComplete, ...options }: PlanOptions,
): RowsPlan<Item> {
  const places = new Map<string, string>()
  const plans = rows.map((row) => planRow(row, planned, { ...options, stored, places }))
  const refused = plans.filter((row) => row.outcome === 'refused')
  const listsSomething = rows.some(
    ({ read }, at) => read.status === 'listed' && plans[at]?.outcome !== 'refused',
  )
  const withdrawn = plans.flatMap((row) => (row.outcome === 'withdrawn' ? [row.id] : []))
  // A file of which nothing can be listed says nothing about the rest of the catalog either.
  if (isComplete && listsSomething)
    for (const [id, each] of stored) if (isListed(each) && !places.has(id)) withdrawn.push(id)
  return {
    written: plans.flatMap((row) => (row.outcome === 'written' ? [row.written] : [])),
    withdrawn,
    unchangedCount: plans.filter(({ outcome }) => outcome === 'unchanged').length,
    refusedCount: refused.length,
    problems: refused.flatMap(({ at, problems }) => problems.map((text) => ({ at, text }))),
    warnings: plans.flatMap(({ at, warnings }) => warnings.map((text) => ({ at, text }))),
  }
}

/** Said of a file that withdraws all that it names, while `--complete` would withdraw all that it does not name. */
export const onlyWithdraws =
  'The file contains only withdrawals, and with --complete everything missing from it would be withdrawn, too: load it without --complete.'

/**
 * Returns why rows cannot be the whole catalog. Which one a row without an id means is unknown, so it would be withdrawn
 * together with those not named.
 */
export function wholeCatalogProblems<Item>(
  rows: readonly ReadRow<Item>[],
  { thing, example }: { thing: string; example: string },
): string[] {
  if (rows.length > 0 && rows.every(({ read }) => read.status === 'withdrawn')) return [onlyWithdraws]
  return rows
    .filter(({ id }) => id === null)
    .map(
      ({ at }) => `${at}: ${thing}_id is not an id: with --complete each row needs one, such as ${example}.`,
    )
}
