import type { LineCategory } from '#domain/product-line.ts'
import { type LoanCatalog, openLoanCatalog } from '#kit/loan-offers/loan-catalog.ts'
import type { Database } from '#server/database/database.ts'
import { type CardCatalog, openCardCatalog } from './credit-cards/card-catalog.ts'
import { type CardSurveyReader, openCardSurvey } from './credit-cards/survey/card-survey.ts'
import { openScholarshipCatalog } from './scholarships/open-scholarship-catalog.ts'
import type { ScholarshipCatalog } from './scholarships/scholarship-catalog.ts'

/** What the products list, in memory. */
export interface ProductServices {
  /** Of student loans and of refinancing. */
  loanOffers: LoanCatalog
  cards: CardCatalog
  cardSurvey: CardSurveyReader
  scholarships: ScholarshipCatalog
}

/** @param lines the product lines that this site shows; the others list nothing */
export function openProducts(database: Database, lines: readonly LineCategory[]): ProductServices {
  return {
    loanOffers: openLoanCatalog(database, lines),
    cards: openCardCatalog(database, lines),
    cardSurvey: openCardSurvey(database),
    scholarships: openScholarshipCatalog(database, lines),
  }
}
