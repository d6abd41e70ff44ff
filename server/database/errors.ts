export type DatabaseErrorCode =
  | 'DATABASE_BACKUP'
  | 'DATABASE_BUSY'
  | 'DATABASE_CORRUPT'
  | 'DATABASE_FULL'
  | 'DATABASE_MIGRATION'
  | 'DATABASE_MISSING'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_UNWRITABLE'

/** A problem with the environment, not a bug. The message is one plain line that says what to do. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
    this.code = code
  }
}

/**
 * Checks the name instead of using `instanceof`, because pages and server each load their own copy of this
 * file.
 */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && error.name === 'DatabaseError'
}

/** Returns true if a write was refused because a unique column or primary key already has that value. */
export function isUniqueViolation(error: unknown): boolean {
  return sqliteUnique.has(numberProperty(error, 'errcode')) || property(error, 'code') === '23505'
}

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const sqliteUnique = new Set([1555, 2067])

/** Returns SQLite's primary result code (https://www.sqlite.org/rescode.html), or 0 for any other error. */
export function sqliteCode(error: unknown): number {
  return numberProperty(error, 'errcode') & 0xff
}

/** Returns the `code` that Node and pg set on an error, or '' if there is none. */
export function systemCode(error: unknown): string {
  const code = property(error, 'code')
  return typeof code === 'string' ? code : ''
}

function numberProperty(error: unknown, name: string): number {
  const value = property(error, name)
  return typeof value === 'number' ? value : 0
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? (error as unknown as Record<string, unknown>)[name] : undefined
}
