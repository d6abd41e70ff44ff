import { currentSession } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { Write } from '#database/store.ts'
import type { SavedScholarship, SavedStatus } from '#domain/scholarships/saved-status.ts'
import { clearedSavedCookie, mostInBrowser, readSavedCookie, savedCookie } from './saved-cookie.ts'

type SavedServices = Pick<Services, 'database' | 'config' | 'now'>

/** Who asks: the Cookie header, and the network address. */
interface Visitor {
  cookies: string | null
  address: string
}

/** What a visitor saved, oldest first, and the Set-Cookie values to send. */
export interface Saved {
  items: readonly SavedScholarship[]
  /** Absent for visitors who are not signed in. */
  accountId: string | undefined
  cookies: string[]
}

const mostInAccount = 500

/**
 * Returns what the visitor saved. After a sign-in, what the browser kept moves to the account, where an entry
 * that is already there stays as it is, and the cookie goes.
 */
export async function readSaved(services: SavedServices, visitor: Visitor): Promise<Saved> {
  const isSecure = isOverHttps(services.config.siteUrl)
  const inBrowser = readSavedCookie(visitor.cookies, isSecure)
  const { account, cookies } = await currentSession(services, { ...visitor, isSecure })
  if (!account) return { items: inBrowser, accountId: undefined, cookies }
  const accountId = account.id
  if (inBrowser.length === 0) return { items: await readAccount(services, accountId), accountId, cookies }
  await services.database.write((tx) => addToAccount(tx, services, accountId, inBrowser))
  return {
    items: await readAccount(services, accountId),
    accountId,
    cookies: [...cookies, clearedSavedCookie(isSecure)],
  }
}

/** The result of a change; `isFull` when there is no room for another. */
export interface SavedChange {
  isFull: boolean
  cookies: string[]
}

/**
 * Saves a scholarship, changes its status, or removes it when `status` is null.
 * @param isFirst leaves the status of one that is already saved, such as from an old page, as it is
 */
export async function changeSaved(
  services: SavedServices,
  visitor: Visitor,
  { id, status, isFirst = false }: { id: string; status: SavedStatus | null; isFirst?: boolean },
): Promise<SavedChange> {
  const { items, accountId, cookies } = await readSaved(services, visitor)
  const isNew = !items.some((item) => item.id === id)
  if (isFirst && !isNew) return { isFull: false, cookies }
  if (status !== null && isNew && items.length >= (accountId ? mostInAccount : mostInBrowser))
    return { isFull: true, cookies }
  if (accountId) {
    await services.database.write((tx) =>
      status === null
        ? removeFromAccount(tx, accountId, id)
        : setInAccount(tx, services, { accountId, id, status }),
    )
    return { isFull: false, cookies }
  }
  const others = items.filter((item) => item.id !== id)
  const kept = status === null ? others : isNew ? [...others, { id, status }] : replace(items, { id, status })
  return {
    isFull: false,
    cookies: [...cookies, savedCookie(kept, isOverHttps(services.config.siteUrl))],
  }
}

function replace(items: readonly SavedScholarship[], changed: SavedScholarship): SavedScholarship[] {
  return items.map((item) => (item.id === changed.id ? changed : item))
}

/** Returns what an account saved, oldest first. */
export function readAccount(
  { database }: Pick<SavedServices, 'database'>,
  accountId: string,
): Promise<SavedScholarship[]> {
  return database.read
    .selectFrom('saved_scholarship')
    .select(['scholarship_id as id', 'status'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('scholarship_id')
    .limit(mostInAccount)
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
  { accountId, id, status }: { accountId: string; id: string; status: SavedStatus },
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

async function removeFromAccount(tx: Write, accountId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_scholarship')
    .where('account_id', '=', accountId)
    .where('scholarship_id', '=', id)
    .execute()
}
