import { currentSession } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/services.ts'
import { isOverHttps, siteCookie } from '#app/shell/cookies.ts'
import type { Write } from '#database/store.ts'

type SavedServices = Pick<Services, 'database' | 'config' | 'now'>

/** Who asks: the Cookie header, and the network address. */
interface Visitor {
  cookies: string | null
  address: string
}

/** The ids of the scholarships that a visitor saved, oldest first, and the Set-Cookie values to send. */
export interface Saved {
  ids: readonly string[]
  /** Absent for visitors who are not signed in. */
  accountId: string | undefined
  cookies: string[]
}

/** What a cookie of ids holds at most; an account holds more. */
const mostInBrowser = 40
const mostInAccount = 500
const yearSeconds = 365 * 24 * 3600

/** The saved ids of a visitor without an account, joined by dots, which no id has. */
const cookie = siteCookie('saved')

/**
 * Returns what the visitor saved. After a sign-in, what the browser kept moves to the account, and the cookie
 * goes.
 */
export async function readSaved(services: SavedServices, visitor: Visitor): Promise<Saved> {
  const isSecure = isOverHttps(services.config.siteUrl)
  const inBrowser = readCookie(visitor.cookies, isSecure)
  const session = await currentSession(services, { ...visitor, isSecure })
  const { account, cookies } = session
  if (!account) return { ids: inBrowser, accountId: undefined, cookies }
  if (inBrowser.length === 0)
    return { ids: await readAccount(services, account.id), accountId: account.id, cookies }
  await services.database.write((tx) => addToAccount(tx, services, account.id, inBrowser))
  return {
    ids: await readAccount(services, account.id),
    accountId: account.id,
    cookies: [...cookies, cookie.clear(isSecure)],
  }
}

/** The result of a change; `isFull` when there is no room for another. */
export interface SavedChange {
  isFull: boolean
  cookies: string[]
}

/** Saves a scholarship or removes it; doing it twice changes nothing. */
export async function changeSaved(
  services: SavedServices,
  visitor: Visitor,
  { id, isSaved }: { id: string; isSaved: boolean },
): Promise<SavedChange> {
  const saved = await readSaved(services, visitor)
  const { accountId } = saved
  const most = accountId ? mostInAccount : mostInBrowser
  if (isSaved && !saved.ids.includes(id) && saved.ids.length >= most)
    return { isFull: true, cookies: saved.cookies }
  if (accountId) {
    await services.database.write((tx) =>
      isSaved ? addToAccount(tx, services, accountId, [id]) : removeFromAccount(tx, accountId, id),
    )
    return { isFull: false, cookies: saved.cookies }
  }
  const ids = saved.ids.filter((each) => each !== id)
  if (isSaved) ids.push(id)
  const isSecure = isOverHttps(services.config.siteUrl)
  const kept = ids.length > 0 ? cookie.set(ids.join('.'), isSecure, { maxAge: yearSeconds }) : cookie.clear(isSecure)
  return { isFull: false, cookies: [...saved.cookies, kept] }
}

function readCookie(header: string | null, isSecure: boolean): string[] {
  const ids = (cookie.read(header, isSecure) ?? '').split('.').filter((id) => /^[a-z0-9-]{1,100}$/.test(id))
  return [...new Set(ids)].slice(0, mostInBrowser)
}

async function readAccount({ database }: SavedServices, accountId: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('saved_scholarship')
    .select('scholarship_id')
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('scholarship_id')
    .limit(mostInAccount)
    .execute()
  return rows.map((row) => row.scholarship_id)
}

async function addToAccount(
  tx: Write,
  { now }: Pick<SavedServices, 'now'>,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const at = now()
  await tx
    .insertInto('saved_scholarship')
    .values(
      ids.map((id) => ({
        account_id: accountId,
        scholarship_id: id,
        status: 'planned' as const,
        saved_at: at,
        changed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'scholarship_id']).doNothing())
    .execute()
}

async function removeFromAccount(tx: Write, accountId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_scholarship')
    .where('account_id', '=', accountId)
    .where('scholarship_id', '=', id)
    .execute()
}
