import type { Database } from '#server/database/database.ts'
import { installationSecret } from './installation-secret.ts'

/** Returns the token with which the operator's mail service reports bounces; the first call generates it. */
export function mailHookToken(database: Database): Promise<string> {
  return installationSecret(database, 'mail_hook_token')
}
