import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, nobodysHash, passwordCost, passwordMatches } from './passwords.server.ts'

test('a stored password is argon2id at the stated cost, salted anew each time', async () => {
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
  const costOf = (text: string) => {
    const { algorithm, memoryCost, timeCost, parallelism, outputLen } = parseOptions(text)
    return { algorithm, memoryCost, timeCost, parallelism, outputLen }
  }
  expect(costOf(nobodysHash)).toEqual(costOf(await hashPassword('anything')))
  expect(costOf(nobodysHash)).toMatchObject(passwordCost)
})

test('a password typed on another keyboard still matches, and the whole of a long one counts', async () => {
  expect(await passwordMatches('Cafe\u0301-1234', await hashPassword('Caf\u00e9-1234'))).toBe(true)
  const long = `A1-${'x'.repeat(196)}`
  expect(await passwordMatches(`${long.slice(0, -1)}y`, await hashPassword(long))).toBe(false)
})
