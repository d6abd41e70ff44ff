import pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseError } from './errors.ts'
import { toDatabaseError } from './postgres-errors.ts'

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code })
const fromNode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', fromNode('ECONNREFUSED'), 'DATABASE_UNREACHABLE'],
  ['a broken connection', new Error('Connection terminated unexpectedly'), 'DATABASE_UNREACHABLE'],
  ['a server that does not answer', new Error('Query read timeout'), 'DATABASE_UNREACHABLE'],
  ['a server that stops', fromServer('57P01'), 'DATABASE_UNREACHABLE'],
  ['a connection exception', fromServer('08006'), 'DATABASE_UNREACHABLE'],
  ['too many connections', fromServer('53300'), 'DATABASE_UNREACHABLE'],
  ['a wrong password', fromServer('28P01'), 'DATABASE_UNREACHABLE'],
  ['a statement that takes too long', fromServer('57014'), 'DATABASE_BUSY'],
  ['a deadlock', fromServer('40P01'), 'DATABASE_BUSY'],
  ['a full disk', fromServer('53100'), 'DATABASE_FULL'],
  ['a read-only copy', fromServer('25006'), 'DATABASE_UNWRITABLE'],
  ['a disk that fails', fromServer('58030'), 'DATABASE_UNWRITABLE'],
  ['damaged data', fromServer('XX001'), 'DATABASE_CORRUPT'],
])('%s is a problem of the environment', (_name, error, code) => {
  const adapted = toDatabaseError(error, 'db.example/bursar')
  expect(adapted).toBeInstanceOf(DatabaseError)
  expect(adapted).toMatchObject({ code, cause: error })
})

test.each([
  ['a duplicate key', fromServer('23505')],
  ['a missing table', fromServer('42P01')],
  ['a failed transaction', fromServer('25P02')],
  ['a number that is too large', new RangeError('too large')],
  ['a bug', new TypeError('undefined is not a function')],
])('%s is left as it is', (_name, error) => {
  expect(toDatabaseError(error, 'db.example/bursar')).toBe(error)
})
