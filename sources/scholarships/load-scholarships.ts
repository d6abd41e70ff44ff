import type { Transaction } from 'kysely'
import type { Database } from '#database/database.ts'
import { readScholarships } from '#database/read-scholarships.ts'
import type { Schema } from '#database/schema.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { OpenedFile } from '#sources/catalog/catalog-file.ts'
import { waitForOtherLoads } from '#sources/catalog/write-rows.ts'
import { type LoadPlan, type PlanOptions, planLoad, type ReadRow, readRows } from './plan-load.ts'
import { readScholarshipFile } from './read-scholarship-file.ts'
import { writeScholarships } from './write-scholarships.ts'

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

export type LoadResult =
  /** The file cannot be used at all. */
  { status: 'refused'; problems: string[] } | ({ status: 'read' } & CatalogPlan)

interface CatalogPlan extends LoadPlan {
  /** The number of invented scholarships removed to make room for real ones. */
  samplesRemoved: number
}

/**
 * Loads the scholarships of a file, but none that has a problem. All changes become visible at once, also to
 * running servers.
 */
export async function loadScholarships({
  database,
  opened,
  now,
  isComplete = false,
  takesOlder = false,
  isDryRun = false,
}: LoadOptions): Promise<LoadResult> {
  if (!opened.ok) return { status: 'refused', problems: opened.problems }
  const file = readScholarshipFile(opened.file)
  if (!file.ok) return { status: 'refused', problems: file.problems }
  if (file.rows.length === 0) return { status: 'refused', problems: ['The file names no scholarship.'] }
  const options = { today: todayInNewYork(now), isComplete, takesOlder }
  const rows = readRows(file.rows, options.today)
  const nameless = isComplete ? rows.filter(({ id }) => id === null) : []
  if (nameless.length > 0) return { status: 'refused', problems: nameless.map(namelessProblem) }
  const before = await database.snapshot((tx) => planOnce(tx, rows, options))
  if (isDryRun) return { status: 'read', ...before.planned }
  const done = await database.write(
    async (tx) => {
      await waitForOtherLoads(tx, 'scholarship')
      // Planning a large catalog takes seconds. It is done again only when another load came between, so that
      // the writes of a running server do not wait for it.
      const isCurrent = (await readVersion(tx)) === before.version
      const { planned } = isCurrent ? before : await planOnce(tx, rows, options)
      if (await writeScholarships(tx, planned, options.today)) await database.changed(tx, 'scholarship')
      return planned
    },
    { mayTakeLong: true },
  )
  return { status: 'read', ...done }
}

/** Which scholarship the row means is unknown, so it would be withdrawn together with those not named. */
function namelessProblem({ at }: ReadRow): string {
  return `${at}: scholarship_id is not an id: with --complete each row needs one, such as harbor-light.`
}

async function planOnce(
  tx: Transaction<Schema>,
  rows: readonly ReadRow[],
  options: PlanOptions,
): Promise<{ planned: CatalogPlan; version: number }> {
  const version = await readVersion(tx)
  const all = await readScholarships(tx, { withWithdrawn: true })
  const catalog = all.filter(({ scholarship }) => !scholarship.is_sample)
  const planned = planLoad(rows, catalog, options)
  const samplesRemoved = planned.written.length > 0 ? all.length - catalog.length : 0
  return { planned: { ...planned, samplesRemoved }, version }
}

/** Returns how often the scholarships have changed. */
async function readVersion(tx: Transaction<Schema>): Promise<number> {
  const topic = await tx
    .selectFrom('topic')
    .select('version')
    .where('name', '=', 'scholarship')
    .executeTakeFirst()
  return topic?.version ?? 0
}
