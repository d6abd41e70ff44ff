import { siteCookie } from '#app/shell/cookies.ts'
import { savedCountCookie } from '#app/ui/saved-count.ts'
import { type SavedScholarship, savedStatuses } from '#domain/scholarships/saved-status.ts'

/** An id of a scholarship, as `slug` in kit/catalog allows it. */
export const savedId = /^[a-z0-9-]{1,80}$/

/** How many a browser without an account keeps, so that the cookie stays well below 4 KB. */
export const maxInBrowser = 40

const yearSeconds = 365 * 24 * 3600

/**
 * What a visitor without an account saved: each id and the number of its status, such as `harbor-light~0`,
 * joined by dots. No id has a dot or a tilde.
 */
const cookie = siteCookie('saved')
const countCookie = siteCookie(savedCountCookie, { isHostBound: false, httpOnly: false })

/** Returns what the Cookie header says; entries that no page of ours wrote are left out. */
export function readSavedCookie(header: string | null, isSecure: boolean): SavedScholarship[] {
  const items = new Map<string, SavedScholarship>()
  for (const entry of (cookie.read(header, isSecure) ?? '').split('.')) {
    const [id = '', number = ''] = entry.split('~')
    const status = /^\d$/.test(number) ? savedStatuses[Number(number)] : undefined
    if (savedId.test(id) && status && items.size < maxInBrowser) items.set(id, { id, status })
  }
  return [...items.values()]
}

const ending = { maxAge: yearSeconds }

/**
 * Returns the Set-Cookie values that keep these for a year, or delete the cookies when there are none.
 * @param others how many the plan holds besides, which the visitor found elsewhere
 */
export function savedCookies(items: readonly SavedScholarship[], isSecure: boolean, others = 0): string[] {
  const entries = items.map(({ id, status }) => `${id}~${savedStatuses.indexOf(status)}`)
  return [
    entries.length === 0 ? cookie.clear(isSecure) : cookie.set(entries.join('.'), isSecure, ending),
    setCount(items.length + others, isSecure),
  ]
}

/** Returns the Set-Cookie value that says how many a plan holds, for the navbar. */
export function setCount(count: number, isSecure: boolean): string {
  return count === 0 ? countCookie.clear(isSecure) : countCookie.set(String(count), isSecure, ending)
}

/** Returns how many a plan holds, as the navbar shows it. */
export function readCount(header: string | null, isSecure: boolean): number {
  const text = countCookie.read(header, isSecure) ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

export function clearedSavedCookies(isSecure: boolean): string[] {
  return [cookie.clear(isSecure), countCookie.clear(isSecure)]
}
