import type { Stream, Transaction } from './appendix-j.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-periods.ts'

export const appendixJSource = {
  publisher: 'Consumer Financial Protection Bureau',
  title: '12 CFR Part 1026 (Regulation Z), Appendix J, paragraph (c)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/J/',
  checkedOn: '2026-11-22',
} as const

export interface AppendixJExample extends Transaction {
  id: string
  /** The paragraph of the appendix that holds the example. */
  section: string
  description: string
  publishedAprPercent: number
}

const month: UnitPeriod = { count: 1, of: 'month' }

/**
 * The examples whose published rate we have read, in a public test suite that cites the appendix (its edition
 * of 2024), in the order of the appendix. Their dates are converted to unit periods by our own rules.
 */
export const appendixJExamples: readonly AppendixJExample[] = [
  example('(c)(1)(i)', 9.69, {
    description: '$5,000 on January 10, 1978; 24 monthly payments of $230 from February 10, 1978',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [[230_00, '1978-02-10', 24]],
  }),
  example('(c)(1)(ii)', 11.82, {
    description: '$6,000 on February 10, 1978; 36 monthly payments of $200 from April 1, 1978',
    unit: month,
    advances: [[6_000_00, '1978-02-10']],
    payments: [[200_00, '1978-04-01', 36]],
  }),
  example('(c)(1)(iii)', 10.34, {
    description: '$5,000 on February 23, 1978; 24 payments of $219.17, two a month, from March 1, 1978',
    unit: { count: 1, of: 'semimonth' },
    advances: [[5_000_00, '1978-02-23']],
    payments: [[219_17, '1978-03-01', 24]],
  }),
  example('(c)(1)(iv)', 8.97, {
    description: '$10,000 on May 23, 1978; 40 quarterly payments of $385 from October 1, 1978',
    unit: { count: 3, of: 'month' },
    advances: [[10_000_00, '1978-05-23']],
    payments: [[385_00, '1978-10-01', 40]],
  }),
  example('(c)(1)(v)', 14.96, {
    description: '$500 on March 20, 1978; 30 weekly payments of $17.60 from April 21, 1978',
    unit: { count: 1, of: 'week' },
    advances: [[500_00, '1978-03-20']],
    payments: [[17_60, '1978-04-21', 30]],
  }),
  example('(c)(2)(i)', 10.08, {
    description: '$5,000 on January 10, 1978; $250 on February 10, 1978, then 23 monthly payments of $230',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [
      [250_00, '1978-02-10'],
      [230_00, '1978-03-10', 23],
    ],
  }),
  example('(c)(2)(ii)', 28.5, {
    description:
      '$400 on March 18, 1978; $39.50 on April 20, 1978, then 11 payments of $38.31, one every four weeks',
    unit: { count: 4, of: 'week' },
    advances: [[400_00, '1978-03-18']],
    payments: [
      [39_50, '1978-04-20'],
      [38_31, '1978-05-18', 11],
    ],
  }),
  example('(c)(3)(i)', 10.5, {
    description: '$5,000 on January 10, 1978; 23 monthly payments of $230 from February 10, 1978, then $280',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [
      [230_00, '1978-02-10', 23],
      [280_00, '1980-01-10'],
    ],
  }),
  example('(c)(3)(ii)', 12.22, {
    description:
      '$200 on April 3, 1978; 19 payments of $9.50, one every two weeks, from April 11, 1978, then $30',
    unit: { count: 2, of: 'week' },
    advances: [[200_00, '1978-04-03']],
    payments: [
      [9_50, '1978-04-11', 19],
      [30_00, '1979-01-02'],
    ],
  }),
  example('(c)(4)(i)', 10.9, {
    description:
      '$5,000 on January 10, 1978; $250 on February 10, 1978, 22 monthly payments of $230, then $280',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [
      [250_00, '1978-02-10'],
      [230_00, '1978-03-10', 22],
      [280_00, '1980-01-10'],
    ],
  }),
  example('(c)(4)(ii)', 7.3, {
    description:
      '$8,000 on January 10, 1978; $449.36 on March 1, 1978, 18 payments of $465, one every two months, then $200',
    unit: { count: 2, of: 'month' },
    advances: [[8_000_00, '1978-01-10']],
    payments: [
      [449_36, '1978-03-01'],
      [465_00, '1978-05-01', 18],
      [200_00, '1981-05-01'],
    ],
  }),
  example('(c)(5)(i)', 11.45, {
    description: '$1,000 on January 3, 1978; one payment of $1,080 on September 15, 1978, 255 days later',
    unit: { count: 255, of: 'day' },
    advances: [[1_000_00, '1978-01-03']],
    payments: [[1_080_00, '1978-09-15']],
  }),
  example('(c)(5)(ii)', 8.8, {
    description: '$1,000 on July 15, 1978; one payment of $1,044 on January 15, 1979, six months later',
    unit: { count: 6, of: 'month' },
    advances: [[1_000_00, '1978-07-15']],
    payments: [[1_044_00, '1979-01-15']],
  }),
  example('(c)(5)(iv)', 11.36, {
    description: '$1,000 on January 3, 1978; one payment of $1,240 on January 3, 1980',
    unit: { count: 1, of: 'year' },
    advances: [[1_000_00, '1978-01-03']],
    payments: [[1_240_00, '1980-01-03']],
  }),
]

/**
 * An amount in cents, the day of the first advance or payment, and the number of them, one unit period apart.
 */
type Dated = readonly [cents: number, on: string, count?: number]

interface DatedTransaction {
  description: string
  unit: UnitPeriod
  advances: readonly [Dated, ...Dated[]]
  payments: readonly Dated[]
}

function example(
  section: string,
  publishedAprPercent: number,
  { description, unit, advances, payments }: DatedTransaction,
): AppendixJExample {
  const begins = advances[0][1]
  const toStream = ([cents, on, count = 1]: Dated): Stream => ({
    cents,
    ...unitPeriodsBetween(begins, on, unit),
    count,
  })
  return {
    id: section.slice(1, -1).replaceAll(')(', '-'),
    section,
    description,
    advances: advances.map(toStream),
    payments: payments.map(toStream),
    unitPeriodsPerYear: unitPeriodsPerYear(unit),
    publishedAprPercent,
  }
}
