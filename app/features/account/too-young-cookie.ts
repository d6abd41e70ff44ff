import { rememberConsent } from '#app/shell/consent-cookie.ts'
import { siteCookie } from '#app/shell/cookies.ts'

/**
 * Remembers that somebody in this browser said to be under 13, and nothing else, so that going back and giving another
 * answer does not help (as the FTC advises of such questions in its COPPA FAQ).
 */
const cookie = siteCookie('signup_age')

const A_DAY_SECONDS = 24 * 3600

interface Browser {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

export function saidTooYoung({ cookies, isSecure }: Browser): boolean {
  return cookie.read(cookies, isSecure) !== undefined
}

/** Returns the Set-Cookie values; another one turns off what needs a consent, which nobody under 13 can give. */
export function rememberTooYoung(isSecure: boolean): string[] {
  return [cookie.set('under_13', isSecure, { maxAge: A_DAY_SECONDS }), rememberConsent('minor', isSecure)]
}
