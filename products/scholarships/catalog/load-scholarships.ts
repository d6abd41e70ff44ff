import type { Transaction } from 'kysely'
import { todayInNewYork } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { LoadOptions } from '#kit/catalog/catalog-loader.ts'
import { namelessProblems, type PlanOptions, type ReadRow, readRows } from '#kit/catalog/plan-rows.ts'
import type { RowsResult } from '#kit/catalog/row-report.ts'
import { waitForOtherLoads } from '#kit/catalog/write-rows.ts'
import { readScholarships } from '#server/database/read-scholarships.ts'
import type { Schema } from '#server/database/schema.ts'
import { planLoad } from './plan-load.ts'
import { readScholarshipFile } from './read-scholarship-file.ts'
import { type FiledScholarship, readScholarship } from './scholarship-fields.ts'
import { writeScholarships } from './write-scholarships.ts'

type LoadResult = RowsResult<Scholarship>
type CatalogPlan = Omit<Extract<LoadResult, { status: 'read' }>, 'status'>

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
  const rows = readRows(file.rows, 'scholarship_id', (cells) => readScholarship(cells, options.today))
  const nameless = namelessProblems(rows, { thing: 'scholarship', example: 'harbor-light' })
  if (isComplete && nameless.length > 0) return { status: 'refused', problems: nameless }
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

async function planOnce(
  tx: Transaction<Schema>,
  rows: readonly ReadRow<FiledScholarship>[],
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
