import {
  type CompareRow,
  type CompareSection,
  compareSections,
  onlyRows,
  splitRows,
} from '#app/ui/compare-table/compare-rows.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { compareText } from './compare-messages.ts'
import type { ComparedOffer } from './compared-offer.ts'
import { type LoanRow, sectionSpecs } from './row-specs.ts'

/**
 * Returns all rows, in the order in which they are displayed, printed, and written to the file. Rows without
 * a fact about any offer are left out.
 */
export function compareRows(offers: readonly ComparedOffer[]): CompareSection<LoanRow & CompareRow>[] {
  // What an APR is stands where both ends have been seen; no payments wait where loans are replaced.
  const isRefinancing = offers.every(({ offer }) => offer.rules.refinance !== null)
  const apr = isRefinancing ? loanOfferText.aprIs : loanOfferText.aprOrRate
  const hints = { ...compareText.hints, lowest: `${compareText.hints.lowest} ${apr}` }
  return compareSections(sectionSpecs, offers, { ...compareText, hints })
}

/**
 * Sorts the rows for the page, without those that do not apply: a variable rate's where all rates are fixed, a
 * cosigner's release where nobody cosigns.
 */
export function pageRows(
  offers: readonly ComparedOffer[],
  { profile, borrowing }: Pick<BorrowerSituation, 'profile' | 'borrowing'>,
) {
  const applies = {
    variable: offers.some(({ offer }) => offer.rateType === 'variable'),
    // Without an answer, there may be a cosigner.
    cosigned:
      profile.hasCosigner === undefined || offers.some(({ eligibility }) => eligibility.isWithCosigner),
    paid_later: borrowing.repayment !== 'immediate',
  }
  return splitRows(
    onlyRows(compareRows(offers), ({ only }) => !only || applies[only]),
    offers.length,
  )
}
