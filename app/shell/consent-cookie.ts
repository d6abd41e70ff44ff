import { z } from 'zod'
import { type Consent, consents } from './consent.ts'
import { siteCookie } from './cookies.ts'

/** Scripts read it, because a page that is the same for everybody can't say what one visitor chose. */
const cookie = siteCookie('consent', { isHostBound: false, httpOnly: false })

/** A year and a day: whoever said no may be asked again after 12 months at the earliest (Cal. Civ. Code 1798.135(c)(4)). */
const ASKED_AGAIN_SECONDS = 366 * 24 * 3600

const value = z.enum(consents)

/** Returns what the visitor chose; undefined before any choice. */
export function readConsent(header: string | null | undefined, isSecure: boolean): Consent | undefined {
  return value.safeParse(cookie.read(header, isSecure)).data
}

/** Returns the Set-Cookie value that remembers a choice. */
export function rememberConsent(consent: Consent, isSecure: boolean): string {
  return cookie.set(consent, isSecure, { maxAge: ASKED_AGAIN_SECONDS })
}
