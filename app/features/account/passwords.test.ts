import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import {
  createPasswords,
  isOutdatedHash,
  noPassword,
  passwordCost,
  unknownAccountHash,
} from './passwords.server.ts'
import { createWorkQueue } from './work-queue.ts'

const from = '192.0.2.1'
const passwords = createPasswords(createWorkQueue({ atOnce: 1, maxWaiting: 10 }), { siteName: 'Bursar' })
const passwordMatches = (password: string, stored: string | undefined) =>
  passwords.matches(password, stored, from)
async function hashPassword(password: string): Promise<string> {
  const stored = await passwords.hash(password, from)
  if (stored === undefined) throw new Error('too many wait')
  return stored
}

test('a stored password is hashed with argon2id at the stated cost and a new salt each time', async () => {
  const [one, two] = await Promise.all([hashPassword('Sample-Pass-1'), hashPassword('Sample-Pass-1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(one).not.toContain('Sample-Pass-1')
})

test('the right password matches, a wrong one and an unknown account do not', async () => {
  const stored = await hashPassword('Sample-Pass-1')
  expect(await passwordMatches('Sample-Pass-1', stored)).toBe(true)
  expect(await passwordMatches('sample-Pass-1', stored)).toBe(false)
  expect(await passwordMatches('Sample-Pass-1', undefined)).toBe(false)
})

test('an unknown account is checked at the same cost as a real one', async () => {
  const getCost = (text: string) => {
    const { algorithm, memoryCost, timeCost, parallelism, outputLen } = parseOptions(text)
    return { algorithm, memoryCost, timeCost, parallelism, outputLen }
  }
  expect(getCost(unknownAccountHash)).toEqual(getCost(await hashPassword('anything')))
  expect(getCost(unknownAccountHash)).toMatchObject(passwordCost)
})

test('no password opens an account that has none', async () => {
  for (const typed of ['', noPassword, 'Sample-Pass-1']) {
    expect(await passwordMatches(typed, noPassword)).toBe(false)
  }
})

test('a password typed on another keyboard still matches, and every character of a long one counts', async () => {
  expect(await passwordMatches('Cafe\u0301-1234', await hashPassword('Caf\u00e9-1234'))).toBe(true)
  const long = `A1-${'x'.repeat(196)}`
  expect(await passwordMatches(`${long.slice(0, -1)}y`, await hashPassword(long))).toBe(false)
})

test('a hash of another cost or algorithm is outdated, and one of the current cost is not', async () => {
  expect(isOutdatedHash(await hashPassword('Sample-Pass-1'))).toBe(false)
  expect(isOutdatedHash(unknownAccountHash)).toBe(false)
  for (const cost of ['m=19456,t=1,p=1', 'm=4096,t=2,p=1', 'm=19456,t=2,p=10']) {
    expect(isOutdatedHash(`$argon2id$v=19$${cost}$c2FsdHNhbHQ$aGFzaA`)).toBe(true)
  }
  expect(isOutdatedHash('$2b$12$abc')).toBe(true)
})
