import type { Log } from '#app/log.ts'
import type { AttemptKind } from './attempt-limits.ts'
import { keyedHash } from './keyed-hash.ts'

/** What each event is logged with, besides the account; docs/security.md lists them. */
interface Events {
  account_created: object
  sign_in_succeeded: { isKnownDevice: boolean }
  sign_in_failed: { isKnownDevice: boolean }
  sign_in_locked: { isKnownDevice: boolean; limit: AttemptKind }
  signed_out: object
  password_hash_upgraded: object
  recovery_asked: { isLimited: boolean }
  password_reset: object
  password_changed: object
  /** Somebody who is signed in gave the password again, for what is hard to undo. */
  proved_again: object
  proof_failed: { isKnownDevice: boolean }
  sessions_ended: { count: number }
  email_change_asked: object
  /** Noted with the new address. */
  email_changed: object
  identity_unlinked: object
  data_exported: object
  deletion_asked: object
  deletion_undone: object
  account_deleted: object
  address_confirmed: object
  /** The account signs in with a service from now on; what was known to whoever made it unconfirmed has ended. */
  identity_linked: { service: string; wasConfirmed: boolean }
  second_factor_on: object
  second_factor_off: object
  /** The password, or a service, was right, and the code is asked for. */
  second_factor_asked: { isKnownDevice: boolean }
  second_factor_failed: { isKnownDevice: boolean }
  second_factor_locked: { isKnownDevice: boolean; limit: AttemptKind }
  recovery_code_used: { left: number }
  recovery_codes_renewed: object
  passkey_added: object
  passkey_removed: object
  /** What a passkey signed was wrong, late, or for something else. */
  passkey_refused: object
  identity_refused: { service: string; outcome: 'unverified' | 'taken' | 'young' }
}

const warned = new Set<keyof Events>([
  'sign_in_failed',
  'sign_in_locked',
  'proof_failed',
  'second_factor_failed',
  'second_factor_locked',
  'passkey_refused',
  'identity_refused',
])

/** Logs what an operator who looks for an attack needs to see. */
export interface SecurityLog {
  /**
   * @param account the key of the account's email, whether or not the account exists. It is logged as a keyed
   *   hash: the same account is recognized, and nobody can tell whose it is.
   */
  note<Event extends keyof Events>(event: Event, account: string, details: Events[Event]): void
  /** Notes a try of the operator's token, which belongs to no account. */
  noteOperator(event: 'operator_signed_in' | 'operator_refused'): void
  /** Notes a request that was answered with 429. */
  noteRateLimit(details: { method: string; path: string }): void
}

export function createSecurityLog({ key, log }: { key: string; log: Log }): SecurityLog {
  return {
    note(event, account, details) {
      const line = { event, account: keyedHash(key, 'log', [account]).slice(0, 16), ...details }
      log[warned.has(event) ? 'warn' : 'info'](line, 'security event')
    },
    noteOperator: (event) => log[event === 'operator_refused' ? 'warn' : 'info']({ event }, 'security event'),
    noteRateLimit: (details) => log.warn({ event: 'rate_limited', ...details }, 'security event'),
  }
}
