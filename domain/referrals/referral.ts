import { mailboxKey } from '#domain/email.ts'
import { type LineCategory, productLines } from '#domain/product-line.ts'

/** Why a sign-up through a link can't qualify; '' when it can. It is decided once, when the account is created. */
export type Barrier = '' | 'own_network' | 'known_browser' | 'busy_network'

/** What counts as a referral, in days unless the name says otherwise. */
export const referralRules = {
  /** How old the new account must be to qualify. */
  minAccountAgeDays: 14,
  /** How many accounts from one network can qualify. */
  perNetwork: 2,
  /** In how many days; the hash of a network is kept no longer. */
  networkDays: 30,
} as const

/** What is known of a sign-up when it happens. */
interface SignUp {
  /** Whether it came from the network that the link was made on. */
  isOwnNetwork: boolean
  /** Whether somebody had signed in to an account in this browser before. */
  isKnownBrowser: boolean
  /** How many accounts came from its network through any link in the last `networkDays`. */
  recentFromNetwork: number
}

/** Whether the new account is the referrer's own: one mailbox has many spellings. */
export function isSelfReferral(referrerEmail: string, email: string): boolean {
  return mailboxKey(referrerEmail) === mailboxKey(email)
}

/** Returns the first reason why a sign-up can't qualify. */
export function findBarrier({ isOwnNetwork, isKnownBrowser, recentFromNetwork }: SignUp): Barrier {
  if (isKnownBrowser) return 'known_browser'
  if (isOwnNetwork) return 'own_network'
  return recentFromNetwork >= referralRules.perNetwork ? 'busy_network' : ''
}

/** How far a referral has come. `barred` will never qualify, because of its barrier or because the account is gone. */
export type ReferralState = 'signed_up' | 'barred' | 'qualified' | 'rewarded'

/** One referral as its referrer may know it: nothing in it says who it is. */
export interface Referral {
  barrier: Barrier
  isDeleted: boolean
  isQualified: boolean
  isRewarded: boolean
}

export function getState({ barrier, isDeleted, isQualified, isRewarded }: Referral): ReferralState {
  if (isQualified) return isRewarded ? 'rewarded' : 'qualified'
  return barrier !== '' || isDeleted ? 'barred' : 'signed_up'
}

/** How many referrals came as far as this, or further. */
export interface ReferralCounts {
  signedUp: number
  qualified: number
  rewarded: number
}

export function countReferrals(states: readonly ReferralState[]): ReferralCounts {
  const count = (...wanted: ReferralState[]) => states.filter((state) => wanted.includes(state)).length
  return {
    signedUp: states.length,
    qualified: count('qualified', 'rewarded'),
    rewarded: count('rewarded'),
  }
}

/**
 * The lines whose answered questions let a sign-up qualify. Credit cards are none of them, and nothing here is an
 * application: no reward may be a reason to apply for credit.
 */
export const countedLines: readonly LineCategory[] = Object.values(productLines)
  .map(({ category }) => category)
  .filter((category) => category !== productLines.CC.category)

/** Returns the last moment of a sign-up that is old enough to qualify. */
export function latestSignUp(now: Date): Date {
  return new Date(now.getTime() - referralRules.minAccountAgeDays * dayMs)
}

/** Returns the moment from which on sign-ups count against their network. */
export function startOfNetworkWindow(now: Date): Date {
  return new Date(now.getTime() - referralRules.networkDays * dayMs)
}

const dayMs = 24 * 3600 * 1000
