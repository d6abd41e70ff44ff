import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { writeItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { scholarships as kind } from '#server/database/item-kinds.ts'

/** Stores scholarships instead of all others, without the checks of a load, and announces the change. */
export async function replaceScholarships(
  database: Database,
  scholarships: readonly Scholarship[],
): Promise<void> {
  await database.write(async (tx) => {
    await tx.deleteFrom('catalog_item').where('kind', '=', kind.name).execute()
    await writeItems(tx, kind, scholarships)
    await database.changed(tx, kind.name)
  })
}
