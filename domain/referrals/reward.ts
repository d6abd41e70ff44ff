import { addDays } from '#domain/dates.ts'

/** `refused` and `claimed` are final. */
export type RewardState = 'pending' | 'approved' | 'refused' | 'claimed'

/** What is given for referrals for a time, and on which terms. Days are `YYYY-MM-DD` in New York. */
export interface RewardProgram {
  id: string
  /** The first and the last day on which a sign-up counts. */
  opensOn: string
  closesOn: string
  amountCents: number
  /** How many rewards there are. */
  budget: number
  /** How many one person can earn in a calendar month, and in all. */
  perMonth: number
  inAll: number
  termsVersion: string
  /** What is handed over, such as `Digital gift card`. */
  gives: string
  sponsor: { name: string; postalAddress: string }
}

export const rewardRules = {
  perMonth: 5,
  inAll: 20,
  /** The longest program. */
  maxDays: 366,
  /** From the last day to the last on which a sign-up of the program can still qualify. */
  qualifyDays: 60,
  /** From the last day to the last on which a reward can be claimed. */
  claimDays: 120,
  /** How long a code is held for whoever claims it. */
  leaseMinutes: 10,
  /** How long a claimed code stays on the page. */
  codeDays: 90,
} as const

/**
 * The most that one person can get from a program. A business reports to the IRS what it pays one person in a year from
 * $2,000 on (26 U.S.C. 6041, as section 70433 of Public Law 119-21 changed it for payments after December 31, 2025).
 * This stays below the $600 from before, so that nobody has to be asked for a taxpayer number.
 */
export const largestTotalCents = 59_900

/**
 * Returns how many rewards of an amount one person can earn.
 * @returns undefined when a single one is more than `largestTotalCents`
 */
export function toPersonalLimits(amountCents: number): { perMonth: number; inAll: number } | undefined {
  const inAll = Math.min(rewardRules.inAll, Math.floor(largestTotalCents / amountCents))
  return inAll < 1 ? undefined : { perMonth: Math.min(rewardRules.perMonth, inAll), inAll }
}

type ProgramDays = Pick<RewardProgram, 'opensOn' | 'closesOn'>

/** Whether a sign-up on this day counts for the program. */
export function isOpen({ opensOn, closesOn }: ProgramDays, day: string): boolean {
  return opensOn <= day && day <= closesOn
}

export function lastDayToQualify({ closesOn }: ProgramDays): string {
  return addDays(closesOn, rewardRules.qualifyDays)
}

export function lastDayToClaim({ closesOn }: ProgramDays): string {
  return addDays(closesOn, rewardRules.claimDays)
}

/** How many rewards there are already; refused ones don't count. */
export interface Earned {
  inProgram: number
  byReferrer: number
  byReferrerThisMonth: number
}

/** Whether one more referral earns a reward. */
export function earnsReward(
  program: Pick<RewardProgram, 'budget' | 'perMonth' | 'inAll'>,
  { inProgram, byReferrer, byReferrerThisMonth }: Earned,
): boolean {
  return inProgram < program.budget && byReferrer < program.inAll && byReferrerThisMonth < program.perMonth
}

/** A code with whoever has it. */
export interface Hold {
  rewardId: string | null
  leaseEndsAt: Date | null
  isClaimed: boolean
}

/** Whether a code can be held for somebody: nobody has it, or a hold of before has ended. */
export function isFree({ rewardId, leaseEndsAt, isClaimed }: Hold, now: Date): boolean {
  if (isClaimed) return false
  return rewardId === null || leaseEndsAt === null || leaseEndsAt <= now
}

/** Whether a code is held for this reward now. */
export function isHeldFor({ rewardId, leaseEndsAt, isClaimed }: Hold, reward: string, now: Date): boolean {
  return !isClaimed && rewardId === reward && leaseEndsAt !== null && leaseEndsAt > now
}

/** Returns when a hold that begins now ends. */
export function toLeaseEnd(now: Date): Date {
  return new Date(now.getTime() + rewardRules.leaseMinutes * 60_000)
}
