import { expect, test } from 'vitest'
import { openKnownDevices } from './known-devices.ts'

const clock = { at: new Date('2026-11-21T12:00:00Z') }
const devices = openKnownDevices({ key: 'key', now: () => clock.at })
const visitor = (cookies: string, isSecure = false) => ({ address: '192.0.2.1', cookies, isSecure })
const pair = (setCookie: string) => setCookie.split(';')[0] ?? ''

test('a device is known to the account that it signed in to, for 180 days', () => {
  clock.at = new Date('2026-11-21T12:00:00Z')
  const cookie = pair(devices.remember(visitor(''), 'maya@example.com'))
  const id = devices.find(visitor(cookie), 'maya@example.com')
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(devices.find(visitor(cookie), 'noah@example.com')).toBeUndefined()
  expect(devices.find(visitor(''), 'maya@example.com')).toBeUndefined()
  clock.at = new Date('2027-05-20T11:59:59Z')
  expect(devices.find(visitor(cookie), 'maya@example.com')).toBe(id)
  clock.at = new Date('2027-05-20T12:00:00Z')
  expect(devices.find(visitor(cookie), 'maya@example.com')).toBeUndefined()
})

test('a cookie that was changed, or signed with another key, is not believed', () => {
  const cookie = pair(devices.remember(visitor(''), 'maya@example.com'))
  const [id = '', until = '', signature = ''] = cookie.slice('device='.length).split('.')
  const foreign = openKnownDevices({ key: 'other', now: () => clock.at })
  for (const forged of [
    `device=other.${until}.${signature}`,
    `device=${id}.${Number(until) + 1}.${signature}`,
    `device=${id}.${until}.`,
    `device=${id}.${until}`,
    'device=..',
    'device=%00.%00.%00',
    pair(foreign.remember(visitor(''), 'maya@example.com')),
  ]) {
    expect(devices.find(visitor(forged), 'maya@example.com')).toBeUndefined()
  }
})

test('the cookie is hidden from scripts and from other sites, bound to the host over https, and names nobody', () => {
  const set = devices.remember(visitor(''), 'maya@example.com')
  expect(set).toMatch(/^device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(set).not.toContain('maya')
  expect(devices.remember(visitor('', true), 'maya@example.com')).toMatch(
    /^__Host-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(devices.remember(visitor(''), 'maya@example.com')).not.toBe(set)
})
