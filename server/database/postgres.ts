import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { describeUrl } from './describe-place.ts'
import { adaptPool } from './postgres-pool.ts'
import { watchPostgres } from './postgres-watch.ts'
import type { Schema } from './schema.ts'
import type { DatabaseLog, Store } from './store.ts'
import { StrictPostgresCompiler } from './strict-compilers.ts'

/** How long the server may work on a statement, in milliseconds. */
const statementMs = 10_000
/** How long to wait for its answer: longer, so that a working server is the one that stops the statement. */
const responseMs = 12_000

/** Opens a pool of PostgreSQL connections in which every wait has a time limit. */
export async function openPostgres(databaseUrl: string, log: DatabaseLog): Promise<Store> {
  const place = describeUrl(databaseUrl)
  const pool = openPool(databaseUrl, 10, log)
  const followPool = openPool(databaseUrl, 1, log)
  const close = async () => {
    await Promise.all([pool.end(), followPool.end()])
  }
  const db = kyselyOn(adaptPool(pool, { place, limitMs: responseMs }))
  const patient = kyselyOn(adaptPool(pool, { place }))
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await close()
    throw error
  }

  return {
    dialect: 'postgres',
    read: db,
    follow: kyselyOn(adaptPool(followPool, { place, limitMs: responseMs })),
    write: (work, { mayTakeLong = false } = {}) =>
      (mayTakeLong ? patient : db)
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          if (mayTakeLong) await sql`set local statement_timeout = 0`.execute(tx)
          return work(tx)
        }),
    snapshot: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    watch: (wake, onBroadcast) =>
      watchPostgres(
        { ...connectionConfig(databaseUrl), query_timeout: responseMs },
        { wake, onBroadcast },
        log,
      ),
    close,
  }
}

function kyselyOn(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new StrictPostgresDialect({ pool }) })
}

class StrictPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): StrictPostgresCompiler {
    return new StrictPostgresCompiler()
  }
}

function openPool(databaseUrl: string, max: number, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(databaseUrl),
    max,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 10_000,
  })
  // Without these listeners, losing a connection would crash the process, whether the connection is idle or
  // in use between two statements. The pool replaces the connection, and the next statement on it fails.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'an idle PostgreSQL connection was lost')
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function connectionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'bursar',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c datestyle=ISO -c timezone=UTC',
    // The parsers are set per pool because the whole process shares pg's own registry.
    types: { getTypeParser } as pg.CustomTypesConfig,
  }
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return parsers[oid] ?? pg.types.getTypeParser(oid, format)
}

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: toNumber,
  [pg.types.builtins.NUMERIC]: toNumber,
  [pg.types.builtins.DATE]: (text) => text,
}

function toNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`Value is too large to be represented as a JavaScript number: ${text}`)
  }
  return value
}
