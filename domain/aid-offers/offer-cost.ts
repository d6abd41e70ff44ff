import { type AidOffer, costParts, grantKinds, otherLoanKinds, studentLoanKinds, sumOf } from './aid-offer.ts'

/** What one year at a school comes to. Whole cents. */
export interface OfferCost {
  /** The cost of attendance: the parts, or the stated total where that is more; `null` if neither is known. */
  costCents: number | null
  /** What the school bills: tuition and fees, with housing and food where it bills them. */
  directCents: number | null
  grantCents: number
  /** The cost minus grants and scholarships alone; below 0 when they exceed it. */
  netPriceCents: number | null
  /** What can be earned: it is paid for hours worked, not taken off the bill. */
  workCents: number
  /** The student's own Direct Loans. */
  studentLoanCents: number
  /** Parent PLUS, school and private loans. */
  otherLoanCents: number
  /** The net price minus work-study and the student's Direct Loans, at least 0. */
  gapCents: number | null
}

/** Works out one year of an offer. What an offer leaves out is never counted as a cost of 0. */
export function calculateOfferCost(offer: AidOffer): OfferCost {
  const costCents = findCost(offer)
  const grantCents = sumOf(offer, grantKinds)
  const workCents = sumOf(offer, ['workStudy'])
  const studentLoanCents = sumOf(offer, studentLoanKinds)
  const netPriceCents = costCents === null ? null : costCents - grantCents
  return {
    costCents,
    directCents: findDirectCost(offer),
    grantCents,
    netPriceCents,
    workCents,
    studentLoanCents,
    otherLoanCents: sumOf(offer, otherLoanKinds),
    gapCents: netPriceCents === null ? null : Math.max(0, netPriceCents - workCents - studentLoanCents),
  }
}

/** Without tuition and without a total, the other parts are not a cost of attendance. */
function findCost(offer: AidOffer): number | null {
  const { costTotal, tuition } = offer.amounts
  if (costTotal === null && tuition === null) return null
  return Math.max(sumOf(offer, costParts), costTotal ?? 0)
}

function findDirectCost(offer: AidOffer): number | null {
  if (offer.amounts.tuition === null) return null
  return sumOf(offer, offer.billsHousing ? ['tuition', 'housing', 'food'] : ['tuition'])
}
