import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { keyedHash } from '#app/security/keyed-hash.ts'
import { emailKey } from '#domain/email.ts'
import type { Database } from '#server/database/database.ts'
import { installationSecret } from '#server/installation-secret.ts'
import type { OperatedSite } from './operator-command.ts'

/**
 * Notes who runs a command, and what for. The address is stored as a keyed hash: whoever knows the address finds what
 * was done about it, and nobody can read addresses from the log.
 */
export async function noteCommand(
  { database, now }: Pick<OperatedSite, 'database' | 'now'>,
  { command, address, reason }: { command: string; address?: string | undefined; reason: string },
): Promise<void> {
  const subject = address === undefined ? '' : await hashAddress(database, address)
  const row = { id: randomUUID(), at: now(), os_user: currentUser(), command, subject, reason }
  await database.write((tx) => tx.insertInto('operator_log').values(row).execute())
}

/** The most entries that are listed. */
const maxListed = 200

/** Lists what was noted, newest first; of one address, if it is given. */
export async function listNoted(database: Database, address: string): Promise<string[]> {
  let query = database.read
    .selectFrom('operator_log')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(maxListed)
  if (address !== '') query = query.where('subject', '=', await hashAddress(database, address))
  const rows = await query.execute()
  if (rows.length === 0)
    return [address === '' ? 'Nothing is recorded.' : 'Nothing is recorded about this address.']
  return rows.map(({ at, os_user: user, command, subject, reason }) =>
    [at.toISOString(), user, command, subject || '-', reason].join('  '),
  )
}

/** It has a key of its own, which is never rotated: another one would cut off what was noted before. */
async function hashAddress(database: Database, address: string): Promise<string> {
  const key = await installationSecret(database, 'operator_log_key')
  return keyedHash(key, 'operator-log', [emailKey(address)]).slice(0, 22)
}

/** Returns the user of the operating system; in a container, its number may have no name. */
function currentUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
