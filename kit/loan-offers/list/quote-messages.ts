import { maxQuotedApr } from '#domain/apr/quoted-rate.ts'
import { rightToAccept } from '#kit/loan-offers/right-to-accept.ts'
import { maxQuotes, type QuoteProblem } from '#kit/loan-offers/settings/quoted-rates.ts'

/** Texts about the rate that a lender quoted the visitor. */
export const quoteText = {
  ask: 'Got a rate from this lender?',
  change: 'Change or remove your rate',
  label: 'APR you were quoted, in percent',
  hint: 'Copy the APR for the repayment term and payments shown here, such as 7.49. We don’t subtract autopay discounts from it.',
  save: 'Save rate',
  remove: 'Remove your rate',
  kept: 'Saving ranks this loan by your rate. It’s stored only in this page’s web address, so links you share include it.',
  notApproved: 'A rate quoted before you apply isn’t an approval yet.',
  ...rightToAccept,
  yours: (aprPercent: number) => `Your rate: ${aprPercent.toFixed(2)}% APR`,
  isQuoted: 'Your quoted rate',
  replacesRange: 'replaces the lender’s range. It isn’t an approval yet.',
  problems: {
    not_a_rate: 'Enter a percent with at most two decimals, such as 7.49.',
    too_high: `Enter an APR of ${maxQuotedApr.percent}% or less. That’s the most a lender may charge service members under federal law, so a higher one may be a typo. Check it against your quote.`,
    unmatched:
      'This loan’s rate and fees can’t add up to that APR. Check it against what the lender showed you.',
    too_many: `This list can hold up to ${maxQuotes} quoted rates. Remove one to add another.`,
  } satisfies Record<QuoteProblem, string>,
} as const
