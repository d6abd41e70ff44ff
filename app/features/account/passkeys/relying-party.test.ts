import { expect, test } from 'vitest'
import { findRelyingParty } from './relying-party.ts'

const find = (siteUrl: string | undefined, host = 'localhost:3000') =>
  findRelyingParty({ siteUrl, siteName: 'Bursar' }, host)

test('passkeys belong to the domain of the site, whatever host a request names', () => {
  const expected = { id: 'bursar.example', origin: 'https://bursar.example', name: 'Bursar' }
  expect(find('https://bursar.example', 'evil.example')).toEqual(expected)
})

test('without an address of the site, only this machine’s own name has them', () => {
  expect(find(undefined)).toEqual({ id: 'localhost', origin: 'http://localhost:3000', name: 'Bursar' })
  for (const host of ['127.0.0.1:3000', '[::1]:3000', '192.0.2.7', 'other.example', ''])
    expect(find(undefined, host)).toBeUndefined()
})

test.each(['https://192.0.2.7', 'http://[2001:db8::1]:8080'])('%s is no domain', (siteUrl) => {
  expect(find(siteUrl)).toBeUndefined()
})
