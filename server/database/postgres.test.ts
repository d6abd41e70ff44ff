import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { DatabaseError } from './errors.ts'

test('an unreachable PostgreSQL is reported in one line without the password', async () => {
  const databaseUrl = 'postgres://user:hidden@127.0.0.1:1/bursar'
  const error = await openDatabase({ databaseUrl, dataDir: '' }).then(
    () => undefined,
    (error: DatabaseError) => error,
  )
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error?.code).toBe('DATABASE_UNREACHABLE')
  expect(error?.message).toBe(
    'PostgreSQL at 127.0.0.1:1/bursar cannot be used: nothing is listening there. Start it, or correct DATABASE_URL.',
  )
})
