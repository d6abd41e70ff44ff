import { words as loanWords } from '#app/features/loan-offers/words.ts'
import { formatDate } from '#domain/dates.ts'
import { formatCents, formatDollars } from '#domain/money.ts'

/** What blocks about products say. */
export const words = {
  sample: loanWords.sample,
  pays: loanWords.pays,
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  notSaid: 'Not said',

  lender: {
    caption:
      'Rates are yearly, before any discount, at both ends of what is offered. The lender whose highest rate is lowest comes first; what lenders pay us has no part in it.',
    columns: {
      lender: 'Lender',
      fixed: 'Fixed rate',
      variable: 'Variable rate',
      terms: 'Years to repay',
      amounts: 'You can borrow',
      release: 'Letting a cosigner go',
    },
    range: (low: number, high: number) =>
      low === high ? `${low.toFixed(2)}%` : `${low.toFixed(2)}% to ${high.toFixed(2)}%`,
    none: 'Not offered',
    terms: (years: readonly number[]) => loanWords.terms(years.map((each) => Math.round(each * 12))),
    amounts: (low: number | undefined, high: number | undefined) =>
      low === undefined ? loanWords.notSaid : loanWords.limits(low, high ?? null),
    release: (months: number) => `After ${months} payments on time`,
    seen: 'Rates seen',
    outdated: 'Older than 30 days: ask the lender for today’s. We do not rank it.',
    compare: 'Compare loans for you',
    empty: 'No lender of our catalog fits here now.',
    noneOfLine: 'Our catalog has no lenders of this kind yet, so there is nothing to compare here.',
  },

  card: {
    names: {
      fee: 'Annual fee',
      apr: 'APR for purchases',
      rewards: 'Rewards',
      abroad: 'Paying abroad',
      late: 'Paying late',
      deposit: 'Deposit from',
    },
    fee: (cents: number) => (cents === 0 ? 'None' : money(cents)),
    abroad: (percent: number) => (percent === 0 ? 'No fee' : `${percent}% of the purchase`),
    late: (cents: number) => (cents === 0 ? 'No fee' : `Up to ${money(cents)}`),
    deposit: (cents: number) => money(cents),
    of: (kind: string, issuer: string) => `${kind} card of ${issuer}`,
    seen: 'Terms read',
  },

  scholarships: {
    empty: 'No scholarship of our catalog is open today.',
    emptyText:
      'We list a scholarship only when we know its rules, its amount and its last day. Until then, three places are worth an hour: the aid office of your school, your state’s agency for higher education, and the FAFSA, which most schools need before they give money of their own.',
    fafsa: 'What the FAFSA is for',
    amount: (cents: number) => formatDollars(cents),
    amountNotSaid: 'Amount not said',
    until: 'Apply by',
    always: 'Open all year',
  },

  popUp: {
    note: 'No purchase necessary',
    close: 'Close',
  },

  discounts: {
    opens: '(opens in a new tab)',
    sampleText: 'An invented example, to show how a discount looks here.',
  },

  score: {
    title: 'How this score is made',
    caption: 'Each criterion has 0 to 5 points. Points times weight is its part of the score.',
    columns: {
      what: 'What we look at',
      why: 'What we found',
      points: 'Points',
      weight: 'Weight',
      part: 'Part',
    },
    weight: (weight: number) => `${weight}%`,
    points: (points: number) => String(points),
    part: (hundredths: number) => (hundredths / 100).toFixed(2),
    sum: 'Sum',
    score: (score: string) => `${score} out of 5`,
    rounded: (sum: string) => `: ${sum}, rounded to the nearest tenth. Nobody can pay for points.`,
    none: 'There is no score while a criterion has no points: we do not guess.',
    open: {
      missing: 'not known',
      given_twice: 'given twice',
      off_scale: 'not on the scale of 0 to 5 in halves',
    },
    judged: 'An editor gives 0 to 5 points and says why.',
    oneForEach: (things: readonly string[]) => `One point each: ${things.join('; ')}.`,
    atMost: (limits: readonly string[], unit: string) =>
      `5 points ${limits[0] === NONE ? 'for none' : `up to ${limits[0]}`}, 4 up to ${limits[1]}, 3 up to ${limits[2]}, 2 up to ${limits[3]}, 1 up to ${limits[4]}${unit}.`,
    atLeast: (limits: readonly string[], unit: string) =>
      `5 points from ${limits[0]}, 4 from ${limits[1]}, 3 from ${limits[2]}, 2 from ${limits[3]}, 1 from ${limits[4]}${unit}.`,
  },
} as const

/** How a limit of nothing is written. */
export const NONE = 'none'

/** Whole dollars without their cents. */
export function money(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents)
}
