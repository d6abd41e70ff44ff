import type { RefusedRow } from '#app/features/schools/ipeds/read-table.ts'
import type { Database } from '#server/database/database.ts'
import type { Write } from '#server/database/store.ts'
import type { CostRow } from './cost-formats.ts'
import type { CostSource } from './cost-sources.ts'
import { readCostFile } from './read-cost-file.ts'

interface LoadCosts {
  database: Database
  bytes: Buffer
  fileName: string
  now: Date
  /** Accepts a file with far fewer schools than there are now. */
  force?: boolean
}

export type CostsLoaded =
  | {
      status: 'loaded' | 'unchanged'
      name: string
      schoolCount: number
      /** How many statements about a school are new, have changed, and are gone. */
      changes: Changes
      refused: RefusedRow[]
      skippedCount: number
      isUndated: boolean
    }
  | { status: 'refused'; problems: string[]; refused: RefusedRow[] }

interface Changes {
  added: number
  changed: number
  removed: number
}

/** At most this percentage of the lines may be refused. */
const maxRefusedPercent = 1
/** A file with fewer schools than this percentage of those in use is probably cut off. */
const minPercentOfCurrent = 80

/**
 * Reads and checks a file of figures, and makes it what its publications state: in one transaction, so that pages show
 * either the figures before or those after. A file that says what is stored already changes nothing.
 */
export async function loadCosts({ database, bytes, fileName, now, force }: LoadCosts): Promise<CostsLoaded> {
  const read = await readCostFile(bytes, fileName)
  if (!read.ok) return { status: 'refused', problems: read.problems, refused: [] }
  const { name, sources, rows, refused, skippedCount, isUndated } = read.file
  const refuse = (problem: string): CostsLoaded => ({ status: 'refused', problems: [problem], refused })
  if (rows.length === 0) return refuse('The file has no figures for any school.')
  const lines = rows.length + refused.length
  if (refused.length * 100 > lines * maxRefusedPercent) {
    return refuse(`${refused.length} of ${lines} rows are invalid; the limit is ${maxRefusedPercent}%.`)
  }
  const wanted = toStatements(rows)
  const outcome = await database
    .write(async (tx) => {
      // Updating every row first makes a second load wait for this one.
      await tx
        .updateTable('school_cost_file')
        .set((eb) => ({ refused_count: eb.ref('refused_count') }))
        .execute()
      const changes: Changes = { added: 0, changed: 0, removed: 0 }
      for (const source of sources) {
        const lost = await replace(tx, {
          source,
          statements: wanted.get(source) ?? new Map(),
          changes,
          force,
        })
        if (lost) throw new TooFewError(lost)
      }
      if (Object.values(changes).some((count) => count > 0)) {
        const file = { name, school_count: rows.length, refused_count: refused.length, loaded_at: now }
        await tx.deleteFrom('school_cost_file').where('source', 'in', sources).execute()
        await tx
          .insertInto('school_cost_file')
          .values(sources.map((source) => ({ source, ...file })))
          .execute()
        await database.changed(tx, 'school_cost')
      }
      return changes
    })
    .catch((error: unknown) => {
      if (error instanceof TooFewError) return error
      throw error
    })
  if (outcome instanceof TooFewError) return refuse(outcome.message)
  const isSame = Object.values(outcome).every((count) => count === 0)
  return {
    status: isSame ? 'unchanged' : 'loaded',
    name,
    schoolCount: rows.length,
    changes: outcome,
    refused,
    skippedCount,
    isUndated,
  }
}

/** Undoes the transaction of a file that is too small. */
class TooFewError extends Error {
  override name = 'TooFewError'
}

interface Statement {
  period: string
  /** JSON */
  figures: string
}

/** What each publication states of each school. */
function toStatements(rows: readonly CostRow[]): Map<CostSource, Map<string, Statement>> {
  const bySource = new Map<CostSource, Map<string, Statement>>()
  for (const { unitid, published } of rows) {
    for (const { source, period, figures } of published) {
      const statements = bySource.get(source) ?? new Map<string, Statement>()
      bySource.set(source, statements.set(unitid, { period, figures: JSON.stringify(figures) }))
    }
  }
  return bySource
}

const ROWS_PER_STATEMENT = 250

/**
 * Makes the rows of a publication those that are wanted. Returns why not, if the file has too few schools.
 */
async function replace(
  tx: Write,
  {
    source,
    statements,
    changes,
    force,
  }: {
    source: CostSource
    statements: Map<string, Statement>
    changes: Changes
    force?: boolean | undefined
  },
): Promise<string | undefined> {
  const stored = await tx
    .selectFrom('school_cost')
    .select(['unitid', 'period', 'figures'])
    .where('source', '=', source)
    .execute()
  if (!force && statements.size * 100 < stored.length * minPercentOfCurrent) {
    return `The file has figures for ${statements.size} schools, fewer than ${minPercentOfCurrent}% of the ${stored.length} in use.`
  }
  const known = new Map(stored.map((row) => [row.unitid, row]))
  const gone = stored.map(({ unitid }) => unitid).filter((unitid) => !statements.has(unitid))
  const written = [...statements].filter(([unitid, { period, figures }]) => {
    const before = known.get(unitid)
    return before?.period !== period || before.figures !== figures
  })
  const old = written.map(([unitid]) => unitid).filter((unitid) => known.has(unitid))
  for (const unitids of inBatches([...gone, ...old])) {
    await tx.deleteFrom('school_cost').where('source', '=', source).where('unitid', 'in', unitids).execute()
  }
  for (const batch of inBatches(written)) {
    await tx
      .insertInto('school_cost')
      .values(batch.map(([unitid, statement]) => ({ unitid, source, ...statement })))
      .execute()
  }
  changes.added += written.length - old.length
  changes.changed += old.length
  changes.removed += gone.length
  return undefined
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT),
  )
}
