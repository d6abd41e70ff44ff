import { type AccountServices, type Refusal, tooMany } from '#app/features/account/accounts.server.ts'
import { queueNewDevice } from '#app/features/account/notices.server.ts'
import { startSession, type Visitor } from '#app/features/account/sessions.server.ts'
import { noteSignInChange } from '#app/features/account/sign-in-changes.server.ts'
import type { Services } from '#app/services.ts'
import { transferRecords } from '#kit/records/owned-records.server.ts'
import type { Write } from '#server/database/store.ts'
import { takeAppCode, takeRecoveryCode } from './factors.server.ts'
import { secondFactorText } from './messages.ts'
import {
  clearedPendingCookie,
  endPending,
  findPending,
  type PendingSignIn,
} from './pending-sign-in.server.ts'

type CodeServices = AccountServices & Pick<Services, 'factorSecrets'>

/** What a visitor typed: a code of the app, or one of the recovery codes. */
export type TypedCode = { kind: 'app' | 'recovery'; typed: string }

export type CodeOutcome =
  | { isDone: true; cookies: string[] }
  /** There is no sign-in that waits here, or not any more. */
  | { isDone: false; isEnded: true }
  | { isDone: false; isEnded: false; refusal: Refusal }

const limitsOfKnownDevice = ['codeByDevice', 'codeByDeviceDaily'] as const
const limitsOfOthers = ['codeByAccountAndAddress', 'codeByAccountDaily'] as const

/**
 * Finishes a sign-in with its code, and only now moves the answers of this browser to the account and starts the
 * session. Codes are counted like passwords, apart from them.
 */
export async function signInWithCode(
  services: CodeServices,
  visitor: Visitor,
  code: TypedCode,
): Promise<CodeOutcome> {
  const { database, attempts, knownDevices, securityLog } = services
  const pending = await findPending(database.read, services, visitor)
  if (!pending) return { isDone: false, isEnded: true }
  const key = pending.emailKey
  const device = knownDevices.find(visitor, key)
  const isKnownDevice = device !== undefined
  const who = { address: visitor.address, account: key, ...(isKnownDevice && { device }) }
  const attempt = await database.write((tx) =>
    attempts.count(tx, isKnownDevice ? limitsOfKnownDevice : limitsOfOthers, who),
  )
  if (!attempt.allowed) {
    securityLog.note('second_factor_locked', key, { isKnownDevice, limit: attempt.limit })
    await database.write((tx) => noteSignInChange(tx, services, pending, 'codesGuessed'))
    return { isDone: false, isEnded: false, refusal: tooMany(attempt) }
  }
  const records = transferRecords(services, visitor)
  const done = await database.write(async (tx) => {
    const found = await findPending(tx, services, visitor)
    if (!found) return 'ended'
    const taken = await takeCode(tx, services, found, code)
    if (!taken) return 'wrong'
    if (!(await endPending(tx, found.tokenHash))) return 'ended'
    await attempt.forget(tx)
    await records.attachTo(tx, found.id)
    if (!isKnownDevice) await queueNewDevice(tx, services, found, found.service || undefined)
    const session = await startSession(tx, services, { accountId: found.id, isSecure: visitor.isSecure })
    return { session, ...taken }
  })
  if (done === 'ended') return { isDone: false, isEnded: true }
  if (done === 'wrong') {
    securityLog.note('second_factor_failed', key, { isKnownDevice })
    return { isDone: false, isEnded: false, refusal: wrongCode(code) }
  }
  if (done.left !== undefined) securityLog.note('recovery_code_used', key, { left: done.left })
  securityLog.note('sign_in_succeeded', key, { isKnownDevice })
  const cleared = clearedPendingCookie(visitor.isSecure)
  return {
    isDone: true,
    cookies: [...done.session, cleared, ...records.cookies, knownDevices.remember(visitor, key)],
  }
}

/** @returns undefined if the code is wrong; `left`: how many recovery codes are left after one was used */
async function takeCode(
  tx: Write,
  services: CodeServices,
  pending: PendingSignIn,
  { kind, typed }: TypedCode,
): Promise<{ left?: number } | undefined> {
  const given = { accountId: pending.id, typed }
  if (kind === 'app') return (await takeAppCode(tx, services, given)) ? {} : undefined
  const left = await takeRecoveryCode(tx, services, given)
  if (left === undefined) return undefined
  await noteSignInChange(tx, services, pending, 'recoveryCodeUsed')
  return { left }
}

function wrongCode({ kind }: TypedCode): Refusal {
  return {
    error: 'INVALID_CREDENTIALS',
    message: kind === 'app' ? secondFactorText.wrongCode : secondFactorText.wrongRecoveryCode,
  }
}
