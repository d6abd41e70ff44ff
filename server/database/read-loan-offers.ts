import type { Kysely } from 'kysely'
import type { OfferRows } from './loan-offer-rows.ts'
import type { Schema } from './schema.ts'

export interface KeptOffer extends OfferRows {
  /** The number of the current rate range. */
  rateNumber: number
}

/**
 * Reads offers with their current rate range, ordered by id. Call it in a snapshot or a write, because it
 * runs two queries.
 * @param withWithdrawn includes offers that have been withdrawn
 * @param after only returns offers with a higher id
 * @param limit the maximum number of offers
 */
export async function readLoanOffers(
  db: Kysely<Schema>,
  {
    withWithdrawn = false,
    after = '',
    limit,
  }: { withWithdrawn?: boolean; after?: string; limit?: number } = {},
): Promise<KeptOffer[]> {
  let query = db
    .selectFrom('loan_offer')
    .innerJoin('lender', 'lender.id', 'loan_offer.lender_id')
    .innerJoin('loan_rate', (join) =>
      join.onRef('loan_rate.offer_id', '=', 'loan_offer.id').on('loan_rate.number', '=', (eb) =>
        eb
          .selectFrom('loan_rate as each')
          .select((of) => of.fn.max('each.number').as('number'))
          .whereRef('each.offer_id', '=', 'loan_offer.id'),
      ),
    )
    .selectAll('loan_offer')
    .select(['lender.name', 'lender.is_sample'])
    .select(['number', 'lowest_percent', 'highest_percent', 'cap_percent', 'seen_on', 'seen_days_ago'])
    .where('loan_offer.id', '>', after)
    .orderBy('loan_offer.id')
  if (!withWithdrawn) query = query.where('withdrawn_on', 'is', null)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  const options = await db
    .selectFrom('loan_repayment_option')
    .selectAll()
    .where('offer_id', '>', after)
    .where('offer_id', '<=', rows.at(-1)?.id ?? after)
    .execute()
  const optionsByOffer = Map.groupBy(options, (option) => option.offer_id)
  return rows.map((row) => {
    const {
      number,
      name,
      is_sample,
      lowest_percent,
      highest_percent,
      cap_percent,
      seen_on,
      seen_days_ago,
      ...offer
    } = row
    return {
      offer,
      lender: { name, is_sample },
      rate: { lowest_percent, highest_percent, cap_percent, seen_on, seen_days_ago },
      options: optionsByOffer.get(offer.id) ?? [],
      rateNumber: number,
    }
  })
}
