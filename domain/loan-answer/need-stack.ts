import type { RemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import type { Comparison } from '#domain/loans/compare-offers.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'
import { listPartLoans } from './lends-part.ts'
import { findLowestWorstCase } from './lowest-worst-case.ts'
import { pricePlusLoan } from './plus-loan.ts'
import { type Circumstances, make } from './what-would-fit.ts'

/** What one source of money covers of what is missing. Amounts are whole cents, payments are monthly. */
export type StackPart =
  /** `upToCents`: what it may cover; `cents` is sure, if citizenship allows federal loans. */
  | { source: 'direct'; cents: number; upToCents: number }
  | { source: 'parent_plus' | 'graduate_plus'; cents: number; monthlyCents: number }
  /** From the lowest rate that is not ruled out to the highest that the loan can reach. */
  | { source: 'private'; cents: number; lowestCents: number; highestCents: number; isImmediate: boolean }
  /** What no source covers. */
  | { source: 'open'; cents: number }

/** Returns what a source covers of an amount; `null` if it covers nothing. */
export type StackSource = (missingCents: number) => StackPart | null

/** Covers an amount from one source after the other; the last part is what stays open. */
export function stackSources(wholeCents: number, sources: readonly StackSource[]): StackPart[] {
  const parts: StackPart[] = []
  let missingCents = wholeCents
  for (const source of sources) {
    const part = missingCents > 0 ? source(missingCents) : null
    if (!part) continue
    parts.push(part)
    missingCents -= part.cents
  }
  return missingCents > 0 ? [...parts, { source: 'open', cents: missingCents }] : parts
}

/** The student's own Direct Loans of this year. */
export function directLoans({ student }: Pick<RemainingFederalLoans, 'student'>): StackSource {
  const { fromCents, toCents } = student.thisYear
  return (missingCents) =>
    toCents === 0
      ? null
      : {
          source: 'direct',
          cents: Math.min(missingCents, fromCents),
          upToCents: Math.min(missingCents, toCents),
        }
}

/** A PLUS loan within a limit, paid from the start. */
export function plusLoan(
  source: 'parent_plus' | 'graduate_plus',
  { limitCents, today }: { limitCents: number; today: string },
): StackSource {
  return (missingCents) => {
    if (limitCents === 0) return null
    const { paidOutCents, monthlyCents } = pricePlusLoan(missingCents, limitCents, today)
    return { source, cents: paidOutCents, monthlyCents }
  }
}

/**
 * The private loan with the lowest worst case, or the one that lends the largest part where none lends it all.
 * @param compare compares the loans for an amount
 */
export function privateLoan(
  compare: (amountCents: number) => Pick<Comparison, 'available' | 'leftOut'>,
  now: Circumstances,
): StackSource {
  return (missingCents) => {
    const { available, leftOut } = compare(missingCents)
    const best = findLowestWorstCase(available)
    if (best) {
      const { ranked } = best
      return toPart(ranked.priced, { cents: missingCents, isLowestOut: ranked.lowestEnd === 'no' })
    }
    const borrowing: Borrowing = { ...now.borrowing, amountCents: missingCents }
    const [largest] = listPartLoans(leftOut, { ...now, borrowing })
    if (!largest) return null
    const cents = largest.upToCents
    const result = priceOffer(largest.offer, make({ to: 'less', amountCents: cents }, now).borrowing)
    return result.ok ? toPart(result.priced, { cents, isLowestOut: false }) : null
  }
}

function toPart(priced: PricedOffer, { cents, isLowestOut }: { cents: number; isLowestOut: boolean }) {
  return {
    source: 'private' as const,
    cents,
    lowestCents: priced[isLowestOut ? 'highest' : 'lowest'].cost.monthlyPaymentCents,
    highestCents: findWorstCase(priced).cost.monthlyPaymentCents,
    isImmediate: priced.option.choice === 'immediate',
  }
}
