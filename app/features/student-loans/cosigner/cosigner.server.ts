import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { BandEntry } from '#app/features/student-loans/bands.ts'
import { columnOf } from '#app/features/student-loans/compare/column.server.ts'
import type { ComparedOffer } from '#app/features/student-loans/compare/compared-offer.ts'
import type { LoanDraft } from '#app/features/student-loans/loan-draft.server.ts'
import { borrowingOf } from '#app/features/student-loans/offers/borrowing.ts'
import { type OfferSettings, readSettings } from '#app/features/student-loans/offers/offer-settings.ts'
import { readSituation } from '#app/features/student-loans/situation.server.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'

/** What a cosigner's sheet shows of one loan. */
export interface CosignerSheet {
  compared: ComparedOffer
  borrowing: Borrowing
  bands: readonly BandEntry[]
  settings: OfferSettings
  /** No answer stands in the address, so amount and time in school are an example. */
  isExample: boolean
  /** The lender names no limit for its variable rate: the worst case is no more than an assumption. */
  isWorstCaseAssumed: boolean
  /**
   * Months from the day the money is paid out to the first day on which a release can be asked for, when every payment is made
   * on time; null where that is not known.
   */
  releaseAfterMonths: number | null
}

interface Sources {
  params: URLSearchParams
  draft: LoanDraft | null
  directory: Pick<SchoolDirectory, 'byOpeid' | 'kindOf'>
  /** 'YYYY-MM-DD' */
  today: string
  offer: LoanOffer
  isPaid: boolean
}

export function viewCosignerSheet({
  params,
  draft,
  directory,
  today,
  offer,
  isPaid,
}: Sources): CosignerSheet {
  const situation = readSituation({ params, draft, directory, today })
  const settings = readSettings(params)
  const borrowing = borrowingOf(situation, settings)
  const { profile } = situation
  const { weights, sort } = settings
  const comparison = compareOffers([offer], { profile, borrowing, weights, sort, today })
  const compared = columnOf(offer, { comparison, profile, borrowing, today, isPaid })
  return {
    compared,
    borrowing,
    bands: situation.bands,
    settings,
    isExample: situation.isExample,
    isWorstCaseAssumed: isMaximumAssumed(offer),
    releaseAfterMonths: releaseAfterMonths(compared),
  }
}

/** Only full payments count for a release, so the months before them are added. */
function releaseAfterMonths({ offer, costs }: ComparedOffer): number | null {
  const payments = offer.cosignerReleaseAfterPayments
  if (payments === null || costs === null) return null
  const { option, inSchoolMonths, graceMonths } = costs.priced
  return payments + (option.choice === 'immediate' ? 0 : inSchoolMonths + graceMonths)
}
