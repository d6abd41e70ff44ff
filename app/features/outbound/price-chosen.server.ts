import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import { applyQuotes } from '#domain/apr/quoted-rate.ts'
import { judge } from '#domain/eligibility/check-eligibility.ts'
import { checkLowestRate } from '#domain/eligibility/lowest-rate.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { OutboundTerms } from '#kit/outbound/outbound-line.ts'

/** The APR and the interest rate of a chosen loan at both ends, as its list showed them. */
export interface ChosenRates {
  amountCents: number
  lowest: { aprPercent: number; ratePercent: number }
  highest: { aprPercent: number; ratePercent: number }
  /** Whether the answers exclude the lowest rate. */
  isLowestExcluded: boolean
  /** The APR that the lender quoted, if the visitor typed it into the list; both ends are this rate. */
  quotedAprPercent: number | null
}

/**
 * Prices the chosen offer like the list that it was chosen from. Returns null if it is not available on those terms, or
 * if its line has none.
 */
export function priceChosen(published: LoanOffer, terms: OutboundTerms | undefined): ChosenRates | null {
  if (!terms) return null
  const { profile, borrowing } = terms
  const { offers, quotes } = applyQuotes([published], terms.quotes, borrowing)
  const [offer = published] = offers
  const result = priceOffer(offer, borrowing)
  if (!result.ok) return null
  const { priced } = result
  const end = (which: 'lowest' | 'highest') => ({
    aprPercent: calculateOfferApr(priced, which),
    ratePercent: priced[which].ratePercent,
  })
  return {
    amountCents: borrowing.amountCents,
    lowest: end('lowest'),
    highest: end('highest'),
    isLowestExcluded: checkLowestRate(offer, profile, judge(offer.rules, profile)) === 'no',
    quotedAprPercent: quotes[0]?.aprPercent ?? null,
  }
}
