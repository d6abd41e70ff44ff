import { randomBytes } from 'node:crypto'
import type { Database } from '#database/database.ts'

export interface ContentTokens {
  /** Reads drafts. */
  read: string
  /** Writes, and reads drafts. */
  write: string
}

/** What CONTENT_READ_TOKEN and CONTENT_WRITE_TOKEN name; undefined: the installation has one of its own. */
export interface TokenSettings {
  readToken: string | undefined
  writeToken: string | undefined
}

/**
 * The tokens of the content service: the configured ones, else those that this installation made for itself and keeps in its
 * database, so that every server on it and the operator's command have the same. They are made at the first call.
 */
export async function contentTokens(
  database: Database,
  { readToken, writeToken }: TokenSettings,
): Promise<ContentTokens> {
  return {
    read: readToken ?? (await ownToken(database, 'content_read_token')),
    write: writeToken ?? (await ownToken(database, 'content_write_token')),
  }
}

/**
 * The token with which the site reads drafts, which signs the links to previews. Undefined: the service is another's, and no token
 * of it is configured.
 */
export async function draftsToken(
  database: Database,
  settings: TokenSettings & { apiHost: string | undefined },
): Promise<string | undefined> {
  return settings.apiHost === undefined ? (await contentTokens(database, settings)).read : settings.readToken
}

async function ownToken(database: Database, name: string): Promise<string> {
  const kept = await database.read
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  if (kept) return kept.value
  const made = randomBytes(32).toString('base64url')
  return database.write(async (tx) => {
    // Two first starts on one database agree: the later one takes what the earlier one wrote.
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
