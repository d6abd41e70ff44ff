import { noPassword } from '#app/features/account/passwords.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import type { Write } from '#server/database/store.ts'
import { settingsText } from './messages.ts'

type ServiceServices = Pick<Services, 'database' | 'config' | 'now' | 'securityLog'>

/** An account elsewhere that signs in to this one. */
export interface LinkedService {
  /** The issuer's address, which names it: an account has one identity of each issuer. */
  issuer: string
  name: string
  linkedAt: Date
}

/** Returns the services that an account is linked to, in the order in which they were linked. */
export async function listServices(
  { database, config }: Pick<ServiceServices, 'database' | 'config'>,
  accountId: string,
): Promise<LinkedService[]> {
  const rows = await database.read
    .selectFrom('sign_on_identity')
    .select(['issuer', 'linked_at as linkedAt'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
  return rows.map((row) => ({ ...row, name: nameOf(config, row.issuer) }))
}

/** Returns the services with which an account can be signed in to now. */
export async function listUsableServices(
  services: Pick<ServiceServices, 'database' | 'config'>,
  accountId: string,
): Promise<{ id: string; name: string }[]> {
  const linked = new Set((await listServices(services, accountId)).map(({ issuer }) => issuer))
  return services.config.signOn.issuers
    .filter(({ issuer }) => linked.has(issuer))
    .map(({ id, name }) => ({ id, name }))
}

/**
 * Ends the sign-ins of an account with one service, unless that is the last way in. The owner gets an email.
 * @returns `last` if it is the last way in, and `absent` if it isn't linked
 */
export async function unlinkService(
  { database, config, now, securityLog }: ServiceServices,
  account: { id: string; email: string },
  issuer: string,
): Promise<'unlinked' | 'last' | 'absent'> {
  const at = now()
  const name = nameOf(config, issuer)
  const ended = await database.write(async (tx): Promise<'unlinked' | 'last' | 'absent'> => {
    const left = await listWaysIn(tx, config, account.id)
    if (!left.linked.includes(issuer)) return 'absent'
    const others = left.usable.filter((one) => one !== issuer)
    if (!left.hasPassword && others.length === 0) return 'last'
    await tx
      .deleteFrom('sign_on_identity')
      .where('account_id', '=', account.id)
      .where('issuer', '=', issuer)
      .execute()
    const facts = { at: at.toISOString(), service: name }
    await queueMail(database, tx, { kind: 'service_unlinked', email: account.email, facts, now: at })
    return 'unlinked'
  })
  if (ended === 'unlinked') securityLog.note('identity_unlinked', emailKey(account.email), {})
  return ended
}

/** Returns how an account can be signed in to, and keeps that so until the write ends. */
async function listWaysIn(tx: Write, config: Services['config'], accountId: string) {
  const account = await tx
    .updateTable('account')
    .set({ id: accountId })
    .where('id', '=', accountId)
    .returning('password_hash')
    .executeTakeFirst()
  const rows = await tx
    .selectFrom('sign_on_identity')
    .select('issuer')
    .where('account_id', '=', accountId)
    .execute()
  const linked = rows.map(({ issuer }) => issuer)
  const offered = new Set(config.signOn.issuers.map(({ issuer }) => issuer))
  return {
    hasPassword: account !== undefined && account.password_hash !== noPassword,
    linked,
    usable: linked.filter((issuer) => offered.has(issuer)),
  }
}

function nameOf({ signOn }: Services['config'], issuer: string): string {
  return signOn.issuers.find((one) => one.issuer === issuer)?.name ?? settingsText.services.unknown
}
