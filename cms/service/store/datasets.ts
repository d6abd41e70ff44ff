import type { Transaction } from 'kysely'
import { refusal } from '#content/errors.ts'
import type { DatasetInfo } from './content-store.ts'
import type { ContentDatabase } from './database.ts'
import type { ContentTables } from './tables.ts'

const datasetName = /^~?[a-z0-9][-\w]{0,63}$/
/** Each dataset is held in memory as a whole. */
const maxDatasets = 50

export async function insertDataset(
  database: ContentDatabase,
  { name, aclMode, createdAt }: DatasetInfo,
): Promise<void> {
  if (!datasetName.test(name)) {
    throw refusal(
      400,
      'A dataset name is 1 to 64 lowercase letters, digits, -, and _, and begins with a letter or digit.',
    )
  }
  const outcome = await database.write(async (tx) => {
    const rows = await tx.selectFrom('content_dataset').select('name').execute()
    if (rows.some((row) => row.name === name)) return 'taken'
    if (rows.length >= maxDatasets) return 'too many'
    const inserted = await tx
      .insertInto('content_dataset')
      .values({ name, acl_mode: aclMode, last_number: 0, created_at: createdAt })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .execute()
    if (inserted.length === 0) return 'taken'
    await database.changed(tx, 'content_dataset')
    return 'made'
  })
  if (outcome === 'taken') throw refusal(409, `A dataset "${name}" already exists.`)
  if (outcome === 'too many')
    throw refusal(403, `There are ${maxDatasets} datasets already. Delete one first.`)
}

/** Returns whether the dataset existed. */
export async function updateDataset(
  database: ContentDatabase,
  { name, aclMode }: Pick<DatasetInfo, 'name' | 'aclMode'>,
): Promise<boolean> {
  return database.write(async (tx) => {
    const updated = await tx
      .updateTable('content_dataset')
      .set({ acl_mode: aclMode })
      .where('name', '=', name)
      .returning('name')
      .execute()
    await database.changed(tx, 'content_dataset')
    return updated.length > 0
  })
}

/** Returns whether the dataset existed. */
export async function removeDataset(database: ContentDatabase, name: string): Promise<boolean> {
  const deleting = async (tx: Transaction<ContentTables>) => {
    const deleted = await tx
      .deleteFrom('content_dataset')
      .where('name', '=', name)
      .returning('name')
      .execute()
    await database.changed(tx, 'content_dataset')
    return deleted.length > 0
  }
  // Its documents and its log go with it.
  return database.write(deleting, { mayTakeLong: true })
}
