import type { Services } from '#app/services.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import type { Write } from '#server/database/store.ts'
import { clearBrowserToken, hashToken, readBrowserToken } from './browser-token.ts'

type RecordServices = Pick<Services, 'database' | 'visitorRecords'>
type HolderServices = Pick<Services, 'config' | 'sessions'>

/** Returns under which names the visitor's records are stored. */
export async function findHolders({ config, sessions }: HolderServices, cookies: string | null) {
  const token = readBrowserToken(cookies, isOverHttps(config.siteUrl))
  return {
    accountId: await sessions.findAccountId(cookies),
    tokenHash: token === undefined ? undefined : hashToken(token),
  }
}

/** Returns every name under which the visitor's records are stored, none for a new visitor. */
export async function listHolders(services: HolderServices, cookies: string | null): Promise<string[]> {
  const { accountId, tokenHash } = await findHolders(services, cookies)
  return [accountId, tokenHash].filter((holder) => holder !== undefined)
}

/** Moves a browser's records to an account. */
export async function moveRecords(
  tx: Write,
  { now, visitorRecords }: Pick<Services, 'now' | 'visitorRecords'>,
  owner: { tokenHash: string; accountId: string },
): Promise<void> {
  const at = now()
  for (const records of visitorRecords) await records.move?.(tx, { ...owner, at })
}

interface Browser {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

/**
 * Moves the records of the visitor who is signing in to their account. The browser's token ends with that: it
 * may have been known to whoever used the computer before.
 * @returns what to do in the transaction of the sign-in, and the Set-Cookie values
 */
export function transferRecords(
  services: Pick<Services, 'now' | 'visitorRecords'>,
  { cookies, isSecure }: Browser,
) {
  const token = readBrowserToken(cookies, isSecure)
  return {
    attachTo: async (tx: Write, accountId: string): Promise<void> => {
      if (token !== undefined) await moveRecords(tx, services, { tokenHash: hashToken(token), accountId })
    },
    cookies: token === undefined ? [] : [clearBrowserToken(isSecure)],
  }
}

/** Says, for a list in a sentence, what a sign-in in this browser takes along. */
export async function describeBrought(
  { database, now, visitorRecords }: RecordServices & Pick<Services, 'now'>,
  { cookies, isSecure }: Browser,
): Promise<string[]> {
  const token = readBrowserToken(cookies, isSecure)
  const tokenHash = token === undefined ? undefined : hashToken(token)
  const browser = { cookies, isSecure, tokenHash, now: now() }
  const brought = await Promise.all(
    visitorRecords.map((records) => records.describeBrought?.(database.read, browser)),
  )
  return brought.filter((things) => things !== undefined)
}

/**
 * Deletes all records of the visitor and the cookie: whoever clears the answers on a shared computer must not
 * leave any behind. Returns the Set-Cookie values.
 */
export async function deleteRecords(
  services: RecordServices & HolderServices,
  cookies: string | null,
): Promise<string[]> {
  await deleteHeld(services, await listHolders(services, cookies))
  return [clearBrowserToken(isOverHttps(services.config.siteUrl))]
}

/**
 * Deletes what a browser still holds by itself, for a visitor who is signing out: a sign-in has usually taken
 * it along. Returns the Set-Cookie values.
 */
export async function deleteBrowserRecords(
  services: RecordServices,
  { cookies, isSecure }: Browser,
): Promise<string[]> {
  const token = readBrowserToken(cookies, isSecure)
  if (token === undefined) return []
  await deleteHeld(services, [hashToken(token)])
  return [clearBrowserToken(isSecure)]
}

/**
 * Deletes expired records, even if nobody visits the site.
 * @returns how many, by the name of the records
 */
export async function deleteExpiredRecords({
  database,
  now,
  visitorRecords,
}: RecordServices & Pick<Services, 'now'>): Promise<Map<string, number>> {
  return database.write(async (tx) => {
    const counts = new Map<string, number>()
    for (const { name, deleteExpired } of visitorRecords) {
      if (deleteExpired) counts.set(name, await deleteExpired(tx, now()))
    }
    return counts
  })
}

async function deleteHeld({ database, visitorRecords }: RecordServices, holders: readonly string[]) {
  if (holders.length === 0) return
  await database.write(async (tx) => {
    for (const records of visitorRecords) await records.delete?.(tx, holders)
  })
}
