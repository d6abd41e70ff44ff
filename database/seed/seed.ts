import type { Database, Write } from '#database/database.ts'
import type { LoanOfferTable } from '#database/schema.ts'
import { sampleLenders } from './sample-lenders.ts'

/**
 * Fills what is empty with sample data, table by table: a table that holds a row is left as it is, so an operator's own
 * lenders are never mixed with invented ones. Doing it again changes nothing.
 */
export async function seed(database: Database): Promise<void> {
  await database.write(async (tx) => {
    if (await isEmpty(tx, 'lender')) {
      const lenders = sampleLenders.map(({ id, name }) => ({ id, name, is_sample: true }))
      await tx.insertInto('lender').values(lenders).execute()
      await database.changed(tx, 'lender')
    }
    if (await isEmpty(tx, 'loan_offer')) {
      const lenders = await tx.selectFrom('lender').select('id').where('is_sample', '=', true).execute()
      const present = new Set(lenders.map((lender) => lender.id))
      const offers = sampleOffers().filter((offer) => present.has(offer.lender_id))
      if (offers.length === 0) return
      await tx.insertInto('loan_offer').values(offers).execute()
      await database.changed(tx, 'loan_offer')
    }
  })
}

async function isEmpty(tx: Write, table: 'lender' | 'loan_offer'): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}

function sampleOffers(): LoanOfferTable[] {
  return sampleLenders.flatMap((lender) =>
    lender.offers.map((offer) => ({
      id: `${lender.id}-${offer.rateType}-${offer.termYears}`,
      lender_id: lender.id,
      product: lender.product,
      rate_type: offer.rateType,
      apr_low_percent: offer.lowestPercent,
      apr_high_percent: offer.highestPercent,
      rate_seen_on: null,
      rate_seen_days_ago: lender.rateSeenDaysAgo,
      term_months: offer.termYears * 12,
      min_amount_cents: lender.minimumDollars * 100,
      max_amount_cents: lender.maximumDollars === null ? null : lender.maximumDollars * 100,
      autopay_discount_percent: lender.autopayDiscountPercent,
      floor_conditions: lender.floorConditions,
      repayment_options: lender.repaymentOptions.join(','),
      origination_fee_percent: 0,
    })),
  )
}
