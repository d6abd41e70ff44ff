import { isOverHttps, siteCookie } from '#app/shell/cookies.ts'

/**
 * Remembers whether the age check was passed, and nothing else: neither a date of birth nor who it is. A `no`
 * stays for a day, so that going back and giving another answer does not help.
 */
const ageCookie = siteCookie('drawing_age')

const refusedSeconds = 24 * 3600
const passedSeconds = 3600

export type AgeCheck = 'passed' | 'refused' | 'unknown'

/** Reads the result of the age check from the Cookie header. */
export function readAgeCheck(cookies: string | null, siteUrl: string | undefined): AgeCheck {
  const value = ageCookie.read(cookies, isOverHttps(siteUrl))
  if (value === 'no') return 'refused'
  return value === 'yes' ? 'passed' : 'unknown'
}

export function passedAgeCheck(cookies: string | null, siteUrl: string | undefined): boolean {
  return readAgeCheck(cookies, siteUrl) === 'passed'
}

/** Returns the Set-Cookie value that remembers the result. */
export function rememberAgeCheck(isPassed: boolean, siteUrl: string | undefined): string {
  const maxAge = isPassed ? passedSeconds : refusedSeconds
  return ageCookie.set(isPassed ? 'yes' : 'no', isOverHttps(siteUrl), { maxAge })
}
