import { Secret, TOTP } from 'otpauth'

// Codes of authenticator apps: RFC 6238 with the values that every app assumes (SHA-1, six digits, 30 seconds).

const digits = 6
const periodSeconds = 30

/** A phone's clock may be half a minute off, and typing takes a while: one step earlier or later is right too. */
const stepsAround = 1

/** Returns a new key to share with an app: 160 random bits (RFC 4226, section 4) in base32. */
export function createAppKey(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * Returns the time step that a typed code belongs to; undefined when it is wrong. Whoever accepts it remembers the step,
 * because a code is right once (RFC 6238, section 5.2).
 * @param appKey in base32
 */
export function findTimeStep(appKey: string, typed: string, at: Date): number | undefined {
  const token = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const secret = Secret.fromBase32(appKey)
  const timestamp = at.getTime()
  const delta = TOTP.validate({
    token,
    secret,
    digits,
    period: periodSeconds,
    timestamp,
    window: stepsAround,
  })
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

/** Returns the address that an app reads from a QR code. */
export function toAppAddress({
  appKey,
  siteName,
  email,
}: {
  appKey: string
  siteName: string
  email: string
}): string {
  const secret = Secret.fromBase32(appKey)
  return new TOTP({ issuer: siteName, label: email, secret, digits, period: periodSeconds }).toString()
}

/** Writes a key in groups of four, to be typed by hand. */
export function toGroups(appKey: string): string {
  return appKey.replace(/.{4}(?=.)/g, '$& ')
}
