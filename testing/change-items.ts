import type { Database } from '#server/database/database.ts'
import type { CatalogItemTable } from '#server/database/schema.ts'

/** Changes facts of all stored items of a kind, without the checks of a load, and announces the change. */
export async function changeItems(
  database: Database,
  kind: CatalogItemTable['kind'],
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the facts of the kind that it changes
  change: (facts: any) => object,
): Promise<void> {
  await database.write(async (tx) => {
    const rows = await tx.selectFrom('catalog_item').selectAll().where('kind', '=', kind).execute()
    for (const { id, body } of rows) {
      const facts = JSON.parse(body)
      await tx
        .updateTable('catalog_item')
        .set({ body: JSON.stringify({ ...facts, ...change(facts) }) })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute()
    }
    await database.changed(tx, kind)
  })
}
