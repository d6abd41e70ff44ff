import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { RowPlan } from '#kit/catalog/plan-rows.ts'
import { pieces } from '#kit/catalog/write-rows.ts'
import { essayRows, scholarshipRow } from '#server/database/scholarship-rows.ts'
import type { Write } from '#server/database/store.ts'

/** Writes the planned changes. Returns whether anything changed. */
export async function writeScholarships(
  tx: Write,
  { written, withdrawn }: Pick<RowPlan<Scholarship>, 'written' | 'withdrawn'>,
  today: string,
): Promise<boolean> {
  // Real and invented scholarships are never mixed.
  if (written.length > 0) await tx.deleteFrom('scholarship').where('is_sample', '=', true).execute()
  const known = written.filter(({ kind }) => kind !== 'added').map(({ item }) => item.id)
  for (const ids of pieces(known)) await tx.deleteFrom('scholarship').where('id', 'in', ids).execute()
  const scholarships = written.map(({ item }) => item)
  for (const some of pieces(scholarships)) {
    await tx.insertInto('scholarship').values(some.map(scholarshipRow)).execute()
    for (const essays of pieces(some.flatMap(essayRows)))
      await tx.insertInto('scholarship_essay').values(essays).execute()
  }
  for (const ids of pieces(withdrawn))
    await tx.updateTable('scholarship').set({ withdrawn_on: today }).where('id', 'in', ids).execute()
  return written.length + withdrawn.length > 0
}
