import type { Services } from '#app/services.ts'
import type { Attempt } from './attempt-limits.ts'
import { cleanEmail, emailKey, looksLikeEmail } from './email.ts'
import { hashPassword, passwordMatches } from './passwords.server.ts'
import { findPasswordHash, insertAccount } from './queries.server.ts'
import type { NewAccount, User } from './schema.ts'
import { currentSession, endSession, startSession, type Visitor } from './sessions.server.ts'
import { words } from './words.ts'

export interface AccountServices extends Pick<Services, 'database' | 'now' | 'attempts'> {
  schools: Pick<Services['schools'], 'byOpeid'>
}

/** An expected outcome that is not the wished one. The words are for the visitor. */
export interface Refusal {
  error: 'ACCOUNT_EXISTS' | 'INVALID_REQUEST' | 'INVALID_CREDENTIALS' | 'TOO_MANY_REQUESTS'
  message: string
  /** The part of the account that is wrong. */
  field?: keyof NewAccount
  retryAfterSeconds?: number
}

/**
 * Makes an account; signs nobody in. An answer without refusal means that the account is stored for good.
 * A taken email is told apart, as the owner asks; the limit by address keeps that from being a list to read.
 */
export async function createAccount(
  services: AccountServices,
  visitor: Visitor,
  details: NewAccount,
): Promise<Refusal | null> {
  const attempt = services.attempts.count('createByAddress', visitor.address)
  if (!attempt.allowed) return tooMany(attempt)
  const opeid = details.opeId ?? ''
  if (opeid && !services.schools.byOpeid(opeid)) {
    attempt.forget()
    return { error: 'INVALID_REQUEST', field: 'opeId', message: words.unknownSchool }
  }
  const isNew = await insertAccount(services.database, {
    email: details.emailAddress,
    firstName: details.firstName ?? '',
    lastName: details.lastName ?? '',
    opeid,
    passwordHash: await hashPassword(details.plaintextPassword),
    createdAt: services.now(),
  })
  return isNew ? null : { error: 'ACCOUNT_EXISTS', message: words.accountExists }
}

/**
 * Ends the session the visitor has, then starts one for the account. An unknown account and a wrong password
 * give the same answer in the same time.
 * @returns Set-Cookie values to send in either case.
 */
export async function signIn(
  services: AccountServices,
  visitor: Visitor,
  { identifier, password }: { identifier: string; password: string },
): Promise<{ refusal: Refusal | null; cookies: string[] }> {
  const cleared = await endSession(services, visitor)
  const email = cleanEmail(identifier)
  const key = emailKey(email)
  const byAddress = services.attempts.count('loginByAddress', visitor.address)
  if (!byAddress.allowed) return { refusal: tooMany(byAddress), cookies: cleared }
  const byAccount = services.attempts.count('loginByAccount', key)
  if (!byAccount.allowed) return { refusal: tooMany(byAccount), cookies: cleared }

  const found = looksLikeEmail(email) ? await findPasswordHash(services.database, key) : undefined
  const matches = await passwordMatches(password, found?.passwordHash)
  if (!found || !matches) {
    return { refusal: { error: 'INVALID_CREDENTIALS', message: words.wrongCredentials }, cookies: cleared }
  }
  byAddress.forget()
  byAccount.forget()
  const cookies = await startSession(services, { accountId: found.id, isSecure: visitor.isSecure })
  return { refusal: null, cookies }
}

export function signOut(services: AccountServices, visitor: Visitor): Promise<string[]> {
  return endSession(services, visitor)
}

/** @returns who is signed in, and the Set-Cookie values that go with the answer. */
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

function tooMany({ retryAfterSeconds }: Extract<Attempt, { allowed: false }>): Refusal {
  const message = words.tooManyAttempts(Math.ceil(retryAfterSeconds / 60))
  return { error: 'TOO_MANY_REQUESTS', message, retryAfterSeconds }
}
