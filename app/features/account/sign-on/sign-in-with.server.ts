import type { AccountServices } from '#app/features/account/accounts.server.ts'
import { queueNewDevice, queueServiceLinked } from '#app/features/account/notices.server.ts'
import { awaitCode } from '#app/features/account/second-factor/pending-sign-in.server.ts'
import { endSession, startSession, type Visitor } from '#app/features/account/sessions.server.ts'
import { saidTooYoung } from '#app/features/account/too-young-cookie.ts'
import type { Attempt } from '#app/security/attempt-limits.ts'
import { emailKey } from '#domain/email.ts'
import { describeBrought, transferRecords } from '#kit/records/owned-records.server.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'
import type { Write } from '#server/database/store.ts'
import {
  claimUnconfirmedAccount,
  findByEmail,
  findLinked,
  insertConfirmedAccount,
  link,
} from './identities.server.ts'
import type { Identity } from './identity.ts'

type Refused = { refused: 'unverified' | 'taken' | 'young'; key: string } | { tooMany: NotAllowed }
type NotAllowed = Extract<Attempt, { allowed: false }>

interface Found {
  id: string
  key: string
  /** How the identity came to open this account: it did before, or it was linked, or the account is new. */
  by: 'before' | 'link' | 'claim' | 'creation'
  /** The account, where its owner is told of a browser that had not signed in before. */
  newDevice?: { id: string; email: string; createdAt: Date }
}

type SignedIn = { isNewAccount: boolean; isClaimed: boolean; brought: string[]; cookies: string[] }

/** The account has a second factor, and the sign-in waits for its code. */
type Waiting = { isWaiting: true; cookies: string[] }

/**
 * Signs a visitor in whom a service knows, and ends the session before, as a sign-in with a password does. An account
 * is found by the identity alone; the first time, by the address that the service vouches for, and then the owner of
 * the account is notified of it, because a service may be wrong. So they do of a browser that had not signed in before.
 * A second factor is asked for as after a password: the service vouches for one factor.
 */
export async function signInWith(
  services: AccountServices,
  visitor: Visitor,
  asked: { identity: Identity; service: string; name: string; referralCode?: string | undefined },
): Promise<SignedIn | Waiting | Refused> {
  const { service, name } = asked
  const { database, knownDevices, securityLog } = services
  const records = transferRecords(services, visitor)
  const brought = await describeBrought(services, visitor)
  const done = await database.write(async (tx) => {
    const found = await findAccount(tx, services, { ...asked, visitor })
    if (!('id' in found)) return found
    const { isSecure } = visitor
    const pending = await awaitCode(tx, services, { accountId: found.id, isSecure, service: name })
    if (pending !== undefined) return { ...found, isWaiting: true, cookies: [pending] } as const
    await records.attachTo(tx, found.id)
    if (found.newDevice) await queueNewDevice(tx, services, found.newDevice, name)
    const cookies = await startSession(tx, services, { accountId: found.id, isSecure })
    return { ...found, isWaiting: false, cookies } as const
  })
  if ('tooMany' in done) return done
  const { key } = done
  if ('refused' in done) {
    securityLog.note('identity_refused', key, { service, outcome: done.refused })
    return done
  }
  const { by, cookies } = done
  const { cookies: cleared } = await endSession(services, visitor)
  if (by === 'creation') securityLog.note('account_created', key, {})
  if (by !== 'before') securityLog.note('identity_linked', key, { service, wasConfirmed: by === 'link' })
  const isKnownDevice = knownDevices.find(visitor, key) !== undefined
  if (done.isWaiting) {
    securityLog.note('second_factor_asked', key, { isKnownDevice })
    return { isWaiting: true, cookies: [...cleared, ...cookies] }
  }
  securityLog.note('sign_in_succeeded', key, { isKnownDevice })
  return {
    isNewAccount: by === 'creation',
    isClaimed: by === 'claim',
    brought,
    cookies: [...cookies, ...records.cookies, knownDevices.remember(visitor, key)],
  }
}

async function findAccount(
  tx: Write,
  services: AccountServices,
  {
    identity,
    visitor,
    name,
    referralCode,
  }: { identity: Identity; visitor: Visitor; name: string; referralCode?: string | undefined },
): Promise<Found | Refused> {
  const { attempts, knownDevices, referrals, now } = services
  const linked = await findLinked(tx, identity)
  if (linked) {
    const isKnownDevice = knownDevices.find(visitor, linked.emailKey) !== undefined
    return { id: linked.id, key: linked.emailKey, by: 'before', ...(!isKnownDevice && { newDevice: linked }) }
  }
  const { email } = identity
  if (email === undefined) return { refused: 'unverified', key: '' }
  const [key, at] = [emailKey(email), now()]
  if (!(await findByEmail(tx, email))) {
    if (saidTooYoung(visitor)) return { refused: 'young', key }
    const attempt = await attempts.count(tx, ['createByAddress'], visitor)
    if (!attempt.allowed) return { tooMany: attempt }
    const created = await insertConfirmedAccount(tx, { ...identity, email }, at)
    if (created) {
      await link(tx, identity, { accountId: created.id, at })
      const isKnownBrowser = knownDevices.hasSignedIn(visitor)
      await referrals.noteSignUp(tx, referralCode, { email, address: visitor.address, isKnownBrowser })
      return { id: created.id, key, by: 'creation' }
    }
  }
  const existing = await findByEmail(tx, email)
  // Nobody owns the address of the sample account, and everybody can read its password.
  if (!existing || existing.id === sampleId) return { refused: 'unverified', key }
  const { id } = existing
  // An unconfirmed account has no identity yet, so a link that is refused has claimed nothing.
  const isClaimed = await claimUnconfirmedAccount(tx, id, at)
  if (!(await link(tx, identity, { accountId: id, at }))) return { refused: 'taken', key }
  await queueServiceLinked(tx, services, existing, name)
  return { id, key, by: isClaimed ? 'claim' : 'link' }
}
