import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { type DatabaseError, isDatabaseError } from './errors.ts'
import { toDatabaseError } from './postgres-errors.ts'

/**
 * The one place where errors of PostgreSQL and of the way to it become `DatabaseError`s: Kysely gets every
 * connection from here.
 * @param limitMs how long to wait for an answer; the server's own limit does not help when the server is
 *   frozen. Undefined waits for as long as it takes
 */
export function adaptPool(
  pool: pg.Pool,
  { place, limitMs }: { place: string; limitMs?: number },
): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error) => {
        throw toDatabaseError(error, place)
      })
      let lost: DatabaseError | undefined
      const query = async <R>(text: string, parameters: readonly unknown[]) => {
        // A connection that is lost or stuck would let every further statement wait its full time.
        if (lost) throw lost
        const asked = { text, values: [...parameters], query_timeout: limitMs }
        const answer = await client.query(asked).catch((error) => {
          const adapted = toDatabaseError(error, place)
          if (isDatabaseError(adapted) && adapted.code === 'DATABASE_UNREACHABLE') lost = adapted
          throw adapted
        })
        return answer as unknown as PostgresQueryResult<R>
      }
      return {
        query: query as PostgresPoolClient['query'],
        release: (isBroken) => client.release(isBroken || lost !== undefined),
      }
    },
  }
}
