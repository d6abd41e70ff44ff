import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'

/** How many codes an account gets at a time. */
export const recoveryCodeCount = 10

/** 120 random bits: so many that a fast hash keeps them (OWASP ASVS 5.0, 6.5.2: 112 or more). */
const codeBytes = 15

/** Returns new codes of 24 letters and digits, in groups of six. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: codeBytes }).base32.toLowerCase().replace(/.{6}(?=.)/g, '$&-'),
  )
}

/**
 * Returns what is stored of a code; undefined when it cannot be one. Spaces, dashes and capitals do not matter, nor does a
 * digit that no code contains in the place of the letter that it looks like.
 */
export function hashRecoveryCode(accountId: string, typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('8', 'b')
  if (!/^[a-z2-7]{24}$/.test(code)) return undefined
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url')
}
