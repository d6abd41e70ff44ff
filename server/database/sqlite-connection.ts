import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { retryWhileBusy } from './sqlite-busy.ts'

/** Runs Kysely's queries on one connection, and converts values to the types that PostgreSQL returns. */
export class SqliteConnection implements DatabaseConnection {
  /** Whether a statement of the current transaction has failed. */
  failed = false
  readonly #database: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ max: 200 })

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const inTransaction = this.#database.isTransaction
    if (inTransaction && this.failed) throw new AbortedTransactionError()
    try {
      return await retryWhileBusy(() => this.#run<R>(sql, parameters), inTransaction ? 0 : undefined)
    } catch (error) {
      this.failed = inTransaction
      throw error
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; pages of rows are read by key instead.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported: read the rows in pages.')
  }

  #run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, columns } = this.#prepare(sql)
    const values = parameters.map(toSqlite)
    if (columns.length === 0) return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    const rows = statement.all(...values) as unknown as SQLOutputValue[][]
    return { rows: rows.map((row) => toRow(columns, row)) as R[] }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name, type }) => ({ name, decode: decoders[type ?? ''] }))
    const prepared = { statement, columns }
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

interface Prepared {
  statement: StatementSync
  columns: { name: string; decode: ((value: SQLOutputValue) => unknown) | undefined }[]
}

/**
 * Decoders by the declared type of a column. An expression has no declared type, so its value stays a number
 * or text.
 */
const decoders: Record<string, (value: SQLOutputValue) => unknown> = {
  boolean: (value) => value !== 0,
  timestamptz: (value) => new Date(value as string),
}

function toRow(columns: Prepared['columns'], values: SQLOutputValue[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, decode }] of columns.entries()) {
    const value = values[index] ?? null
    row[name] = decode && value !== null ? decode(value) : value
  }
  return row
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (value instanceof Date) return value.toISOString()
  // Node binds every number as a float; binding an integer makes text conversion and division behave as in
  // PostgreSQL.
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value)
  return value as SQLInputValue
}
