import { countEmail } from '#app/mail/count-email.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Attempt } from '#app/security/attempt-limits.ts'
import type { Services } from '#app/services.ts'
import { cleanEmail, emailKey, wasEmail } from '#domain/email.ts'
import { isLoopback, toNetwork } from '#domain/network-of-address.ts'
import { deleteBrowserRecords, transferRecords } from '#kit/records/owned-records.server.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { sampleId } from '#server/database/seed/sample-account.ts'
import { accountText } from './messages.ts'
import { queueNewDevice } from './notices.server.ts'
import { isOutdatedHash } from './passwords.server.ts'
import { findPasswordHash, insertAccount, lockPasswordRow, replacePasswordHash } from './queries.server.ts'
import type { NewAccount, User } from './schema.ts'
import { secondFactorText } from './second-factor/messages.ts'
import { awaitCode } from './second-factor/pending-sign-in.server.ts'
import { clearedSessionCookies, unrecordedSignOut } from './session-cookies.ts'
import { currentSession, endSession, startSession, type Visitor } from './sessions.server.ts'
import { saidTooYoung } from './too-young-cookie.ts'

export interface AccountServices
  extends Pick<
    Services,
    | 'database'
    | 'now'
    | 'attempts'
    | 'passwords'
    | 'knownDevices'
    | 'visitorRecords'
    | 'securityLog'
    | 'referrals'
    | 'log'
  > {
  schools: Pick<Services['schools'], 'byOpeid'>
}

/** An expected failure. `message` is for the visitor. */
export interface Refusal {
  error:
    | 'ACCOUNT_EXISTS'
    | 'INVALID_REQUEST'
    | 'INVALID_CREDENTIALS'
    | 'SECOND_FACTOR_REQUIRED'
    | 'TOO_MANY_REQUESTS'
    | 'TEMPORARILY_UNAVAILABLE'
  message: string
  /** The invalid field of the account. */
  field?: keyof NewAccount
  retryAfterSeconds?: number
}

/** Too many passwords wait to be hashed; a few seconds work off the whole queue. */
export const busy: Refusal = {
  error: 'TEMPORARILY_UNAVAILABLE',
  message: accountText.busy,
  retryAfterSeconds: 5,
}

const codeNeeded: Refusal = { error: 'SECOND_FACTOR_REQUIRED', message: secondFactorText.required }

const wrongCredentials: Refusal = { error: 'INVALID_CREDENTIALS', message: accountText.wrongCredentials }

/**
 * Creates an account without signing in to it. Returns null only after the account is stored durably. A taken
 * email gets a separate error, as the owner requires; the limit per address prevents using it to list
 * accounts. Nothing is stored of somebody under 13 (16 CFR 312).
 * @param referralCode whose link led to the sign-up, if any
 */
export async function createAccount(
  services: AccountServices,
  visitor: Visitor,
  details: NewAccount,
  referralCode?: string,
): Promise<Refusal | null> {
  const { database, attempts, passwords } = services
  if (details.ageBand === 'under_13' || saidTooYoung(visitor)) {
    return { error: 'INVALID_REQUEST', field: 'ageBand', message: accountText.tooYoung.refused }
  }
  const opeid = details.opeId ?? ''
  if (opeid && !services.schools.byOpeid(opeid)) {
    return { error: 'INVALID_REQUEST', field: 'opeId', message: accountText.unknownSchool }
  }
  const weakness = await passwords.findWeakness(details.plaintextPassword, details.emailAddress)
  if (weakness) return { error: 'INVALID_REQUEST', field: 'plaintextPassword', message: weakness }
  const account = emailKey(details.emailAddress)
  const attempt = await database.write((tx) =>
    attempts.count(tx, ['createByAddress', 'createByAccount'], { address: visitor.address, account }),
  )
  if (!attempt.allowed) return tooMany(attempt)
  const passwordHash = await passwords.hash(details.plaintextPassword, toNetwork(visitor.address, 64))
  if (passwordHash === undefined) {
    await database.write(attempt.forget)
    return busy
  }
  const createdAt = services.now()
  const email = details.emailAddress
  const isNew = await database.write(async (tx) => {
    const { firstName = '', lastName = '', ageBand = null } = details
    const names = { email, firstName, lastName, opeid }
    const isInserted = await insertAccount(tx, { ...names, ageBand, passwordHash, createdAt })
    const isKnownBrowser = services.knownDevices.hasSignedIn(visitor)
    if (isInserted)
      await services.referrals.noteSignUp(tx, referralCode, {
        email,
        address: visitor.address,
        isKnownBrowser,
      })
    if (isInserted && (await countEmail(tx, attempts, { email, address: visitor.address }))) {
      await queueMail(database, tx, { kind: 'welcome', email, now: createdAt })
    }
    return isInserted
  })
  if (!isNew) return { error: 'ACCOUNT_EXISTS', message: accountText.accountExists }
  services.securityLog.note('account_created', account, {})
  return null
}

/**
 * Ends the visitor's current session, then starts one for the account, and moves the answers given in this
 * browser to it. An unknown account and a wrong password return the same error in the same time, after the
 * same counting. An account with a second factor gets no session yet: the sign-in waits for its code in this browser.
 * @returns the Set-Cookie values to send, whether or not signing in succeeded
 */
