import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { applyQuotes } from '#domain/apr/quoted-rate.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { toColumn } from '#kit/loan-offers/compare/column.server.ts'
import type { ComparedOffer } from '#kit/loan-offers/compare/compared-offer.ts'
import { readSettings, toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { OffersQuery } from '#kit/loan-offers/settings/offers-address.ts'
import type { LoanDraft } from '#products/student-loans/situation/loan-draft.server.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { readSituation, type Situation } from '#products/student-loans/situation/situation.server.ts'

/** What the cosigner sheet shows about one loan. */
export interface CosignerSheet extends Omit<OffersQuery, 'compared'> {
  situation: Pick<Situation, 'shareableAnswers' | 'isExample'>
  compared: ComparedOffer
  borrowing: Borrowing
  /** True if the lender states no cap for its variable rate, so the worst case uses an assumed maximum. */
  isWorstCaseAssumed: boolean
  /**
   * Months from disbursement to the first day a release can be requested, if every payment is made on time;
   * null if unknown.
   */
  releaseAfterMonths: number | null
}

interface Sources {
  params: URLSearchParams
  draft: LoanDraft | null
  directory: Pick<SchoolDirectory, 'byOpeid' | 'getSchoolKind' | 'getCommonName'>
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
  offer: published,
  isPaid,
}: Sources): CosignerSheet {
  const situation = readSituation({ params, draft, directory, today })
  const settings = readSettings(params)
  const borrowing = toBorrowing(situation, settings)
  const { profile } = situation
  const { weights, sort } = settings
  const { quotes } = settings
  const [offer = published] = applyQuotes([published], quotes, borrowing).offers
  const comparison = compareOffers([offer], { profile, borrowing, weights, sort, today })
  const compared = toColumn(offer, { comparison, profile, borrowing, today, isPaid, quotes })
  return {
    paths,
    situation,
    settings,
    compared,
    borrowing,
    isWorstCaseAssumed: isMaximumAssumed(offer),
    releaseAfterMonths: releaseAfterMonths(compared),
  }
}

/** Only full payments count toward a release, so the months before full payments start are added. */
function releaseAfterMonths({ offer, costs }: ComparedOffer): number | null {
  const payments = offer.cosignerReleaseAfterPayments
  if (payments === null || costs === null) return null
  const { option, inSchoolMonths, graceMonths } = costs.priced
  return payments + (option.choice === 'immediate' ? 0 : inSchoolMonths + graceMonths)
}
