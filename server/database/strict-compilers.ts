import { PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely'

/*
 * Refuses values that the two databases would store differently: pg stores undefined as null and NaN as NaN;
 * SQLite stores NaN as null and accepts a NUL character, which PostgreSQL refuses.
 */

export class StrictSqliteCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(storable(value))
  }

  protected override visitDefaultInsertValue(): void {
    throw createUnevenRowsError()
  }
}

export class StrictPostgresCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(storable(value))
  }

  protected override visitDefaultInsertValue(): void {
    throw createUnevenRowsError()
  }
}

function storable(value: unknown): unknown {
  switch (typeof value) {
    case 'boolean':
    case 'bigint':
      return value
    case 'number':
      if (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))) return value
      throw new TypeError(`The number ${value} cannot be stored exactly.`)
    case 'string':
      if (!value.includes('\0')) return value
      throw new TypeError('Text with a null character cannot be stored.')
    default:
      if (value === null) return value
      if (value instanceof Date) return storableDate(value)
      if (value instanceof Uint8Array) return value
      throw new TypeError(
        `A value of type ${typeof value} cannot be stored or compared in a query. Omit an undefined column; use null for "no value".`,
      )
  }
}

function storableDate(date: Date): Date {
  const year = date.getUTCFullYear()
  // Four-digit years make SQLite's ISO text sort in time order.
  if (year >= 0 && year <= 9999) return date
  throw new TypeError(`The date ${date} cannot be stored.`)
}

/** For a missing column, Kysely would write `default` on PostgreSQL and null on SQLite. */
function createUnevenRowsError(): Error {
  return new TypeError('Rows inserted together must have the same columns.')
}
