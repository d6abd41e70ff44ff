import {
  type AidOffer,
  type GrantKind,
  grantKinds,
  renewableKinds,
  studentLoanKinds,
  sumOf,
} from './aid-offer.ts'
import { calculateOfferCost } from './offer-cost.ts'

/** One year of a program at today's cost. Whole cents; the two ends are equal when the letter says what lasts. */
interface OfferYearCost {
  year: number
  grants: { leastCents: number; mostCents: number }
  netPrice: { leastCents: number; mostCents: number }
}

export interface OfferYears {
  years: readonly OfferYearCost[]
  netPrice: { leastCents: number; mostCents: number }
  /** What the student owes at the end before interest, if every year borrows what this one does. */
  borrowedCents: number
}

/**
 * Projects an offer over the years of the program. The cost stays what it is in this offer, because no published figure
 * says how one school's cost will change. Awards for one year fall away; where the letter does not say whether an award
 * is renewed, it is counted both ways.
 * @returns null if the offer has no cost
 */
export function projectYears(offer: AidOffer): OfferYears | null {
  const { costCents } = calculateOfferCost(offer)
  if (costCents === null) return null
  const years = Array.from({ length: offer.years }, (_, at) => {
    const grants = {
      leastCents: sumLasting(offer, at, (renewal) => renewal === 'every_year'),
      mostCents: sumLasting(offer, at, (renewal) => renewal !== 'once'),
    }
    const netPrice = { leastCents: costCents - grants.mostCents, mostCents: costCents - grants.leastCents }
    return { year: at + 1, grants, netPrice }
  })
  return {
    years,
    netPrice: {
      leastCents: years.reduce((sum, { netPrice }) => sum + netPrice.leastCents, 0),
      mostCents: years.reduce((sum, { netPrice }) => sum + netPrice.mostCents, 0),
    },
    borrowedCents: offer.years * sumOf(offer, studentLoanKinds),
  }
}

type Lasts = (renewal: AidOffer['renewal'][keyof AidOffer['renewal']]) => boolean

function sumLasting(offer: AidOffer, at: number, lasts: Lasts): number {
  return sumOf(
    offer,
    grantKinds.filter((kind) => at === 0 || !isRenewable(kind) || lasts(offer.renewal[kind])),
  )
}

function isRenewable(kind: GrantKind): kind is (typeof renewableKinds)[number] {
  return renewableKinds.some((each) => each === kind)
}
