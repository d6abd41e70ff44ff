import type { Problem } from './catalog-file.ts'
import { slug } from './cell.ts'
import type { FieldChange } from './field-changes.ts'

/*
 * Plans a load of a file with one row for each thing, such as a scholarship or a card, which is refused alone.
 */

/** One row of a file before its cells are parsed. */
export interface FileRow<Cells> {
  /** The place in the file: "line 3" or "scholarship 2". */
  at: string
  cells: Cells
  /** What is wrong with the row before its cells are read. */
  problems: string[]
}

export type ReadRows<Cells> = { ok: true; rows: FileRow<Cells>[] } | { ok: false; problems: string[] }

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

export interface RowPlan<Item> {
  written: WrittenItem<Item>[]
  /** Ids of those that are no longer listed. */
  withdrawn: string[]
  unchangedCount: number
  refusedCount: number
  problems: Problem[]
  warnings: Problem[]
}

export interface WrittenItem<Item> {
  /** `returned`: an earlier load had withdrawn it. */
  kind: 'added' | 'changed' | 'returned'
  item: Item
  /** The changed fields; empty for a new one. */
  fields: FieldChange[]
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
export interface Planned<Filed, Item extends Filed & { id: string }, Kept> {
  /** What one is called in reports: "scholarship". */
  thing: string
  isListed(kept: Kept): boolean
  /** Adds what the file leaves to the catalog. */
  complete(filed: Filed, before: Kept | undefined): Item
  /** The field with the day on which the facts were read, and that day. */
  readOn: { field: string; of(item: Filed): string; ofKept(kept: Kept): string }
  /** Returns warnings about one that is loaded anyway. */
  listWarnings(item: Item): string[]
  listChanges(item: Item, before: Kept): FieldChange[]
}

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

/**
 * Plans the changes that a file makes to a catalog, without writing anything.
 * @param kept the catalog by id before the load, with withdrawn ones and without samples
 */
export function planRows<Filed, Item extends Filed & { id: string }, Kept>(
  rows: readonly ReadRow<Filed>[],
  kept: ReadonlyMap<string, Kept>,
  planned: Planned<Filed, Item, Kept>,
  { isComplete, takesOlder }: Pick<PlanOptions, 'isComplete' | 'takesOlder'>,
): RowPlan<Item> {
  const places = new Map<string, string>()
  const plan: RowPlan<Item> = {
    written: [],
    withdrawn: [],
    unchangedCount: 0,
    refusedCount: 0,
    problems: [],
    warnings: [],
  }
  let acceptedCount = 0
  for (const { at, id, read } of rows) {
    const before = kept.get(id ?? '')
    const problems = findProblems({ id, read }, planned, { before, places, takesOlder })
    if (id !== null && !places.has(id)) places.set(id, at)
    if (problems.length > 0 || id === null || read.status === 'refused') {
      plan.refusedCount += 1
      plan.problems.push(...problems.map((text) => ({ at, text })))
      continue
    }
    acceptedCount += 1
    if (read.status === 'withdrawn') {
      if (before === undefined) {
        const text = `${planned.thing}_id "${id}" is not in the catalog: there is nothing to withdraw`
        plan.warnings.push({ at, text })
      } else if (planned.isListed(before)) plan.withdrawn.push(id)
      else plan.unchangedCount += 1
      continue
    }
    const item = planned.complete(read.item, before)
    const change = toChange(item, before, planned)
    if (change) plan.written.push(change)
    else plan.unchangedCount += 1
    plan.warnings.push(...planned.listWarnings(item).map((text) => ({ at, text })))
  }
  // A file of which nothing can be used says nothing about the rest of the catalog either.
  if (isComplete && acceptedCount > 0)
    for (const [id, each] of kept) if (planned.isListed(each) && !places.has(id)) plan.withdrawn.push(id)
  return plan
}

/** Returns why a row is refused. */
function findProblems<Filed, Item extends Filed & { id: string }, Kept>(
  { id, read }: Pick<ReadRow<Filed>, 'id' | 'read'>,
  { thing, readOn }: Planned<Filed, Item, Kept>,
  {
    before,
    places,
    takesOlder,
  }: { before: Kept | undefined; places: ReadonlyMap<string, string>; takesOlder: boolean },
): string[] {
  if (read.status === 'refused') return read.problems
  const place = places.get(id ?? '')
  if (place !== undefined) return [`${thing}_id "${id}" is taken by ${place}: give each ${thing} its own`]
  if (read.status === 'withdrawn' || takesOlder || before === undefined) return []
  const [day, keptDay] = [readOn.of(read.item), readOn.ofKept(before)]
  if (keptDay <= day) return []
  return [
    `${readOn.field} ${day} is older than ${keptDay}, which is in the catalog: ` +
      'load a newer file, or add --force to go back',
  ]
}

function toChange<Filed, Item extends Filed & { id: string }, Kept>(
  item: Item,
  before: Kept | undefined,
  { isListed, listChanges }: Planned<Filed, Item, Kept>,
): WrittenItem<Item> | undefined {
  if (before === undefined) return { kind: 'added', item, fields: [] }
  const fields = listChanges(item, before)
  const kind = isListed(before) ? 'changed' : 'returned'
  return kind === 'changed' && fields.length === 0 ? undefined : { kind, item, fields }
}

/** Which one the row means is unknown, so it would be withdrawn together with those not named. */
export function namelessProblems<Item>(
  rows: readonly ReadRow<Item>[],
  { thing, example }: { thing: string; example: string },
): string[] {
  return rows
    .filter(({ id }) => id === null)
    .map(
      ({ at }) => `${at}: ${thing}_id is not an id: with --complete each row needs one, such as ${example}.`,
    )
}
