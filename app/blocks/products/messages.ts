import { formatDate } from '#domain/dates.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { formatPays } from '#kit/listing/list/list-words.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'

export const productBlockText = {
  sample: loanOfferText.sample,
  pays: formatPays,
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  notStated: 'Not stated',

  lender: {
    caption: (lenders: number) =>
      `Rates are annual, before any discount, at both ends of the range.${
        lenders === 1
          ? ''
          : ' The lender with the lowest maximum rate comes first; what lenders pay us doesn’t affect the order.'
      }`,
    columns: {
      lender: 'Lender',
      fixed: 'Fixed rate',
      variable: 'Variable rate',
      terms: 'Repayment term',
      amounts: 'Loan amounts',
      release: 'Cosigner release',
    },
    range: (low: number, high: number) =>
      low === high ? `${low.toFixed(2)}%` : `${low.toFixed(2)}% to ${high.toFixed(2)}%`,
    none: 'Not offered',
    terms: (years: readonly number[]) => loanOfferText.terms(years.map((each) => Math.round(each * 12))),
    amounts: (low: number | undefined, high: number | undefined) =>
      low === undefined ? loanOfferText.notStated : loanOfferText.limits(low, high ?? null),
    noCosigner: 'Doesn’t accept cosigners',
    release: (months: number) => `After ${months} on-time payments`,
    seen: 'Rates as of',
    outdated: `These rates are more than ${maxRateAgeDays} days old: ask the lender for today’s. We don’t rank lenders whose rates are out of date.`,
    compare: 'See my loans',
    empty: 'No lender in our catalog is a match right now.',
    noneOfLine: 'Our catalog has no lenders of this kind yet, so there is nothing to compare here.',
  },

  card: {
    names: {
      fee: 'Annual fee',
      apr: 'Purchase APR',
      rewards: 'Rewards',
      abroad: 'Foreign transaction fee',
      late: 'Late payment fee',
      deposit: 'Minimum security deposit',
    },
    fee: (cents: number, firstYearCents: number | null) => {
      const fee = cents === 0 ? 'None' : money(cents)
      if (firstYearCents === null || firstYearCents === cents) return fee
      return `${firstYearCents === 0 ? 'None' : money(firstYearCents)} in the first year, then ${fee}`
    },
    abroad: (percent: number) => (percent === 0 ? 'No fee' : `${percent}% of the purchase`),
    late: (cents: number) => (cents === 0 ? 'No fee' : `Up to ${money(cents)}`),
    deposit: (cents: number) => money(cents),
    of: (types: readonly string[], issuer: string) => `${types.join(', ')}, from ${issuer}`,
    seen: 'Terms last checked',
    outdated: `These terms are more than ${maxRateAgeDays} days old: ask the issuer for today’s. We leave cards with outdated terms off our lists.`,
  },

  scholarships: {
    empty: 'No scholarship in our catalog is open today.',
    emptyText:
      'We list a scholarship only when we know its rules, its amount, and its deadline. Until then, three things are worth an hour of your time: your school’s financial aid office, your state’s higher education agency, and the FAFSA, which most schools need before they award their own aid.',
    fafsa: 'What the FAFSA is for',
    amount: (cents: number) => formatDollars(cents),
    amountNotStated: 'Amount not stated',
    until: 'Apply by',
    always: 'Open all year',
  },

  popUp: {
    note: 'No purchase necessary',
    close: 'Close',
  },

  discounts: {
    opens: '(opens in a new tab)',
    sampleText: 'A made-up example, to show what a discount looks like here.',
  },

  score: {
    title: 'How this score is calculated',
    caption:
      'Each criterion gets 0 to 5 points. Multiply its points by its weight to see what it adds to the score.',
    columns: {
      what: 'What we look at',
      why: 'What we found',
      points: 'Points',
      weight: 'Weight',
      part: 'Adds',
    },
    weight: (weight: number) => `${weight}%`,
    points: (points: number) => `${points} of 5 points`,
    part: (hundredths: number) => (hundredths / 100).toFixed(2),
    sum: 'Total',
    score: (score: string) => `${score} out of 5`,
    rounded: (sum: string) => `: ${sum}, rounded to the nearest tenth. No one can pay for points.`,
    none: 'There is no score until every criterion has points: we don’t guess.',
    open: {
      missing: 'not known',
      given_twice: 'given twice',
      off_scale: 'not a score from 0 to 5 in half-point steps',
    },
    judged: 'An editor gives 0 to 5 points and says why.',
    oneForEach: (things: readonly string[]) => `One point each: ${things.join('; ')}.`,
    atMost: (limits: readonly string[], unit: string) =>
      `5 points ${limits[0] === NONE ? 'for none' : `up to ${limits[0]}`}, 4 up to ${limits[1]}, 3 up to ${limits[2]}, 2 up to ${limits[3]}, 1 up to ${limits[4]}${unit}.`,
    atLeast: (limits: readonly string[], unit: string) =>
      `5 points for at least ${limits[0]}, 4 for ${limits[1]}, 3 for ${limits[2]}, 2 for ${limits[3]}, 1 for ${limits[4]}${unit}.`,
  },
} as const

/** The text for a limit that does not exist. */
export const NONE = 'none'

/** Formats whole dollars without cents. */
export function money(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents)
}
