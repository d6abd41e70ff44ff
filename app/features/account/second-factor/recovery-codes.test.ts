// cspell:ignore abcdol efghij klmnop qrstub efghijklmnopqrstu qrstuv qrstu qrstuvw
import { expect, test } from 'vitest'
import { openFactorSecrets } from './factor-secrets.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

test('ten codes of 120 random bits, none twice', () => {
  const codes = Array.from({ length: 20 }, createRecoveryCodes).flat()
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{6}-){3}[a-z2-7]{6}$/)
})

test('spaces, dashes, capitals and look-alike digits do not matter', () => {
  const hash = hashRecoveryCode('a', 'abcdol-efghij-klmnop-qrstub')
  expect(hash).toMatch(/^[\w-]{43}$/)
  for (const typed of ['ABCDOL EFGHIJ KLMNOP QRSTUB', ' abcd01efghijklmnopqrstu8 '])
    expect(hashRecoveryCode('a', typed)).toBe(hash)
})

test('the same code of another account is another', () => {
  const code = 'abcdef-efghij-klmnop-qrstuv'
  expect(hashRecoveryCode('a', code)).not.toBe(hashRecoveryCode('b', code))
})

test.each(['', 'abcdef', 'abcdef-efghij-klmnop-qrstu9', 'abcdef-efghij-klmnop-qrstuvw'])(
  '%j is no recovery code',
  (typed) => expect(hashRecoveryCode('a', typed)).toBeUndefined(),
)

test('a sealed key opens only for its account and with the secret of the installation', () => {
  const [secrets, others] = [1, 2].map((byte) =>
    openFactorSecrets(Buffer.alloc(32, byte).toString('base64url')),
  )
  const sealed = secrets?.seal('maya', 'KEY') ?? ''
  expect(sealed).not.toContain('KEY')
  expect(sealed).not.toBe(secrets?.seal('maya', 'KEY'))
  expect(secrets?.open('maya', sealed)).toBe('KEY')
  expect(() => secrets?.open('noah', sealed)).toThrow()
  expect(() => others?.open('maya', sealed)).toThrow()
})
