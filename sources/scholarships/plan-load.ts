import type { ScholarshipRows } from '#database/scholarship-rows.ts'
import { toScholarship } from '#database/scholarship-rows.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { Problem } from '#sources/catalog/catalog-file.ts'
import { slug } from '#sources/catalog/cell.ts'
import { type FieldChange, fieldChanges } from '#sources/catalog/field-changes.ts'
import type { FileRow } from './read-scholarship-file.ts'
import {
  type ReadScholarship,
  readScholarship,
  scholarshipCells,
  scholarshipFields,
} from './scholarship-fields.ts'

/** A row of a file after its cells were parsed. */
export interface ReadRow {
  at: string
  /** `null` when it is not an id. */
  id: string | null
  read: ReadScholarship
}

export interface LoadPlan {
  written: WrittenScholarship[]
  /** Ids of the scholarships that are no longer listed. */
  withdrawn: string[]
  unchangedCount: number
  refusedCount: number
  problems: Problem[]
  warnings: Problem[]
}

export interface WrittenScholarship {
  /** `returned`: an earlier load had withdrawn it. */
  kind: 'added' | 'changed' | 'returned'
  scholarship: Scholarship
  /** The changed fields; empty for a new scholarship. */
  fields: FieldChange[]
}

export interface PlanOptions {
  /** 'YYYY-MM-DD' */
  today: string
  /** Treats the file as the whole catalog: a scholarship that it does not name is withdrawn. */
  isComplete: boolean
  /** Accepts facts that were read earlier than those in the catalog. */
  takesOlder: boolean
}

/** Parses the rows, which needs no catalog and therefore no transaction. */
export function readRows(rows: readonly FileRow[], today: string): ReadRow[] {
  return rows.map(({ at, cells, problems }) => ({
    at,
    id: slug.safeParse(cells.scholarship_id).data ?? null,
    read: problems.length > 0 ? { status: 'refused', problems } : readScholarship(cells, today),
  }))
}

/**
 * Plans the changes that a file makes to a catalog, without writing anything. A scholarship with a problem is
 * refused alone.
 * @param catalog the scholarships before the load, with withdrawn ones and without samples
 */
export function planLoad(
  rows: readonly ReadRow[],
  catalog: readonly ScholarshipRows[],
  { today, isComplete, takesOlder }: PlanOptions,
): LoadPlan {
  const kept = new Map(catalog.map((each) => [each.scholarship.id, each]))
  const places = new Map<string, string>()
  const plan: LoadPlan = {
    written: [],
    withdrawn: [],
    unchangedCount: 0,
    refusedCount: 0,
    problems: [],
    warnings: [],
  }
  let acceptedCount = 0
  for (const { at, id, read } of rows) {
    const problems = findProblems({ id, read }, { kept, places, takesOlder })
    if (id !== null && !places.has(id)) places.set(id, at)
    if (problems.length > 0 || id === null || read.status === 'refused') {
      plan.refusedCount += 1
      plan.problems.push(...problems.map((text) => ({ at, text })))
      continue
    }
    acceptedCount += 1
    const before = kept.get(id)
    if (read.status === 'withdrawn') {
      planWithdrawal(plan, { at, id, before })
      continue
    }
    const scholarship = {
      ...read.scholarship,
      createdOn: read.scholarship.createdOn ?? before?.scholarship.created_on ?? today,
    }
    const change = toChange(scholarship, before, today)
    if (change) plan.written.push(change)
    else plan.unchangedCount += 1
    plan.warnings.push(...listWarnings(scholarship, today).map((text) => ({ at, text })))
  }
  // A file of which nothing can be used says nothing about the rest of the catalog either.
  if (isComplete && acceptedCount > 0)
    plan.withdrawn.push(
      ...[...kept.values()]
        .filter(isListed)
        .map(toId)
        .filter((id) => !places.has(id)),
    )
  return plan
}

/** Returns why a row is refused. */
function findProblems(
  { id, read }: Pick<ReadRow, 'id' | 'read'>,
  {
    kept,
    places,
    takesOlder,
  }: {
    kept: ReadonlyMap<string, ScholarshipRows>
    places: ReadonlyMap<string, string>
    takesOlder: boolean
  },
): string[] {
  if (read.status === 'refused') return read.problems
  const place = places.get(id ?? '')
  if (place !== undefined)
    return [`scholarship_id "${id}" is taken by ${place}: give each scholarship its own`]
  if (read.status === 'withdrawn' || takesOlder) return []
  const checkedOn = kept.get(id ?? '')?.scholarship.last_checked_on ?? ''
  const { lastCheckedOn } = read.scholarship
  if (checkedOn <= lastCheckedOn) return []
  return [
    `last_checked_on ${lastCheckedOn} is older than ${checkedOn}, which is in the catalog: ` +
      'load a newer file, or add --force to go back',
  ]
}

function planWithdrawal(
  plan: LoadPlan,
  { at, id, before }: { at: string; id: string; before: ScholarshipRows | undefined },
): void {
  if (!before)
    plan.warnings.push({
      at,
      text: `scholarship_id "${id}" is not in the catalog: there is nothing to withdraw`,
    })
  else if (isListed(before)) plan.withdrawn.push(id)
  else plan.unchangedCount += 1
}

/** Returns warnings about a scholarship that is loaded anyway. */
function listWarnings({ deadline }: Scholarship, today: string): string[] {
  return deadline.on !== null && deadline.on < today
    ? [`deadline_on ${deadline.on} has passed: lists leave it out`]
    : []
}

function toChange(
  scholarship: Scholarship,
  before: ScholarshipRows | undefined,
  today: string,
): WrittenScholarship | undefined {
  if (!before) return { kind: 'added', scholarship, fields: [] }
  const fields = fieldChanges(
    scholarshipFields,
    scholarshipCells(toScholarship(before, today)),
    scholarshipCells(scholarship),
  )
  const kind = isListed(before) ? 'changed' : 'returned'
  return kind === 'changed' && fields.length === 0 ? undefined : { kind, scholarship, fields }
}

function isListed({ scholarship }: ScholarshipRows): boolean {
  return scholarship.withdrawn_on === null
}

function toId({ scholarship }: ScholarshipRows): string {
  return scholarship.id
}
