import { formatDate } from '#domain/dates.ts'
import type { RepaymentOption } from '#domain/loans/loan-offer.ts'
import type { Capitalization, RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { formatDollars } from '#domain/money.ts'

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The same name wherever a rate stands beside an APR. */
const rateName = 'Interest rate'
const aprIs = 'APR is the yearly cost of a loan, including interest and fees.'

/** Texts of the parts that loan pages share. */
export const loanOfferText = {
  sample: 'Sample',
  yours: 'Yours',
  isYours: 'You entered this offer. A fee or a discount that you didn’t enter counts as zero.',
  yoursAsOf: 'Confirmed',
  changeYours: 'Change',
  notEntered: 'Not entered',
  rateType: { fixed: 'Fixed rate', variable: 'Variable rate' },
  term: (months: number) => (months % 12 === 0 ? `${months / 12} years` : `${months} months`),
  terms: (months: readonly number[]) =>
    months.every((term) => term % 12 === 0)
      ? `${or.format(months.map((term) => String(term / 12)))} years`
      : `${or.format(months.map(String))} months`,
  product: (parts: { product: string; rateType: string; term: string }) =>
    `${parts.product} · ${parts.rateType.replace(' rate', '')} · ${parts.term}`,

  /** @param low `undefined` if the loan has one cost */
  totals: (of: { lender: string; low: string | undefined; high: string; isClosed: boolean }) =>
    of.low === undefined
      ? `${of.lender}: ${of.high} in total`
      : `${of.lender}: ${of.low} in total at the lowest rate${of.isClosed ? ', which your answers rule out' : ''}; ${of.high} at the highest`,
  from: (amount: string) => `${amount} to`,
  aprRange: (low: number, high: number) =>
    low === high ? `${low.toFixed(2)}% APR` : `${low.toFixed(2)}–${high.toFixed(2)}% APR`,
  details: 'Details',
  apr: 'APR',
  rate: rateName,
  interestRate: (percent: number) => `${rateName} ${percent.toFixed(2)}%`,
  aprIs,
  aprOrRate: `${aprIs} While payments are deferred, it can be below the interest rate, because interest usually isn’t charged on unpaid interest.`,
  excluded: 'Ruled out by your answers',
  monthly: (isImmediate: boolean) => (isImmediate ? 'a month' : 'a month after school'),
  total: 'Total',
  inSchool: (lowCents: number, highCents: number) =>
    lowCents === highCents
      ? `Until then, ${formatDollars(lowCents)} a month.`
      : `Until then, ${formatDollars(lowCents)} to ${formatDollars(highCents)} a month.`,
  floor: 'Lowest rate:',
  floorClosed: 'Lowest rate (you’re not eligible):',
  rateSeen: 'Rates as of',
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  daysAgo: (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`),

  choose: 'Go to lender',
  compare: 'Compare',
  cosignerSheet: 'What the cosigner signs',
  cosignerSheetOfAny: 'What a cosigner would sign',
  variableRate: 'A variable rate can rise or fall. These figures assume it never changes.',
  costsAndTerms: 'Costs and terms',
  for: (offer: { lender: string; product: string }) => `: ${offer.lender}, ${offer.product}`,
  notStated: 'The lender doesn’t say',

  facts: {
    before: 'Until full payments begin',
    owedAfter: 'Balance when full payments begin',
    rates: rateName,
    maximum: 'At the highest rate it can ever reach',
    autopay: 'Autopay',
    fee: 'Upfront fees',
    late: 'Late payment fee',
    returned: 'Returned payment fee',
    terms: 'Repayment term',
    limits: 'Loan amount',
    grace: 'Grace period',
    options: 'In-school payments',
    capitalization: 'Unpaid interest',
    release: 'Cosigner release',
    withoutCosigner: 'Without a cosigner',
    hardship: 'Forbearance',
    applyBy: 'Apply by',
  },
  paidBefore: (lowCents: number, highCents: number) => {
    if (highCents === 0) return 'you pay nothing'
    return lowCents === highCents
      ? `you pay ${formatDollars(lowCents)} a month`
      : `you pay ${formatDollars(lowCents)} to ${formatDollars(highCents)} a month`
  },
  range: (lowCents: number, highCents: number) =>
    lowCents === highCents
      ? formatDollars(lowCents)
      : `${formatDollars(lowCents)} to ${formatDollars(highCents)}`,
  rateRange: (low: number, high: number, withAutopay: boolean) =>
    `${low === high ? '' : `${low.toFixed(2)}% to `}${high.toFixed(2)}%${withAutopay ? ', with the autopay discount' : ''}`,
  follows: (index: string) => `Tied to the ${index}.`,
  maximum: (cost: { percent: number; monthly: string; total: string }) =>
    `${cost.percent.toFixed(2)}%: ${cost.monthly} a month, ${cost.total} in total`,
  maximumFixed: (cost: string) => `a fixed rate never rises; its highest is ${cost}`,
  maximumAssumed: (cost: string) => `The lender states no rate cap. If the rate rose this high: ${cost}`,
  autopayOff: (points: number) =>
    points > 0 ? `takes ${points.toFixed(2)} points off the rate` : 'doesn’t change the rate',
  noFees: 'none',
  originationFee: (percent: number, cents: number) =>
    `${percent.toFixed(2)}% (${formatDollars(cents)}) is taken out of the loan, so you borrow that much more`,
  applicationFee: (cents: number) => `${formatDollars(cents)} to apply`,
  lateFee: (percent: number | null, cents: number | null) => {
    const parts = [
      percent === null ? undefined : `${percent}% of the payment`,
      cents === null ? undefined : formatDollars(cents),
    ].filter((part) => part !== undefined)
    if (parts.length === 0) return undefined
    return percent === 0 || (cents === 0 && percent === null) ? 'none' : parts.join(' or ')
  },
  limits: (minimumCents: number, maximumCents: number | null) =>
    maximumCents === null
      ? `${formatDollars(minimumCents)} up to your school’s cost of attendance`
      : `${formatDollars(minimumCents)} to ${formatDollars(maximumCents)}`,
  refinanceLimits: (minimumCents: number, maximumCents: number | null) =>
    maximumCents === null
      ? `${formatDollars(minimumCents)} or more; no maximum stated`
      : `${formatDollars(minimumCents)} to ${formatDollars(maximumCents)}`,
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  noGrace: 'none: full payments begin when school ends',
  options: (options: readonly RepaymentOption[]) => or.format(options.map(option)),
  capitalization: {
    at_repayment: 'capitalized (added to what you owe) once, when full payments begin',
    yearly: 'capitalized (added to what you owe) every year, and then charged interest too',
    quarterly: 'capitalized (added to what you owe) every three months, and then charged interest too',
    monthly: 'capitalized (added to what you owe) every month, and then charged interest too',
    interest_free: 'none: interest starts on the day full payments begin',
  } satisfies Record<Capitalization, string>,
  release: (payments: number, conditions: string) =>
    `after ${payments} full on-time payments${conditions ? `, with ${conditions}` : ''}`,
  noCosigner: 'This lender doesn’t accept cosigners',
  withoutCosigner: { higher: 'the rate is higher', same: 'the rate is the same' },
  cosignerRequired: 'not available',
  hardship: (months: number) =>
    months === 0
      ? 'none: payments can’t be paused'
      : `payments can be paused for up to ${months === 1 ? '1 month' : `${months} months`} in total`,
  anyTime: 'any time',
} as const

function option({ choice, flatPaymentCents }: RepaymentOption): string {
  const said: Record<RepaymentChoice, string> = {
    immediate: 'full payments',
    interest_only: 'interest only',
    flat: `${formatDollars(flatPaymentCents)} a month`,
    deferred: 'none (deferred)',
  }
  return said[choice]
}
