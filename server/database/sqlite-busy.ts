import { setTimeout } from 'node:timers/promises'
import { DatabaseError, sqliteCode, systemCode } from './errors.ts'

/**
 * How long SQLite itself may wait for a lock, in milliseconds. That wait blocks the process, so it is short.
 */
export const busyTimeoutMs = 20

/** How long a write may wait for the writes of other processes, in milliseconds. */
const maxWaitMs = 10_000

/**
 * Runs one SQLite call, and retries it while another process holds the lock, without blocking this process.
 * Throws a `DatabaseError` for other failures of the machine.
 */
export async function retryWhileBusy<T>(call: () => T, limitMs = maxWaitMs): Promise<T> {
  const giveUpAt = performance.now() + limitMs
  for (let waitMs = 2; ; waitMs = Math.min(waitMs * 2, 64)) {
    try {
      return call()
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY || performance.now() >= giveUpAt) throw plainError(error)
    }
    await setTimeout(waitMs * (0.5 + Math.random()))
  }
}

const SQLITE_BUSY = 5

/**
 * Converts an error that the operator can fix to a `DatabaseError`; returns bugs and refused rows unchanged.
 */
export function plainError(error: unknown): unknown {
  const [code, message] = plainWords[systemCode(error)] ?? plainWords[sqliteCode(error)] ?? []
  return code ? new DatabaseError(code, message ?? '', { cause: error }) : error
}

const unwritable = [
  'DATABASE_UNWRITABLE',
  'The data folder is not writable. Give this user write permission, or set DATA_DIR to another folder.',
] as const
const full = [
  'DATABASE_FULL',
  'The disk is full. Nothing was changed; free some space and try again.',
] as const
const corrupt = [
  'DATABASE_CORRUPT',
  'bursar.sqlite is damaged or not a database. Move it aside and run `npm run restore -- FILE` with a backup.',
] as const

/** Messages by Node's file error codes and SQLite's result codes. */
const plainWords: Record<string | number, readonly [DatabaseError['code'], string]> = {
  EACCES: unwritable,
  EEXIST: unwritable,
  EISDIR: unwritable,
  ENOTDIR: unwritable,
  ENOENT: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  EDQUOT: full,
  ENOSPC: full,
  5: ['DATABASE_BUSY', 'Another process kept the database locked. Nothing was changed; try again.'],
  8: unwritable,
  10: ['DATABASE_UNWRITABLE', 'The data folder’s disk reported an error. Check the disk and its free space.'],
  11: corrupt,
  13: full,
  14: unwritable,
  26: corrupt,
}
