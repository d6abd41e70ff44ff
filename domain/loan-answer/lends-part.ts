import { judge } from '#domain/eligibility/check-eligibility.ts'
import type { LeftOutOffer } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { getReceivedLimits } from '#domain/loans/received-limits.ts'
import type { PartSentence } from './answer-sentence.ts'
import { type Circumstances, make, mayFit } from './what-would-fit.ts'

/** A loan that covers only a part of the amount. Amounts are whole cents. */
export interface PartLoan {
  offer: LoanOffer
  /** Whether the loan is judged with a cosigner. */
  isWithCosigner: boolean
  upToCents: number
  /** What remains to be found. */
  openCents: number
}

/**
 * Lists the loans that may be open for a part of the amount, largest part first, then by id. A loan that takes only a
 * part is no reason to say that there are no loans.
 */
export function listPartLoans(leftOut: readonly LeftOutOffer[], now: Circumstances): PartLoan[] {
  return leftOut
    .flatMap(({ offer, reason }): PartLoan[] => {
      const upToCents = getReceivedLimits(offer).mostCents
      if (reason !== 'above_maximum' || upToCents === null) return []
      if (!mayFit(offer, make({ to: 'less', amountCents: upToCents }, now))) return []
      const { isWithCosigner } = judge(offer.rules, now.profile)
      return [{ offer, isWithCosigner, upToCents, openCents: now.borrowing.amountCents - upToCents }]
    })
    .sort((a, b) => b.upToCents - a.upToCents || (a.offer.id < b.offer.id ? -1 : 1))
}

/** Names the loan that covers most of an amount that no lender covers whole; `null` when none may fit. */
export function findLargestPart(leftOut: readonly LeftOutOffer[], now: Circumstances): PartSentence | null {
  const [largest] = listPartLoans(leftOut, now)
  if (!largest) return null
  const { offer, ...part } = largest
  return { kind: 'lends_part', offerId: offer.id, lenderName: offer.lenderName, ...part }
}
