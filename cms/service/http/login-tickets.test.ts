import { expect, test } from 'vitest'
import { createLoginTickets } from './login-tickets.ts'

test('accepts a ticket once, within a minute, and only with the same secret', () => {
  let time = 0
  const now = () => new Date(time)
  const tickets = createLoginTickets({ secret: 'ours', now })
  const others = createLoginTickets({ secret: 'ours', now })
  const strangers = createLoginTickets({ secret: 'theirs', now })
  const ticket = tickets.make('writer')
  expect(strangers.take(ticket)).toBeUndefined()
  expect(others.take(ticket)).toBe('writer')
  expect(others.take(ticket)).toBeUndefined()
  const late = tickets.make('reader')
  time = 60_001
  expect(tickets.take(late)).toBeUndefined()
})

test('refuses a modified ticket', () => {
  const tickets = createLoginTickets({ secret: 'ours', now: () => new Date(0) })
  const [, signature] = tickets.make('reader').split('.')
  const forged = Buffer.from(JSON.stringify({ role: 'writer', until: 60_000, nonce: 'x' })).toString(
    'base64url',
  )
  expect(tickets.take(`${forged}.${signature}`)).toBeUndefined()
})
