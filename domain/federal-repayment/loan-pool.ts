import { monthlyFactor, roundedInterest } from '#domain/loans/interest.ts'
import { rap } from './law.ts'
import type { Flow } from './plan.ts'

/**
 * The loans of one income-driven plan, as one loan at their weighted rate. That is exact while each loan gets its part
 * of what lowers principal, which keeps the weights.
 */
export interface LoanPool {
  principalCents: number
  /** Interest that was charged and not paid; it bears no interest. */
  unpaidCents: number
  ratePercent: number
  /** The part of the pool in subsidized loans, from 0 to 1. */
  subsidizedShare: number
}

interface Month {
  pool: LoanPool
  flow: Flow
}

/**
 * Pays a month in IBR, PAYE or ICR: this month's interest first, then older interest, then principal. Of the interest
 * that stays unpaid, `isSubsidized` waives the subsidized part, rounded to the nearest cent.
 */
export function payMonth(pool: LoanPool, dueCents: number, isSubsidized: boolean): Month {
  const accrued = accrue(pool)
  const split = splitPayment(pool, accrued, dueCents)
  const uncovered = accrued - split.current
  const waivedCents = isSubsidized ? Math.round(uncovered * pool.subsidizedShare) : 0
  return close(pool, split, { waivedCents, matchedCents: 0, addedCents: uncovered - waivedCents })
}

/**
 * Pays a month in RAP, on time: interest that the payment does not cover is waived, and the government lowers principal
 * by what the payment lacks to $50, or to the payment if that is less.
 */
export function payRapMonth(pool: LoanPool, dueCents: number): Month {
  const accrued = accrue(pool)
  const split = splitPayment(pool, accrued, dueCents)
  const wanted = Math.min(rap.matchCents, split.paid) - split.principal
  const matchedCents = Math.max(0, Math.min(wanted, pool.principalCents - split.principal))
  return close(pool, split, { waivedCents: accrued - split.current, matchedCents, addedCents: 0 })
}

/** Adds unpaid interest to principal, where it bears interest. */
export function capitalize(pool: LoanPool): LoanPool {
  return { ...pool, principalCents: pool.principalCents + pool.unpaidCents, unpaidCents: 0 }
}

/** What is owed today, unpaid interest included. */
export function owedCents({ principalCents, unpaidCents }: LoanPool): number {
  return principalCents + unpaidCents
}

function accrue({ principalCents, ratePercent }: LoanPool): number {
  return roundedInterest(principalCents, monthlyFactor(ratePercent))
}

interface Split {
  paid: number
  current: number
  older: number
  principal: number
}

/** A payment never exceeds what is owed with the month's interest. */
function splitPayment(pool: LoanPool, accrued: number, dueCents: number): Split {
  const paid = Math.min(dueCents, owedCents(pool) + accrued)
  const current = Math.min(paid, accrued)
  const older = Math.min(paid - current, pool.unpaidCents)
  return { paid, current, older, principal: paid - current - older }
}

interface Rest {
  waivedCents: number
  matchedCents: number
  /** Interest that stays owed. */
  addedCents: number
}

function close(pool: LoanPool, split: Split, { waivedCents, matchedCents, addedCents }: Rest): Month {
  const next = {
    ...pool,
    principalCents: pool.principalCents - split.principal - matchedCents,
    unpaidCents: pool.unpaidCents - split.older + addedCents,
  }
  const flow = {
    paidCents: split.paid,
    principalCents: split.principal,
    interestCents: split.current + split.older,
    waivedCents,
    matchedCents,
    balanceCents: owedCents(next),
  }
  return { pool: next, flow }
}
