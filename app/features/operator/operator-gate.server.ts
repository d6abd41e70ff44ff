import { createHash, timingSafeEqual } from 'node:crypto'
import type { AttemptLimits } from '#app/security/attempt-limits.ts'
import { keyedHash } from '#app/security/keyed-hash.ts'
import type { SecurityLog } from '#app/security/security-log.ts'
import { isOverHttps, siteCookie } from '#app/shell/cookies.ts'
import type { Database } from '#server/database/database.ts'

/** How long a sign-in with the token lasts. */
const HOURS = 8

const cookie = siteCookie('operator', { sameSite: 'strict' })

/** Whether whoever asks may see the figures; with `retryAfterSeconds`, their network has guessed too often. */
type OperatorEntry = { isAllowed: true } | { isAllowed: false; retryAfterSeconds?: number }

/** Lets in whoever has the operator's token. */
export interface OperatorGate {
  /** Whether the cookies are of a sign-in with this token that has not ended. */
  isSignedIn(cookies: string | null | undefined): boolean
  /**
   * Checks the token that a form sent.
   * @returns the Set-Cookie value to send when it is right
   */
  signIn(given: {
    token: string
    address: string
  }): Promise<(OperatorEntry & { isAllowed: false }) | { isAllowed: true; cookie: string }>
  /** Checks the cookies, or else the `Authorization: Bearer` header. */
  admit(asked: {
    cookies: string | null | undefined
    authorization: string | null | undefined
    address: string
  }): Promise<OperatorEntry>
  /** Returns the Set-Cookie value that ends a sign-in. */
  signOut(): string
}

interface GateServices {
  attempts: AttemptLimits
  config: { siteUrl: string | undefined }
  database: Database
  securityLog: SecurityLog
  now(): Date
}

/**
 * @param token the operator's
 * @param key signs the cookie; a new token ends the sign-ins with the old one
 */
export function openOperatorGate(
  { attempts, config, database, now, securityLog }: GateServices,
  { token, key }: { token: string; key: string },
): OperatorGate {
  const isSecure = isOverHttps(config.siteUrl)
  const sign = (until: string) => keyedHash(key, 'operator', [until, digest(token).toString('base64url')])

  /** Every try is counted before it is compared, and one with the right token is forgotten. */
  async function compare(given: string, address: string): Promise<OperatorEntry> {
    const attempt = await database.write((tx) => attempts.count(tx, ['operatorByAddress'], { address }))
    if (!attempt.allowed) return { isAllowed: false, retryAfterSeconds: attempt.retryAfterSeconds }
    if (!isSame(digest(given), digest(token))) {
      securityLog.noteOperator('operator_refused')
      return { isAllowed: false }
    }
    await database.write((tx) => attempt.forget(tx))
    return { isAllowed: true }
  }

  const isSignedIn: OperatorGate['isSignedIn'] = (cookies) => {
    const [until = '', signature = ''] = cookie.read(cookies, isSecure)?.split('.') ?? []
    return isSame(Buffer.from(signature), Buffer.from(sign(until))) && Number(until) > now().getTime()
  }

  return {
    isSignedIn,

    async signIn({ token: given, address }) {
      const entry = await compare(given, address)
      if (!entry.isAllowed) return entry
      securityLog.noteOperator('operator_signed_in')
      const until = String(now().getTime() + HOURS * 3600 * 1000)
      const value = `${until}.${sign(until)}`
      return { isAllowed: true, cookie: cookie.set(value, isSecure, { maxAge: HOURS * 3600 }) }
    },

    async admit({ cookies, authorization, address }) {
      if (isSignedIn(cookies)) return { isAllowed: true }
      const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
      return given === undefined ? { isAllowed: false } : compare(given, address)
    },

    signOut: () => cookie.clear(isSecure),
  }
}

/** Of equal length, so that comparing two takes the same time whatever they are. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
