import pg from 'pg'
import { DatabaseError, systemCode } from './errors.ts'

/**
 * Converts an error of the server or of the way to it to a `DatabaseError`; returns bugs and refused rows
 * unchanged.
 * @param place the host and name of the database, without its password
 */
export function toDatabaseError(error: unknown, place: string): unknown {
  const code = systemCode(error)
  if (error instanceof pg.DatabaseError) {
    const [kind, message] = plainWords[code] ?? plainWords[code.slice(0, 2)] ?? []
    if (kind) return new DatabaseError(kind, message ?? '', { cause: error })
    if (!reasons[code] && !unreachable.has(code.slice(0, 2))) return error
  }
  // The driver throws these for values that it cannot read or write, and plain errors for lost connections.
  if (error instanceof TypeError || error instanceof RangeError || !(error instanceof Error)) return error
  const reason = reasons[code] ?? (code || error.message)
  return new DatabaseError(
    'DATABASE_UNREACHABLE',
    `PostgreSQL at ${place} cannot be used: ${reason}. Start it, or correct DATABASE_URL.`,
    { cause: error },
  )
}

const busy = [
  'DATABASE_BUSY',
  'PostgreSQL took too long, or other writes blocked this one. Nothing was changed; try again.',
] as const
const unwritable = [
  'DATABASE_UNWRITABLE',
  'PostgreSQL cannot write its files. Check its disk and log, and make sure it is not a read-only copy.',
] as const
const corrupt = [
  'DATABASE_CORRUPT',
  'PostgreSQL reports damaged data. Create a new database and run `npm run restore -- FILE` with a backup.',
] as const

/** Messages by SQLSTATE, or by its class, which is its first two characters (PostgreSQL’s list of error codes). */
const plainWords: Record<string, readonly [DatabaseError['code'], string]> = {
  '25006': unwritable,
  '25P03': busy,
  '40001': busy,
  '40P01': busy,
  '53100': [
    'DATABASE_FULL',
    'The PostgreSQL disk is full. Nothing was changed; free some space and try again.',
  ],
  '53200': busy,
  '53400': busy,
  '55P03': busy,
  '57014': busy,
  '58': unwritable,
  XX001: corrupt,
  XX002: corrupt,
}

/** Connection exceptions, and interventions of the operator. */
const unreachable = new Set(['08', '57'])

/** Why there is no connection, by Node's codes and SQLSTATEs. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there',
  EAI_AGAIN: 'its host name cannot be resolved',
  ENOTFOUND: 'there is no such host',
  '28000': 'it rejects this user',
  '28P01': 'the password is wrong',
  '3D000': 'it has no such database',
  '53300': 'it has no free connections',
  '57P01': 'it is shutting down',
  '57P03': 'it is starting or stopping',
}
