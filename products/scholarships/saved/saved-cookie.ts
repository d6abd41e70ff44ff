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

/** Returns the Set-Cookie values that keep these for a year, or delete the cookies when there are none. */
export function savedCookies(items: readonly SavedScholarship[], isSecure: boolean): string[] {
  if (items.length === 0) return clearedSavedCookies(isSecure)
  const entries = items.map(({ id, status }) => `${id}~${savedStatuses.indexOf(status)}`)
  const ending = { maxAge: yearSeconds }
  return [
    cookie.set(entries.join('.'), isSecure, ending),
    countCookie.set(String(items.length), isSecure, ending),
  ]
}

export function clearedSavedCookies(isSecure: boolean): string[] {
  return [cookie.clear(isSecure), countCookie.clear(isSecure)]
}
