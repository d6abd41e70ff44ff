import type { Database } from '#server/database/database.ts'
import { installationSecret } from './installation-secret.ts'

export interface ContentTokens {
  /** Reads drafts. */
  read: string
  /** Writes documents and reads drafts. */
  write: string
}

/** CONTENT_READ_TOKEN and CONTENT_WRITE_TOKEN; undefined where the installation generates its own. */
export interface TokenSettings {
  readToken: string | undefined
  writeToken: string | undefined
}

/**
 * Returns the content service's tokens: the configured ones, or tokens that the first call generates.
 * Generated tokens are stored in the database, so every server of the installation and the operator command
 * use the same ones.
 */
export async function contentTokens(
  database: Database,
  { readToken, writeToken }: TokenSettings,
): Promise<ContentTokens> {
  return {
    read: readToken ?? (await installationSecret(database, 'content_read_token')),
    write: writeToken ?? (await installationSecret(database, 'content_write_token')),
  }
}

/**
 * Returns the token with which the site reads drafts and signs preview links, or undefined if a hosted
 * content service is used and no token for it is configured.
 */
export async function draftsToken(
  database: Database,
  settings: TokenSettings & { apiHost: string | undefined },
): Promise<string | undefined> {
  return settings.apiHost === undefined ? (await contentTokens(database, settings)).read : settings.readToken
}
