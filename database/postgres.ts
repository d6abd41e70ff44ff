import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseLog } from './database.ts'
import { DatabaseError, systemCode } from './errors.ts'
import { watchPostgres } from './postgres-watch.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import { StrictPostgresCompiler } from './strict-compilers.ts'

/** A pool of connections to PostgreSQL, of which every wait has an end. */
export async function openPostgres(databaseUrl: string, log: DatabaseLog): Promise<Store> {
  const pool = openPool(databaseUrl, 10, log)
  const followPool = openPool(databaseUrl, 1, log)
  const close = async () => {
    await Promise.all([pool.end(), followPool.end()])
  }
  const db = new Kysely<Schema>({ dialect: new StrictPostgresDialect({ pool }) })
  try {
    await pool.query('select 1')
  } catch (error) {
    await close()
    throw connectError(databaseUrl, error)
  }

  return {
    dialect: 'postgres',
    read: db,
    follow: new Kysely<Schema>({ dialect: new StrictPostgresDialect({ pool: followPool }) }),
    write: (work) => db.transaction().setIsolationLevel('read committed').execute(work),
    snapshot: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    watch: (wake) => watchPostgres(connectionConfig(databaseUrl), wake, log),
    close,
  }
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
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  // Without listeners the loss of a connection would end the process: one that is idle, and one that is in use and between two
  // statements. The pool replaces it, and the next statement on it fails.
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
    // Given per pool: pg's own registry is shared by everything in the process.
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

function connectError(databaseUrl: string, error: unknown): DatabaseError {
  const where = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  const place = where ? `${where.host}${where.pathname}` : 'DATABASE_URL'
  const reason = reasons[systemCode(error)] ?? (systemCode(error) || (error as Error).message)
  return new DatabaseError(
    'DATABASE_UNREACHABLE',
    `PostgreSQL at ${place} cannot be used: ${reason}. Start it, or correct DATABASE_URL.`,
    { cause: error },
  )
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  EAI_AGAIN: 'its host cannot be looked up',
  ENOTFOUND: 'there is no such host',
  '28000': 'it refuses this user',
  '28P01': 'the password is wrong',
  '3D000': 'it has no such database',
  '53300': 'it has no free connection',
}
