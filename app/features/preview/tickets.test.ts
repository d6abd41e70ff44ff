import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath, readTicket, signTicket } from './tickets.ts'

const secret = 'read-token-of-this-test'
const now = new Date('2026-11-21T12:00:00Z')
const ticket = { path: '/resources/fafsa/pell-grant?page=2', until: new Date('2026-11-28T12:00:00Z') }
const signed = signTicket(ticket, secret)

test('a signed ticket can be read until it expires', () => {
  expect(readTicket(signed, { secret, now })).toEqual(ticket)
  expect(readTicket(signed, { secret, now: ticket.until })).toBeUndefined()
})

test('a ticket with another secret, and any other text, is rejected', () => {
  expect(readTicket(signed, { secret: `${secret}2`, now })).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat({ max: signed.length - 1 })), (change) => {
      const other =
        typeof change === 'string'
          ? change
          : signed.slice(0, change) + (signed[change] === 'A' ? 'B' : 'A') + signed.slice(change + 1)
      fc.pre(other !== signed)
      expect(readTicket(other, { secret, now })).toBeUndefined()
    }),
  )
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '',
  'about',
  '/a b',
  '/a\r\nSet-Cookie: x',
])('%j is not a path on this site, and no ticket is signed for it', (path) => {
  expect(ownPath.safeParse(path).success).toBe(false)
  expect(() => signTicket({ ...ticket, path }, secret)).toThrow()
})
