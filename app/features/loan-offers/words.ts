import { formatDate } from '#domain/dates.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import type { PricedOffer, ReasonLeftOut } from './price-offers.ts'

/** What the parts shared by loan pages say. */
export const words = {
  sample: 'Sample',
  rateType: { fixed: 'Fixed rate', variable: 'Variable rate' },
  term: (months: number) => (months % 12 === 0 ? `${months / 12} years` : `${months} months`),
  product: (product: string, term: string) => `${product}, ${term}`,
  position: (position: number) => `#${position} by lowest total`,
  lowest: (percent: number) => `Lowest rate ${percent.toFixed(2)}%`,
  highest: (percent: number) => `Highest rate ${percent.toFixed(2)}%`,
  monthly: (isImmediate: boolean) => (isImmediate ? 'a month' : 'a month after school'),
  total: 'Total',
  before: 'Until full payments begin',
  /** What is paid a month until full payments begin, at the two ends. */
  paidBefore: ({ lowest, highest }: Pick<PricedOffer, 'lowest' | 'highest'>) => {
    const [low, high] = [lowest.inSchoolPaymentCents, highest.inSchoolPaymentCents]
    if (high === 0) return 'you pay nothing'
    return low === high
      ? `you pay ${formatDollars(low)} a month`
      : `you pay ${formatDollars(low)} to ${formatDollars(high)} a month`
  },
  owedAfter: 'Owed when full payments begin',
  owedRange: (lowCents: number, highCents: number) =>
    lowCents === highCents
      ? formatDollars(lowCents)
      : `${formatDollars(lowCents)} to ${formatDollars(highCents)}`,
  floor: 'Lowest rate needs',
  limits: 'You can borrow',
  limitsRange: (minimumCents: number, maximumCents: number | null) =>
    maximumCents === null
      ? `${formatDollars(minimumCents)} up to what your school says it costs`
      : `${formatDollars(minimumCents)} to ${formatDollars(maximumCents)}`,
  autopay: 'Paying automatically',
  autopayOff: (points: number) =>
    points > 0
      ? `takes ${points.toFixed(2)} points off; the lowest rate includes it`
      : 'does not change the rate',
  repayment: 'In school you can',
  repaymentOption: {
    immediate: 'pay in full',
    interest_only: 'pay the interest',
    flat: 'pay a small flat amount',
    deferred: 'wait',
  } satisfies Record<RepaymentChoice, string>,
  variableRate: 'A variable rate can rise or fall. These figures hold only if it stays where it starts.',
  rateSeen: 'Rates seen',
  day: (isoDay: string) => formatDate(isoDay, 'Month D, YYYY'),
  more: 'More about this loan',
  moreAbout: (lender: string, product: string, rateType: string) => `: ${lender}, ${product}, ${rateType}`,
  leftOut: {
    below_minimum: (count: number) => `${loans(count)} ${lend(count)} only larger amounts`,
    above_maximum: (count: number) => `${loans(count)} ${lend(count)} only smaller amounts`,
    repayment_not_offered: (count: number) =>
      `${loans(count)} ${count === 1 ? 'does' : 'do'} not have this way to repay`,
  } satisfies Record<ReasonLeftOut, (count: number) => string>,
} as const

function loans(count: number): string {
  return count === 1 ? '1 loan' : `${count} loans`
}

function lend(count: number): string {
  return count === 1 ? 'lends' : 'lend'
}
