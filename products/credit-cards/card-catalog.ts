import type { Card } from '#domain/cards/card.ts'
import type { LineCategory } from '#domain/product-line.ts'
import { listById, openCatalog, readUntilChange } from '#kit/catalog/open-catalog.ts'
import type { Database } from '#server/database/database.ts'
import { creditCards, topicsOf } from '#server/database/item-kinds.ts'

/**
 * All credit cards, cached in memory. A change of topic 'credit_card' or 'card_issuer' by any process makes it
 * read them again; pages that show cards are tagged with both.
 */
export interface CardCatalog {
  /**
   * The cards, ordered by id; returns the same array until something changes or the day ends.
   * @param today 'YYYY-MM-DD', the day that the days of samples are counted from
   */
  cards(today: string): Promise<readonly Card[]>
  /** The ids of the issuers that pay us. */
  paidIssuers(): Promise<ReadonlySet<string>>
}

export function openCardCatalog(database: Database, on?: readonly LineCategory[]): CardCatalog {
  const catalog = openCatalog(database, creditCards, listById, on)
  return {
    cards: catalog.on,
    paidIssuers: readUntilChange(database, topicsOf(creditCards), async (tx) => {
      const paying = await tx.selectFrom('card_issuer_payment').select('issuer_id').execute()
      return new Set(paying.map(({ issuer_id }) => issuer_id))
    }),
  }
}
