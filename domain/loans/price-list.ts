import type { Exactly } from '#domain/ranking/exactly.ts'
import { loanCriteriaCount, putLoanPoints } from '#domain/ranking/rank.ts'
import { loanValues, totalPaidCents } from '#domain/ranking/ranking-input.ts'
import type { LoanOffer } from './loan-offer.ts'
import { priceOffer } from './price-offer.ts'
import type { Borrowing, ReasonLeftOut } from './priced-offer.ts'

export type { PriceList }

/** Whether an offer has a price, or why it has none. */
type Found = 'priced' | ReasonLeftOut

/**
 * Offers and what each comes to for one borrowing, whoever borrows: so one list does for all who borrow the same. An offer is
 * named by its place among the offers, and what is known of it stands in columns of numbers, since thousands of small objects
 * a list would be most of what the garbage collector walks through. Only `priceList` makes one, from offers and a borrowing
 * and nothing else.
 */
class PriceList {
  readonly offers: readonly LoanOffer[]
  readonly borrowing: Borrowing
  /** Everything paid at each end of the range, the application fee included, where `look` has found a price. */
  readonly lowestTotalCents: Float64Array
  readonly highestTotalCents: Float64Array
  /** What each earns whoever borrows, `loanCriteriaCount` numbers of each: see `putLoanPoints`. */
  readonly points: Uint16Array
  readonly #found: (Found | undefined)[]

  constructor(offers: readonly LoanOffer[], borrowing: Borrowing) {
    this.offers = offers
    this.borrowing = borrowing
    this.lowestTotalCents = new Float64Array(offers.length)
    this.highestTotalCents = new Float64Array(offers.length)
    this.points = new Uint16Array(offers.length * loanCriteriaCount)
    this.#found = new Array(offers.length)
  }

  /** Prices an offer when it is first asked for: what a rule refuses to everybody is never priced. */
  look(offer: LoanOffer, place: number): Found {
    const found = this.#found[place]
    if (found !== undefined) return found
    const result = priceOffer(offer, this.borrowing)
    if (!result.ok) {
      this.#found[place] = result.reason
      return result.reason
    }
    this.lowestTotalCents[place] = totalPaidCents(result.priced, 'lowest')
    this.highestTotalCents[place] = totalPaidCents(result.priced, 'highest')
    putLoanPoints(this.points, place, {
      values: loanValues(result.priced),
      amountCents: this.borrowing.amountCents,
    })
    this.#found[place] = 'priced'
    return 'priced'
  }
}

/** @param offers whose types hold no payment, like those of `compareOffers` */
export function priceList<Offer extends LoanOffer>(
  offers: readonly Exactly<LoanOffer, Offer>[],
  borrowing: Borrowing,
): PriceList {
  return new PriceList(offers, borrowing)
}
