import type { DisbursementPeriod } from '#domain/federal-repayment/federal-loan.ts'
import type { AutopayCut } from '#domain/refinance/current-loan.ts'

/** Texts of the form of current loans. */
export const loansText = {
  loan: (number: number) => `Loan ${number}`,
  named: (number: number, { kind, balance, rate }: { kind: string; balance: string; rate: string }) =>
    `Loan ${number}: ${kind}, $${balance} at ${rate}%`,
  more: (number: number) => (number === 1 ? 'Loan 1' : `Loan ${number}, if you have one`),
  manyMore: (number: number) => `More than ${number} loans`,
  kind: 'Loan type',
  private: 'Private',
  disbursed: 'First disbursed',
  disbursedOfFederal: 'For a consolidation loan, the date it was made.',
  disbursedHint: 'Federal loans only. For a consolidation loan, the date it was made.',
  balance: 'What you owe today',
  rate: 'Interest rate',
  rateHint: 'As a percent, like 6.8, without any autopay discount.',
  months: 'Months left',
  monthsHint:
    'Months, or years like “8 years.” On an income-driven plan, count as if you were paying it off in ten years.',
  monthsOfAll: 'Months left, if it’s the same for all',
  monthsOfAllHint:
    'We use it for every loan where you left the months blank. A loan on the ten-year Standard plan starts with 120.',
  autopay: 'Autopay',
  autopayHint: 'Federal loans only. If it was disbursed before July 2012, choose “On autopay.”',
  periods: {
    before_2007_10: 'Before Oct. 2007',
    from_2007_10: 'Oct. 2007 to Sept. 2011',
    from_2011_10: 'Oct. 2011 to June 2014',
    from_2014_07: 'July 2014 to June 2026',
    from_2026_07: 'July 2026 or later',
  } satisfies Record<DisbursementPeriod, string>,
  cuts: {
    none: 'Not on autopay',
    usual: 'On autopay',
    one_point: 'On autopay since September 30, 2026, or earlier',
  } satisfies Record<AutopayCut, string>,
  problem: {
    none: 'Enter at least one loan',
    kind: 'Choose the loan type',
    disbursed: 'Choose when it was first disbursed',
    balance: 'Enter what you owe, in dollars, like 12,345',
    rate: (most: number) => `Enter the rate as a percent, from 0 to ${most}, like 6.8`,
    together: (most: string) => `Enter loans that total ${most} or less`,
    monthsOfSeveral: 'Enter how many months are left: for each loan, or here if it’s the same for all',
    months: (most: number) => `Enter how many months are left, from 1 to ${most}`,
  },
} as const
