import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import type { Entry } from '#kit/listing/query-codec.ts'

/**
 * The borrower and loan that offers are listed and compared for. Each product line builds it from its own
 * answers.
 */
export interface BorrowerSituation {
  profile: BorrowerProfile
  borrowing: Pick<Borrowing, 'amountCents' | 'inSchoolMonths' | 'repayment' | 'replaced'>
  /**
   * Query parameters that every link and form on pages about these offers includes; none of them identifies a
   * person.
   */
  shareableAnswers: readonly Entry[]
  /** True if the address contains no answers. */
  isExample: boolean
  /** Common name of the school. */
  schoolName: string | undefined
  /** OPEID of the school; '' unless the address is the visitor's own and a school was chosen. */
  opeid: string
}

/** The paths of a product line's pages about offers. */
export interface OfferPaths {
  offers: string
  compare: string
  compareFile: string
  /** The visitor's own offers. */
  yours: string
  /** Absent if the line has no sheet for cosigners. */
  cosigner?: string | undefined
}
