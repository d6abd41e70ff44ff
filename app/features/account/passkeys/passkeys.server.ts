import { randomUUID } from 'node:crypto'
import { noPassword } from '#app/features/account/passwords.server.ts'
import { noteSignInChange } from '#app/features/account/sign-in-changes.server.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import type { Database } from '#server/database/database.ts'
import type { Write } from '#server/database/store.ts'
import type { StoredPasskey } from './verify.server.ts'

type PasskeyServices = Pick<Services, 'database' | 'now' | 'securityLog'>

/** More than anybody has devices. */
const maxPasskeys = 20

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string
  name: string
  /** Whether it is kept by a service such as a password manager, for all devices of its owner. */
  isSynced: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

interface Owner {
  id: string
  email: string
}

export function listPasskeys({ read }: Pick<Database, 'read'>, accountId: string): Promise<Passkey[]> {
  return read
    .selectFrom('passkey')
    .select(['id', 'name', 'is_synced as isSynced', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns the ids by which authenticators know the passkeys of an account. */
export async function listCredentials(
  { read }: Pick<Database, 'read'>,
  accountId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await read
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ credential_id: id, transports }) => ({
    id,
    transports: transports.split(',').filter((transport) => transport !== ''),
  }))
}

/** A passkey as it is checked, with the account it opens. */
export interface FoundPasskey extends StoredPasskey {
  id: string
  account: { id: string; email: string; emailKey: string; createdAt: Date }
}

export async function findPasskey(
  { read }: Pick<Database, 'read'>,
  credentialId: string,
): Promise<FoundPasskey | undefined> {
  const row = await read
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'public_key', 'counter', 'account.id as accountId', 'email', 'email_key'])
    .select('account.created_at as createdAt')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, public_key: publicKey, counter, accountId, email, email_key, createdAt } = row
  return {
    id,
    credentialId,
    publicKey,
    counter: Number(counter),
    account: { id: accountId, email, emailKey: email_key, createdAt },
  }
}

/** Notes that a passkey was used. Returns false if another request used it at the same time, or it was removed. */
export async function noteUse(
  tx: Write,
  { id, counter }: Pick<FoundPasskey, 'id' | 'counter'>,
  { newCounter, at }: { newCounter: number; at: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** @returns why it was not added, if so: its account has too many, or it belongs to one already */
export async function addPasskey(
  services: PasskeyServices,
  owner: Owner,
  passkey: StoredPasskey & { isSynced: boolean; transports: readonly string[]; name: string },
): Promise<'full' | 'taken' | undefined> {
  const { database, now, securityLog } = services
  const refused = await database.write(async (tx) => {
    const own = await tx.selectFrom('passkey').select('id').where('account_id', '=', owner.id).execute()
    if (own.length >= maxPasskeys) return 'full'
    const { credentialId, publicKey, counter, isSynced, transports, name } = passkey
    const added = await tx
      .insertInto('passkey')
      .values({
        id: randomUUID(),
        account_id: owner.id,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: transports.join(','),
        is_synced: isSynced,
        name,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return 'taken'
    await noteSignInChange(tx, services, owner, 'passkeyAdded')
    return undefined
  })
  if (!refused) securityLog.note('passkey_added', emailKey(owner.email), {})
  return refused
}

/** @returns false if the account has no such passkey */
export async function renamePasskey(
  { database }: Pick<PasskeyServices, 'database'>,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await database.write((tx) =>
    tx
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst(),
  )
  return renamed !== undefined
}

/** @returns why it was not removed, if so: the account has none, or it is the only way to sign in to it */
export async function removePasskey(
  services: PasskeyServices,
  owner: Owner,
  id: string,
): Promise<'unknown' | 'last' | undefined> {
  const { database, securityLog } = services
  const refused = await database.write(async (tx) => {
    const own = await tx.selectFrom('passkey').select('id').where('account_id', '=', owner.id).execute()
    if (!own.some((passkey) => passkey.id === id)) return 'unknown'
    if (own.length === 1 && !(await hasOtherWay(tx, owner.id))) return 'last'
    await tx.deleteFrom('passkey').where('id', '=', id).execute()
    await noteSignInChange(tx, services, owner, 'passkeyRemoved')
    return undefined
  })
  if (!refused) securityLog.note('passkey_removed', emailKey(owner.email), {})
  return refused
}

/** Whether an account has a password or a service of others to sign in with. */
async function hasOtherWay(tx: Write, accountId: string): Promise<boolean> {
  // Keeps the password as it is until the write ends.
  const account = await tx
    .updateTable('account')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', accountId)
    .returning('password_hash')
    .executeTakeFirst()
  if (account && account.password_hash !== noPassword) return true
  const service = await tx
    .selectFrom('sign_on_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return service !== undefined
}
