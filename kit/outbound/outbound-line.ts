import type { PageRequest } from '#app/page-request.ts'
import type { Services } from '#app/services.ts'
import type { QuotedRate } from '#domain/apr/quoted-rate.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import type { LoanCatalog } from '#kit/loan-offers/loan-catalog.ts'

/** What the page between a list and a lender has to know about a product line. */
export interface OutboundLine {
  /** Name and path of the line's own page. */
  name: string
  root: string
  /** The path of the list that offers are chosen from. */
  list: string
  /** For a line that shows no offers to visitors under 18: their page, and the draft that holds their age. */
  under18?: { path: string; draft: string }
  /** The catalog that is chosen from. */
  catalog(services: Pick<Services, 'loanOffers'>): Pick<LoanCatalog, 'offers' | 'paidLenders'>
  /**
   * Returns what the line's list prices its offers for, as its address and the visitor's draft say. Without it, the page
   * states only the rates of the catalog.
   */
  readTerms?(args: PageRequest): Promise<OutboundTerms>
  /** The path of the page that shows what `save` stored. */
  sheet?: string
  /** Keeps the choice for the visitor, if they have answers or an account. */
  save?(services: Services, cookies: string | null, offer: LoanOffer): Promise<void>
}

/** Who asks for an offer, and what its list prices it for. */
export interface OutboundTerms {
  profile: BorrowerProfile
  borrowing: Borrowing
  /** What lenders quoted the visitor. */
  quotes: readonly QuotedRate[]
}
