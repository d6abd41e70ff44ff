import type { Database } from '#database/database.ts'

/** More than anybody applies for; keeps one account from making every list slow. */
const MOST_SAVED = 1_000

/** Returns the ids of the scholarships that an account saved. */
export async function readSavedIds(database: Database, accountId: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('saved_scholarship')
    .select('scholarship_id')
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('scholarship_id')
    .limit(MOST_SAVED)
    .execute()
  return rows.map(({ scholarship_id }) => scholarship_id)
}
