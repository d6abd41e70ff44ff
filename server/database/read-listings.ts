import type { Kysely } from 'kysely'
import { type Listing, type Listings, type LoanLine, productLines } from '#domain/product-line.ts'
import type { Schema } from './schema.ts'

/** Reads what each product line lists. Call it in a snapshot or a write, because it runs several queries. */
export async function readListings(db: Kysely<Schema>): Promise<Listings> {
  const loans = (line: LoanLine) =>
    db
      .selectFrom('loan_offer')
      .innerJoin('lender', 'lender.id', 'loan_offer.lender_id')
      .select('lender.is_sample')
      .where('loan_offer.product_line', '=', line)
      .where('loan_offer.withdrawn_on', 'is', null)
      .limit(1)
      .executeTakeFirst()
  const card = await db
    .selectFrom('credit_card')
    .innerJoin('card_issuer', 'card_issuer.id', 'credit_card.issuer_id')
    .select('card_issuer.is_sample')
    .where('credit_card.withdrawn_on', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const scholarship = await db
    .selectFrom('scholarship')
    .select('is_sample')
    .where('withdrawn_on', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return {
    PSL: toListing(await loans(productLines.PSL.category)),
    SLR: toListing(await loans(productLines.SLR.category)),
    CC: toListing(card),
    SCHOLARSHIP: toListing(scholarship),
  }
}

/** One item tells, because a load of real items removes the samples of its kind. */
function toListing(item: { is_sample: boolean } | undefined): Listing {
  if (!item) return 'none'
  return item.is_sample ? 'samples' : 'real'
}
