import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'

/**
 * Returns a secret that the first call generates. It is stored in the database, so every server of the
 * installation has the same one.
 */
export async function installationSecret(database: Database, name: string): Promise<string> {
  const kept = await database.read
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  if (kept) return kept.value
  const made = randomBytes(32).toString('base64url')
  return database.write(async (tx) => {
    // If two servers start for the first time at once, the later one adopts the stored token.
    await tx
      .insertInto('secret')
      .values({ name, value: made })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const row = await tx
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return row.value
  })
}
