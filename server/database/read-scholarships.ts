import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { ScholarshipRows } from './scholarship-rows.ts'

/**
 * Reads scholarships ordered by id. Call it in a snapshot or a write, because it runs two queries.
 * @param withWithdrawn includes scholarships that have been withdrawn
 * @param after only returns scholarships with a higher id
 * @param limit the maximum number of scholarships
 */
export async function readScholarships(
  db: Kysely<Schema>,
  {
    withWithdrawn = false,
    after = '',
    limit,
  }: { withWithdrawn?: boolean; after?: string; limit?: number } = {},
): Promise<ScholarshipRows[]> {
  let query = db.selectFrom('scholarship').selectAll().where('id', '>', after).orderBy('id')
  if (!withWithdrawn) query = query.where('withdrawn_on', 'is', null)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  const essays = await db
    .selectFrom('scholarship_essay')
    .selectAll()
    .where('scholarship_id', '>', after)
    .where('scholarship_id', '<=', rows.at(-1)?.id ?? after)
    .orderBy('scholarship_id')
    .orderBy('number')
    .execute()
  const essaysByScholarship = Map.groupBy(essays, (essay) => essay.scholarship_id)
  return rows.map((scholarship) => ({ scholarship, essays: essaysByScholarship.get(scholarship.id) ?? [] }))
}
