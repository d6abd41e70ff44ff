import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'

/** What the answer above a list goes by. */
export interface AnsweredPage {
  situation: Situation
  view: OffersView
  /** Every loan of the catalog. */
  offers: readonly LoanOffer[]
  /** `YYYY-MM-DD` */
  today: string
}
