import { setImmediate } from 'node:timers/promises'
import {
  type ScholarshipIndex,
  ScholarshipIndexBuilder,
} from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import type { Database } from '#server/database/database.ts'
import { readScholarships } from '#server/database/read-scholarships.ts'
import { type ScholarshipRows, toScholarship } from '#server/database/scholarship-rows.ts'

/** The listings that exist in all, several times; keeps a table that grew by mistake from filling the memory. */
const MOST_SCHOLARSHIPS = 500_000
const ROWS_PER_PIECE = 250

/**
 * Reads all scholarships from one snapshot of the database and indexes them, piece by piece, so that the
 * server can handle requests in between.
 */
export function indexScholarships(
  database: Database,
  today: string,
): Promise<{ index: ScholarshipIndex; dependsOnDay: boolean }> {
  return database.snapshot(async (tx) => {
    const builder = new ScholarshipIndexBuilder()
    let dependsOnDay = false
    let count = 0
    let after: string | undefined = ''
    while (after !== undefined && count < MOST_SCHOLARSHIPS) {
      const piece: ScholarshipRows[] = await readScholarships(tx, { after, limit: ROWS_PER_PIECE })
      for (const rows of piece) {
        builder.add(toScholarship(rows, today))
        dependsOnDay ||= hasRelativeDate(rows)
      }
      count += piece.length
      after = piece.at(-1)?.scholarship.id
      await setImmediate()
    }
    return { index: await builder.finish(() => setImmediate()), dependsOnDay }
  })
}

/** Dates of samples are counted from the current day. */
function hasRelativeDate({ scholarship }: ScholarshipRows): boolean {
  return (
    scholarship.deadline_days_ahead !== null ||
    scholarship.created_days_ago !== null ||
    scholarship.last_checked_days_ago !== null
  )
}
