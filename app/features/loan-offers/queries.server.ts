import type { Kysely } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { addDays } from '#domain/dates.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import type { LoanOffer } from './loan-offer.ts'

/** More offers than any list shows; a table that grew past it by mistake must not fill the memory. */
const mostOffers = 5000

/**
 * Every loan on offer, in no order that means anything. What a lender pays is neither stored beside an offer nor read here.
 * @param today 'YYYY-MM-DD', from which the dates of sample rates are counted back
 */
export async function findLoanOffers(
  read: Kysely<Schema>,
  { today }: { today: string },
): Promise<LoanOffer[]> {
  const rows = await read
    .selectFrom('loan_offer')
    .innerJoin('lender', 'lender.id', 'loan_offer.lender_id')
    .select([
      'loan_offer.id as id',
      'lender.name as lenderName',
      'lender.is_sample as isSample',
      'product',
      'rate_type as rateType',
      'apr_low_percent as lowestRatePercent',
      'apr_high_percent as highestRatePercent',
      'rate_seen_on',
      'rate_seen_days_ago',
      'term_months as termMonths',
      'min_amount_cents as minimumCents',
      'max_amount_cents as maximumCents',
      'autopay_discount_percent as autopayDiscountPercent',
      'floor_conditions as floorConditions',
      'repayment_options',
    ])
    .orderBy('loan_offer.id')
    .limit(mostOffers)
    .execute()
  return rows.map(({ rate_seen_on, rate_seen_days_ago, repayment_options, ...offer }) => ({
    ...offer,
    rateSeenOn: rate_seen_on ?? addDays(today, -(rate_seen_days_ago ?? 0)),
    repaymentOptions: repayment_options.split(',').filter(isRepaymentChoice),
  }))
}

function isRepaymentChoice(text: string): text is RepaymentChoice {
  return text === 'immediate' || text === 'interest_only' || text === 'flat' || text === 'deferred'
}
