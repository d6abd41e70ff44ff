import type { AccountServices } from '#app/features/account/accounts.server.ts'
import type { Session } from '#app/features/account/read-session.server.ts'
import { endSession, startSession, type Visitor } from '#app/features/account/sessions.server.ts'
import { noteSignInChange } from '#app/features/account/sign-in-changes.server.ts'
import type { Attempt } from '#app/security/attempt-limits.ts'
import { isLoopback } from '#domain/network-of-address.ts'
import { describeBrought, transferRecords } from '#kit/records/owned-records.server.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'
import { type ChallengePurpose, clearedChallengeCookie, takeChallenge } from './challenges.server.ts'
import { type FoundPasskey, findPasskey, noteUse } from './passkeys.server.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Assertion } from './schema.ts'
import { verifyAssertion } from './verify.server.ts'

/** What a visitor sends who uses a passkey. */
interface Use {
  response: Assertion
  party: RelyingParty
}

export type PasskeySignIn =
  | { isDone: true; cookies: string[]; brought: string[] }
  | { isDone: false; cookies: string[]; tooMany?: Extract<Attempt, { allowed: false }> }

/**
 * Signs in with a passkey, which is two factors in one: the device, and what unlocks it. Nothing else is asked for. The
 * session before ends, and the answers of this browser move to the account.
 */
export async function signInWithPasskey(
  services: AccountServices,
  visitor: Visitor,
  use: Use,
): Promise<PasskeySignIn> {
  const { database, attempts, knownDevices, securityLog, now } = services
  const cleared = clearedChallengeCookie(visitor.isSecure)
  const attempt = await database.write((tx) => attempts.count(tx, ['loginByAddress'], visitor))
  if (!attempt.allowed) return { isDone: false, cookies: [cleared], tooMany: attempt }
  const used = await checkUse(services, visitor, { ...use, purpose: 'sign-in', accountId: null })
  // Everybody on this machine can add a passkey to the sample account.
  const isOutside = used?.found.account.id === sampleId && !isLoopback(visitor.address)
  if (!used || isOutside) return { isDone: false, cookies: [cleared] }
  const { found, newCounter } = used
  const { account } = found
  const records = transferRecords(services, visitor)
  const brought = await describeBrought(services, visitor)
  const isKnownDevice = knownDevices.find(visitor, account.emailKey) !== undefined
  const session = await database.write(async (tx) => {
    if (!(await noteUse(tx, found, { newCounter, at: now() }))) return undefined
    await attempt.forget(tx)
    await records.attachTo(tx, account.id)
    if (!isKnownDevice) await noteSignInChange(tx, services, account, 'passkeyInNewBrowser')
    return startSession(tx, services, { accountId: account.id, isSecure: visitor.isSecure })
  })
  if (!session) return { isDone: false, cookies: [cleared] }
  await endSession(services, visitor)
  securityLog.note('sign_in_succeeded', account.emailKey, { isKnownDevice })
  const device = knownDevices.remember(visitor, account.emailKey)
  return { isDone: true, cookies: [cleared, ...session, ...records.cookies, device], brought }
}

/**
 * Lets whoever is signed in prove with a passkey of the account that they are its owner, as signing in again would.
 * @returns whether they did
 */
export async function proveWithPasskey(
  services: AccountServices,
  visitor: Visitor,
  { session, ...use }: Use & { session: Session },
): Promise<boolean> {
  const accountId = session.account.id
  const used = await checkUse(services, visitor, { ...use, purpose: 'prove', accountId })
  if (!used) return false
  const at = services.now()
  return services.database.write(async (tx) => {
    if (!(await noteUse(tx, used.found, { newCounter: used.newCounter, at }))) return false
    const proved = await tx
      .updateTable('session')
      .set({ proved_at: at })
      .where('token_hash', '=', session.tokenHash)
      .returning('token_hash')
      .executeTakeFirst()
    return proved !== undefined
  })
}

/** @returns the passkey and its new counter; undefined if it is unknown, another account's, or anything is wrong */
async function checkUse(
  services: Pick<AccountServices, 'database' | 'now' | 'securityLog'>,
  visitor: Visitor,
  { response, party, purpose, accountId }: Use & { purpose: ChallengePurpose; accountId: string | null },
): Promise<{ found: FoundPasskey; newCounter: number } | undefined> {
  const { database, securityLog } = services
  const asked = { purpose, accountId }
  const challenge = await database.write((tx) => takeChallenge(tx, services, visitor, asked))
  const found = await findPasskey(database, response.id)
  if (challenge === undefined || !found || !isOwn(found, response, accountId)) {
    securityLog.note('passkey_refused', found?.account.emailKey ?? '', {})
    return undefined
  }
  const newCounter = await verifyAssertion(response, { challenge, party, passkey: found })
  if (newCounter !== undefined) return { found, newCounter }
  securityLog.note('passkey_refused', found.account.emailKey, {})
  return undefined
}

/** Whether the authenticator names the account that the passkey was added to, and it is the one asked for. */
function isOwn({ account }: FoundPasskey, { response }: Assertion, accountId: string | null): boolean {
  const { userHandle } = response
  if (userHandle !== undefined && userHandle !== toUserHandle(account.id)) return false
  return accountId === null || accountId === account.id
}

/** The id by which authenticators know an account. It says nothing about its owner. */
export function toUserHandle(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}
