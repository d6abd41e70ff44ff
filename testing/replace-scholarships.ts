import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { Database } from '#server/database/database.ts'
import { essayRows, scholarshipRow } from '#server/database/scholarship-rows.ts'

/** Both databases bound the number of parameters of one statement. */
const ROWS_EACH = 500

/** Stores scholarships instead of all others, without the checks of a load, and announces the change. */
export async function replaceScholarships(
  database: Database,
  scholarships: readonly Scholarship[],
): Promise<void> {
  await database.write(async (tx) => {
    await tx.deleteFrom('scholarship').execute()
    for (let from = 0; from < scholarships.length; from += ROWS_EACH) {
      const piece = scholarships.slice(from, from + ROWS_EACH)
      await tx.insertInto('scholarship').values(piece.map(scholarshipRow)).execute()
      const essays = piece.flatMap(essayRows)
      if (essays.length > 0) await tx.insertInto('scholarship_essay').values(essays).execute()
    }
    await database.changed(tx, 'scholarship')
  })
}
