import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'

type FeedServices = Pick<Services, 'database' | 'now'>

/**
 * Makes the private address of an account's calendar, and ends the one before.
 * @returns the token in the address: 256 random bits, of which only the hash is stored
 */
export async function openFeed({ database, now }: FeedServices, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const row = { token_hash: hashToken(token), created_at: now() }
  await database.write((tx) =>
    tx
      .insertInto('calendar_feed')
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute(),
  )
  return token
}

/** Ends the private address; calendars that follow it get a 404. */
export async function closeFeed({ database }: FeedServices, accountId: string): Promise<void> {
  await database.write((tx) => tx.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute())
}

/** Returns when the account's address was made; undefined when it has none. */
export async function findFeed({ database }: FeedServices, accountId: string): Promise<Date | undefined> {
  const row = await database.read
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.created_at
}

/** Returns the account that a token belongs to. */
export async function findFeedAccount(
  { database }: FeedServices,
  token: string,
): Promise<string | undefined> {
  const row = await database.read
    .selectFrom('calendar_feed')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.account_id
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
