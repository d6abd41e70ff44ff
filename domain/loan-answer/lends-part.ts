import { judge } from '#domain/eligibility/check-eligibility.ts'
import type { LeftOutOffer } from '#domain/loans/compare-offers.ts'
import { getReceivedLimits } from '#domain/loans/received-limits.ts'
import type { PartSentence } from './answer-sentence.ts'
import { type Circumstances, make, mayFit } from './what-would-fit.ts'

/**
 * Finds the loan that covers most of an amount that no lender covers whole; `null` when none may fit. A loan that
 * takes only a part is no reason to say that there are no loans.
 */
export function findLargestPart(leftOut: readonly LeftOutOffer[], now: Circumstances): PartSentence | null {
  let largest: PartSentence | null = null
  for (const { offer, reason } of leftOut) {
    const upToCents = getReceivedLimits(offer).mostCents
    if (reason !== 'above_maximum' || upToCents === null) continue
    if (largest !== null && upToCents <= largest.upToCents) continue
    if (!mayFit(offer, make({ to: 'less', amountCents: upToCents }, now))) continue
    largest = {
      kind: 'lends_part',
      offerId: offer.id,
      lenderName: offer.lenderName,
      isWithCosigner: judge(offer.rules, now.profile).isWithCosigner,
      upToCents,
      openCents: now.borrowing.amountCents - upToCents,
    }
  }
  return largest
}
