import type { Subject } from './figures-by-subject.ts'

/** Interface texts of the page that lists every figure. */
export const numbersText = {
  about: 'About',
  title: 'Every figure we use',
  lead: 'The yearly figures our pages use, who publishes each one, and where and when we read it. When a figure changes, it changes here and on every page at once.',
  onThisPage: 'On this page',
  subjects: {
    pell: 'Pell Grants',
    limits: 'Federal loan limits',
    rates: 'Direct Loan interest rates',
    fees: 'Direct Loan fees',
    repayment: 'Federal repayment plans',
    fafsa: 'FAFSA dates',
    scholarships: 'Outside scholarships and other aid',
  } satisfies Record<Subject, string>,
  caption: 'Each figure, its value, our source, and how to tell us if it’s wrong',
  pellChart: 'Maximum Pell Grant by award year',
  ratesChart: 'Fixed rate on Direct Loans for undergraduates',
  chart: (title: string, first: string, last: string) => `${title}: from ${first} to ${last}`,
  /** Opens the table of a subject. */
  all: (count: number) => `All ${count} figures, with their sources`,
  figure: 'Figure',
  value: 'Value',
  wrong: 'Wrong?',
  source: 'Source',
  report: 'Report it',
  reportFigure: (title: string) => `Report it: ${title}`,
} as const
