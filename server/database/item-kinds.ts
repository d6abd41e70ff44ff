import type { z } from 'zod'
import { type Card, cardSchema } from '#domain/cards/card.ts'
import { type LoanOffer, loanOfferSchema } from '#domain/loans/loan-offer.ts'
import { type LineCategory, productLines } from '#domain/product-line.ts'
import { type Scholarship, scholarshipSchema } from '#domain/scholarships/scholarship.ts'
import type { CatalogItemTable } from './schema.ts'

/** What is known of every item of a catalog. */
export interface CatalogItem {
  id: string
  isSample: boolean
}

/** How the items of one kind are stored: all facts as one JSON text, which the schema checks on the way in and out. */
export interface ItemKind<Item extends CatalogItem> {
  /** Also the topic of changes to the items. */
  name: CatalogItemTable['kind']
  schema: z.ZodType<Item>
  lineOf(item: Item): LineCategory
  /**
   * Who offers the items: their table, which is also a topic, and the fields with the id and the name. `null` where
   * a name is a fact like any other.
   */
  sellers: { table: 'lender' | 'card_issuer'; id: keyof Item & string; name: keyof Item & string } | null
  /** The fields of which every value is kept as history. */
  history: readonly (keyof Item & string)[]
}

export const loanOffers: ItemKind<LoanOffer> = {
  name: 'loan_offer',
  schema: loanOfferSchema,
  lineOf: ({ rules }) => productLines[rules.refinance === null ? 'PSL' : 'SLR'].category,
  sellers: { table: 'lender', id: 'lenderId', name: 'lenderName' },
  history: ['lowestRatePercent', 'highestRatePercent', 'rateCapPercent', 'rateSeenOn'],
}

export const creditCards: ItemKind<Card> = {
  name: 'credit_card',
  schema: cardSchema,
  lineOf: () => productLines.CC.category,
  sellers: { table: 'card_issuer', id: 'issuerId', name: 'issuerName' },
  history: ['purchaseApr', 'transferApr', 'cashAdvanceAprPercent', 'penaltyAprPercent', 'termsSeenOn'],
}

export const scholarships: ItemKind<Scholarship> = {
  name: 'scholarship',
  schema: scholarshipSchema,
  lineOf: () => productLines.SCHOLARSHIP.category,
  sellers: null,
  history: [],
}

/** The topics of changes to the items of a kind, in the order in which a write must announce them. */
export function topicsOf<Item extends CatalogItem>({ name, sellers }: ItemKind<Item>): string[] {
  return [name, ...(sellers ? [sellers.table] : [])].sort()
}
