import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { installationSecret } from './installation-secret.ts'

/** What stands before the time of a rotation in the name of an earlier secret. */
const earlierName = (name: string) => `${name}_until_`

/**
 * Replaces a secret of the installation. Running servers keep the one they started with.
 * @param keepsEarlier whether the replaced one, and those before it, are still returned by `earlierSecrets`
 */
export async function rotateSecret(
  database: Database,
  name: string,
  { now, keepsEarlier }: { now: Date; keepsEarlier: boolean },
): Promise<void> {
  const replaced = await installationSecret(database, name)
  const value = randomBytes(32).toString('base64url')
  await database.write(async (tx) => {
    if (keepsEarlier)
      await tx
        .insertInto('secret')
        .values({ name: earlierName(name) + now.toISOString(), value: replaced })
        .execute()
    else
      await tx
        .deleteFrom('secret')
        .where('name', 'like', `${earlierName(name)}%`)
        .execute()
    await tx.updateTable('secret').set({ value }).where('name', '=', name).execute()
  })
}

/** Returns the values that a secret had before and that still count, newest first. */
export async function earlierSecrets(database: Database, name: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('secret')
    .select(['name', 'value'])
    .where('name', 'like', `${earlierName(name)}%`)
    .orderBy('name', 'desc')
    .execute()
  return rows.map(({ value }) => value)
}
