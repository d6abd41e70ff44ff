// cspell:ignore hashtextextended
import { sql } from 'kysely'
import type { Store, Write } from './store.ts'

/**
 * Makes writes that give the same name wait for each other until they end, so that what one counts is true when it inserts.
 * SQLite lets only one write at a time anyway.
 */
export async function lockName(tx: Write, dialect: Store['dialect'], name: string): Promise<void> {
  if (dialect === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