export async function signIn(
  services: AccountServices,
  visitor: Visitor,
  { identifier, password }: { identifier: string; password: string },
): Promise<{ refusal: Refusal | null; cookies: string[] }> {
  const { database, attempts, knownDevices, securityLog } = services
  const { cookies: cleared } = await endSession(services, visitor)
  const email = cleanEmail(identifier)
  const key = emailKey(email)
  const device = knownDevices.find(visitor, key)
  const isKnownDevice = device !== undefined
  const kinds = isKnownDevice ? limitsOfKnownDevice : limitsOfOthers
  const who = { address: visitor.address, account: key, ...(isKnownDevice && { device }) }
  const attempt = await database.write((tx) => attempts.count(tx, kinds, who))
  if (!attempt.allowed) {
    securityLog.note('sign_in_locked', key, { isKnownDevice, limit: attempt.limit })
    return { refusal: tooMany(attempt), cookies: cleared }
  }

  const found = wasEmail(email) ? await findPasswordHash(database, key) : undefined
  const from = toNetwork(visitor.address, 64)
  const matches = await services.passwords.matches(password, found?.passwordHash, from)
  if (matches === undefined) {
    await database.write(attempt.forget)
    return { refusal: busy, cookies: cleared }
  }
  // Everybody can read the sample account's password.
  const isOutside = found?.id === sampleId && !isLoopback(visitor.address)
  if (!found || !matches || isOutside) {
    securityLog.note('sign_in_failed', key, { isKnownDevice })
    return { refusal: wrongCredentials, cookies: cleared }
  }
  const passwordHash = isOutdatedHash(found.passwordHash)
    ? await upgradeHash(services, { ...found, key, password, from })
    : found.passwordHash
  const { id: accountId } = found
  const { isSecure } = visitor
  const records = transferRecords(services, visitor)
  const entry = await database.write(async (tx) => {
    // The password may have been changed or removed while it was checked, and its sessions ended.
    if (!(await lockPasswordRow(tx, { id: accountId, passwordHash }))) return undefined
    await attempt.forget(tx)
    const pending = await awaitCode(tx, services, { accountId, isSecure, passwordHash })
    if (pending !== undefined) return { pending, session: [] }
    await records.attachTo(tx, accountId)
    if (!isKnownDevice) await queueNewDevice(tx, services, found)
    return { session: await startSession(tx, services, { accountId, isSecure }) }
  })
  if (!entry) return { refusal: wrongCredentials, cookies: cleared }
  if (entry.pending !== undefined) {
    securityLog.note('second_factor_asked', key, { isKnownDevice })
    return { refusal: codeNeeded, cookies: [...cleared, entry.pending] }
  }
  securityLog.note('sign_in_succeeded', key, { isKnownDevice })
  return {
    refusal: null,
    cookies: [...entry.session, ...records.cookies, knownDevices.remember(visitor, key)],
  }
}

export const limitsOfKnownDevice = ['loginByDevice', 'loginByDeviceDaily'] as const
export const limitsOfOthers = ['loginByAddress', 'loginByAccountAndAddress', 'loginByAccountDaily'] as const

/**
 * Stores the password at today's cost, which is only possible while it is known.
 * @returns the hash that is stored then
 */
async function upgradeHash(
  { database, passwords, securityLog }: AccountServices,
  account: { id: string; passwordHash: string; key: string; password: string; from: string },
): Promise<string> {
  const upgraded = await passwords.hash(account.password, account.from)
  if (upgraded === undefined) return account.passwordHash
  await replacePasswordHash(database, { id: account.id, old: account.passwordHash, upgraded })
  securityLog.note('password_hash_upgraded', account.key, {})
  return upgraded
}

/**
 * Ends the visitor's session, and with it the way to the answers in their account. When nothing can be
 * written, the browser still forgets it.
 * @returns the Set-Cookie values to send, and whether the database has ended the session too, now and at the
 *   sign-out just before this one
 */
export async function signOut(
  services: AccountServices,
  visitor: Visitor,
): Promise<{ cookies: string[]; isRecorded: boolean }> {
  const wasUnrecorded = unrecordedSignOut.read(visitor.cookies, visitor.isSecure) !== undefined
  try {
    const { account, cookies } = await endSession(services, visitor)
    if (account !== undefined) {
      services.securityLog.note('signed_out', account, {})
      cookies.push(...(await deleteBrowserRecords(services, visitor)))
    }
    if (wasUnrecorded) cookies.push(unrecordedSignOut.clear(visitor.isSecure))
    return { cookies, isRecorded: !wasUnrecorded }
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'sign-out not recorded')
    return { cookies: clearedSessionCookies(visitor.isSecure), isRecorded: false }
  }
}

/** @returns the signed-in user, and the Set-Cookie values to send with the response */
export async function currentUser(
  services: AccountServices,
  visitor: Visitor,
): Promise<{ user: User | null; cookies: string[] }> {
  const { account, cookies } = await currentSession(services, visitor)
  if (!account) return { user: null, cookies }
  const { id, email, firstName, lastName, opeid } = account
  const school = opeid ? services.schools.byOpeid(opeid) : undefined
  const user = {
    id,
    emailAddress: email,
    firstName,
    lastName,
    opeId: opeid,
    school: school ? { name: school.name, opeid: school.opeid } : null,
  }
  return { user, cookies }
}

/** Says how long to wait after too many attempts. */
export function tooMany({ retryAfterSeconds }: Extract<Attempt, { allowed: false }>): Refusal {
  const message = accountText.tooManyAttempts(Math.ceil(retryAfterSeconds / 60))
  return { error: 'TOO_MANY_REQUESTS', message, retryAfterSeconds }
}
