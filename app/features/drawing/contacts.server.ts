import type { Services } from '#app/services.ts'
import { addDays, todayInNewYork } from '#domain/dates.ts'
import type { Drawing } from '#domain/drawing/drawing.ts'
import { dayLimits } from '#domain/drawing/drawing.ts'
import { entryKey } from '#domain/drawing/entry-key.ts'
import { emailKey } from '#domain/email.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Database } from '#server/database/database.ts'
import { lockDrawing } from './run-drawing.server.ts'

/** Someone drawn; `email` is undefined once it is erased. */
export interface ChosenContact {
  entry: string
  email: string | undefined
}

/** Reads whom to write to: the winner, then the alternates. For the operator alone. */
export async function readChosenContacts(
  { read }: Pick<Database, 'read'>,
  { result }: Drawing,
): Promise<ChosenContact[]> {
  const chosen = result?.chosen ?? []
  if (chosen.length === 0) return []
  const rows = await read
    .selectFrom('drawing_contact')
    .select(['entry_hash', 'email'])
    .where('entry_hash', 'in', [...chosen])
    .execute()
  const emails = new Map(rows.map(({ entry_hash, email }) => [entry_hash, email]))
  return chosen.map((entry) => ({ entry, email: emails.get(entry) }))
}

/**
 * Erases an address from all drawings, when its owner asks for it. While a drawing is open, the entry goes with
 * it; afterward the published list stays as it is, without anything that leads to the person.
 * @returns the ids of the drawings it was erased from
 */
export async function forgetEntrant(database: Database, email: string): Promise<string[]> {
  return database.write(async (tx) => {
    await tx.deleteFrom('drawing_request').where('email_key', '=', emailKey(email)).execute()
    const rows = await tx
      .selectFrom('drawing_contact')
      .select(['drawing_id', 'entry_hash'])
      .where('email_key', '=', entryKey(email))
      .orderBy('drawing_id')
      .execute()
    for (const { drawing_id, entry_hash } of rows) {
      const { closing } = await lockDrawing(tx, drawing_id)
      await tx.deleteFrom('drawing_contact').where('entry_hash', '=', entry_hash).execute()
      if (!closing) await tx.deleteFrom('drawing_entry').where('hash', '=', entry_hash).execute()
    }
    return rows.map(({ drawing_id }) => drawing_id)
  })
}

/**
 * Erases the addresses of drawings that ended long enough ago and whose award is given: until then they are needed, see
 * `dayLimits.eraseAfter`.
 * @returns how many
 */
export async function eraseOldContacts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const ended = addDays(todayInNewYork(now()), -dayLimits.eraseAfter)
  return database.write((tx) =>
    countDeleted(
      tx
        .deleteFrom('drawing_contact')
        .where('drawing_id', 'in', (eb) =>
          eb
            .selectFrom('drawing')
            .select('id')
            .where('closes_on', '<', ended)
            .where('awarded_on', 'is not', null),
        ),
    ),
  )
}

/** Erases the addresses that nobody confirmed in time, and returns how many. */
export async function eraseUnconfirmedEntrants({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const ended = addDays(todayInNewYork(now()), -dayLimits.confirmWithin)
  return database.write((tx) =>
    countDeleted(
      tx
        .deleteFrom('drawing_request')
        .where('drawing_id', 'in', (eb) =>
          eb.selectFrom('drawing').select('id').where('closes_on', '<', ended),
        ),
    ),
  )
}
