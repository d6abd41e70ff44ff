import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { SavedScholarship } from '#domain/scholarships/saved-status.ts'
import type { Write } from '#server/database/store.ts'
import {
  clearedSavedCookies,
  maxInBrowser,
  readCount,
  readSavedCookie,
  savedCookies,
  setCount,
} from './saved-cookie.ts'

type SavedServices = Pick<Services, 'database' | 'config' | 'now' | 'sessions'>

/** What a visitor saved, oldest first, and the Set-Cookie values to send. */
export interface Saved {
  items: readonly SavedScholarship[]
  /** Absent for visitors who are not signed in. */
  accountId: string | undefined
  cookies: string[]
}

const maxInAccount = 500

/**
 * Returns what the visitor saved, by the Cookie header of the request. After a sign-in, what the browser saved moves to the account, where an entry
 * that is already there stays as it is, and the cookie goes.
 */
export async function readSaved(services: SavedServices, header: string | null): Promise<Saved> {
  const isSecure = isOverHttps(services.config.siteUrl)
  const inBrowser = readSavedCookie(header, isSecure)
  const accountId = await services.sessions.findAccountId(header)
  if (!accountId) return { items: inBrowser, accountId, cookies: [] }
  if (inBrowser.length === 0)
    return { items: await listSavedByAccount(services, accountId), accountId, cookies: [] }
  await services.database.write((tx) => addToAccount(tx, services, accountId, inBrowser))
  return {
    items: await listSavedByAccount(services, accountId),
    accountId,
    cookies: clearedSavedCookies(isSecure),
  }
}

/** Returns what `readSaved` would, without moving it: for pages beside those of the scholarships. */
export async function listSaved(
  services: SavedServices,
  header: string | null,
): Promise<readonly SavedScholarship[]> {
  const inBrowser = readSavedCookie(header, isOverHttps(services.config.siteUrl))
  const accountId = await services.sessions.findAccountId(header)
  if (!accountId) return inBrowser
  const inAccount = await listSavedByAccount(services, accountId)
  return [...inAccount, ...inBrowser.filter(({ id }) => !inAccount.some((item) => item.id === id))]
}

/** The result of a change; `isFull` when there is no room for another. */
export interface SavedChange {
  isFull: boolean
  cookies: string[]
}

/**
 * Saves a scholarship or changes its status.
 * @param isFirst leaves the status of one that is already saved, such as from an old page, as it is
 */
export async function saveScholarship(
  services: SavedServices,
  header: string | null,
  { id, status, isFirst = false }: SavedScholarship & { isFirst?: boolean },
): Promise<SavedChange> {
  const { items, accountId, cookies } = await readSaved(services, header)
  const isNew = !items.some((item) => item.id === id)
  if (isFirst && !isNew) return { isFull: false, cookies }
  if (isNew && items.length >= (accountId ? maxInAccount : maxInBrowser)) return { isFull: true, cookies }
  if (accountId) {
    await services.database.write((tx) => setInAccount(tx, services, { accountId, id, status }))
    return { isFull: false, cookies }
  }
  const kept = isNew ? [...items, { id, status }] : replace(items, { id, status })
  return { isFull: false, cookies: keepInBrowser(services, header, { before: items, kept }) }
}

/** Removes saved scholarships. Returns the Set-Cookie values. */
export async function removeScholarships(
  services: SavedServices,
  header: string | null,
  ids: readonly string[],
): Promise<string[]> {
  const { items, accountId, cookies } = await readSaved(services, header)
  if (ids.length === 0) return cookies
  if (accountId) {
    await services.database.write((tx) => removeFromAccount(tx, accountId, ids))
    return cookies
  }
  const kept = items.filter(({ id }) => !ids.includes(id))
  return keepInBrowser(services, header, { before: items, kept })
}

/** What the count has beyond what was saved, the visitor found elsewhere: it stays. */
function keepInBrowser(
  { config }: Pick<SavedServices, 'config'>,
  header: string | null,
  { before, kept }: { before: readonly SavedScholarship[]; kept: readonly SavedScholarship[] },
): string[] {
  const isSecure = isOverHttps(config.siteUrl)
  return savedCookies(kept, isSecure, Math.max(0, readCount(header, isSecure) - before.length))
}

/**
 * Returns the headers that pages of the plan send: the cookies of `readSaved`, and without an account, the number that
 * the navbar shows, if it is another.
 * @param found how many the visitor found elsewhere
 */
export function toPlanHeaders(
  { config }: Pick<SavedServices, 'config'>,
  header: string | null,
  { saved, found }: { saved: Saved; found: number },
): [string, string][] {
  const isSecure = isOverHttps(config.siteUrl)
  const count = saved.items.length + found
  const isCounted = saved.accountId !== undefined || readCount(header, isSecure) === count
  const cookies = isCounted ? saved.cookies : [...saved.cookies, setCount(count, isSecure)]
  return cookies.map((cookie) => ['set-cookie', cookie])
}

function replace(items: readonly SavedScholarship[], changed: SavedScholarship): SavedScholarship[] {
  return items.map((item) => (item.id === changed.id ? changed : item))
}

/** Returns what an account saved, oldest first. */
export function listSavedByAccount(
  { database }: Pick<SavedServices, 'database'>,
  accountId: string,
): Promise<SavedScholarship[]> {
  return database.read
    .selectFrom('saved_scholarship')
    .select(['scholarship_id as id', 'status'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('scholarship_id')
    .limit(maxInAccount)
    .execute()
}

async function addToAccount(
  tx: Write,
  { now }: Pick<SavedServices, 'now'>,
  accountId: string,
  items: readonly SavedScholarship[],
): Promise<void> {
  const at = now()
  await tx
    .insertInto('saved_scholarship')
    .values(
      items.map(({ id, status }) => ({
        account_id: accountId,
        scholarship_id: id,
        status,
        saved_at: at,
        changed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'scholarship_id']).doNothing())
    .execute()
}

async function setInAccount(
  tx: Write,
  { now }: Pick<SavedServices, 'now'>,
  { accountId, id, status }: SavedScholarship & { accountId: string },
): Promise<void> {
  const at = now()
  await tx
    .insertInto('saved_scholarship')
    .values({ account_id: accountId, scholarship_id: id, status, saved_at: at, changed_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'scholarship_id']).doUpdateSet({ status, changed_at: at }),
    )
    .execute()
}

async function removeFromAccount(tx: Write, accountId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('saved_scholarship')
    .where('account_id', '=', accountId)
    .where('scholarship_id', 'in', ids)
    .execute()
}
