import {
  type CompareRow,
  type CompareSection,
  compareRow,
  hasFacts,
  onlyRows,
  splitRows,
} from '#app/ui/compare-table/compare-rows.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { messages as offerMessages } from '#kit/loan-offers/messages.ts'
import { messages } from './compare-messages.ts'
import type { ComparedOffer } from './compared-offer.ts'
import { type LoanRow, sectionSpecs } from './row-specs.ts'

/** A row that the page leaves out where it does not apply. */
interface LoanCompareRow extends CompareRow {
  only: LoanRow['only']
}

/**
 * Returns all rows, in the order in which they are displayed, printed, and written to the file. Rows without
 * a fact about any offer are left out.
 */
export function compareRows(offers: readonly ComparedOffer[]): CompareSection<LoanCompareRow>[] {
  const all = sectionSpecs.map(({ code, rows }) => ({
    code,
    title: messages.sections[code],
    hint: sayHint(code, offers),
    rows: rows.map((row) => ({
      ...compareRow(row, offers, code === 'lowest' ? findExcluded(offers) : []),
      only: row.only,
    })),
  }))
  return onlyRows(all, hasFacts)
}

/** What an APR is stands where both ends have been seen; no payments wait where loans are replaced. */
function sayHint(code: (typeof sectionSpecs)[number]['code'], offers: readonly ComparedOffer[]): string {
  const hint = messages.sectionHints[code]
  if (code !== 'lowest') return hint
  const isRefinancing = offers.every(({ offer }) => offer.rules.refinance !== null)
  return `${hint} ${isRefinancing ? offerMessages.aprIs : offerMessages.aprOrRate}`
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

function findExcluded(offers: readonly ComparedOffer[]): number[] {
  return offers.flatMap(({ lowestEnd }, column) => (lowestEnd === 'no' ? [column] : []))
}
