import { entryKey } from '#domain/drawing/entry-key.ts'
import type { Database } from '#server/database/database.ts'

/** Returns what somebody asked for; undefined once it is erased. */
export async function findRequest(read: Database['read'], id: string) {
  return read
    .selectFrom('drawing_request')
    .select(['drawing_id as drawingId', 'email', 'method'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the entry of an address's mailbox, with its receipt; undefined when it is not entered. */
export async function findContact(
  read: Database['read'],
  { drawingId, email }: { drawingId: string; email: string },
) {
  return read
    .selectFrom('drawing_contact')
    .select(['email', 'salt', 'entry_id as entryId', 'entry_hash as hash'])
    .where('drawing_id', '=', drawingId)
    .where('email_key', '=', entryKey(email))
    .executeTakeFirst()
}
