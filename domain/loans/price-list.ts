import type { Exactly } from '#domain/ranking/exactly.ts'
import { loanPoints } from '#domain/ranking/rank.ts'
import { loanValues, totalPaidCents } from '#domain/ranking/ranking-input.ts'
import type { LoanOffer } from './loan-offer.ts'
import { priceOffer } from './price-offer.ts'
import type { Borrowing, PricedOffer, ReasonLeftOut } from './priced-offer.ts'

export type { PriceList }

/** What a loan comes to, as far as its place in a list depends on it. */
interface Price {
  /** Everything paid at each end of the range, the application fee included. */
  lowestTotalCents: number
  highestTotalCents: number
  /** What it earns whoever borrows: see `loanPoints`. */
  points: readonly number[]
}

/**
 * Offers and what each comes to for one borrowing, whoever borrows: so one list does for all who borrow the same. Only
 * `priceList` makes one, from offers and a borrowing and nothing else.
 */
class PriceList {
  readonly offers: readonly LoanOffer[]
  readonly borrowing: Borrowing
  readonly #known = new Map<LoanOffer, Price | ReasonLeftOut>()

  constructor(offers: readonly LoanOffer[], borrowing: Borrowing) {
    this.offers = offers
    this.borrowing = borrowing
  }

  /**
   * The price of an offer, or why it has none. Worked out when first asked for: what a rule refuses to everybody is never
   * priced.
   */
  of(offer: LoanOffer): Price | ReasonLeftOut {
    const known = this.#known.get(offer)
    if (known !== undefined) return known
    const result = priceOffer(offer, this.borrowing)
    const price = result.ok ? priceOf(result.priced, this.borrowing) : result.reason
    this.#known.set(offer, price)
    return price
  }
}

/** @param offers whose types hold no payment, like those of `compareOffers` */
export function priceList<Offer extends LoanOffer>(
  offers: readonly Exactly<LoanOffer, Offer>[],
  borrowing: Borrowing,
): PriceList {
  return new PriceList(offers, borrowing)
}

function priceOf(priced: PricedOffer, { amountCents }: Borrowing): Price {
  return {
    lowestTotalCents: totalPaidCents(priced, 'lowest'),
    highestTotalCents: totalPaidCents(priced, 'highest'),
    points: loanPoints(loanValues(priced), amountCents),
  }
}
