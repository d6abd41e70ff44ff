import { expect, test } from 'vitest'
import { hasSignedInCookie } from '#app/shell/signed-in-cookie.ts'
import { clearedSessionCookies, readSessionToken, sessionCookies } from './session-cookies.ts'

// cspell:ignore xsession

const pair = (setCookie = '') => setCookie.split(';')[0] ?? ''

test.each([true, false])('the token is read back as it was set (https: %s)', (isSecure) => {
  const [session, sign] = sessionCookies('tok-en_1', { isSecure, maxAgeSeconds: 60 }).map(pair)
  expect(readSessionToken(`other=1; ${session}; ${sign}`, isSecure)).toBe('tok-en_1')
  expect(readSessionToken(`${session}`, !isSecure)).toBeUndefined()
  expect(hasSignedInCookie(`other=1; ${sign}`)).toBe(true)
})

test('cleared cookies contain no values and expire at once', () => {
  const cleared = clearedSessionCookies(false)
  expect(cleared.map(pair)).toEqual(['session=', 'signed_in=', 'arrival='])
  for (const cookie of cleared) expect(cookie).toContain('Max-Age=0')
  expect(readSessionToken(pair(cleared[0]), false)).toBeUndefined()
  expect(hasSignedInCookie(pair(cleared[1]))).toBe(false)
})

test('a cookie whose name only ends like ours is ignored', () => {
  expect(readSessionToken('xsession=stolen; my-session=other', false)).toBeUndefined()
  expect(hasSignedInCookie('not_signed_in=1; signed_in=11')).toBe(false)
  expect(readSessionToken(undefined, false)).toBeUndefined()
})
