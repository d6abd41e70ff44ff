import type { Stream, Transaction } from './appendix-j.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-periods.ts'

/** Where the examples are published. */
export const appendixJSource = {
  publisher: 'Consumer Financial Protection Bureau',
  title: '12 CFR Part 1026 (Regulation Z), Appendix J, paragraph (c)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/J/',
  checkedOn: '2026-11-21',
} as const

export interface AppendixJExample extends Transaction {
  id: string
  /** Its paragraph in the appendix. */
  section: string
  description: string
  publishedAprPercent: number
  /**
   * `read`: the published rate was read, in a public set of tests that cites the appendix. `recalled`: terms and rate were
   * written down from memory and wait to be compared with the appendix; only the others are held to two decimals.
   */
  evidence: 'read' | 'recalled'
}

const month: UnitPeriod = { count: 1, of: 'month' }

/** Every example, in the order of the appendix, with its dates turned into unit periods by our own rules. */
export const appendixJExamples: readonly AppendixJExample[] = [
  example('(c)(1)(i)', 'read', 9.69, {
    description: '$5,000 on January 10, 1978; 24 monthly payments of $230 from February 10, 1978',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [[230_00, '1978-02-10', 24]],
  }),
  example('(c)(1)(ii)', 'read', 11.82, {
    description: '$6,000 on February 10, 1978; 36 monthly payments of $200 from April 1, 1978',
    unit: month,
    advances: [[6_000_00, '1978-02-10']],
    payments: [[200_00, '1978-04-01', 36]],
  }),
  example('(c)(1)(iii)', 'read', 10.34, {
    description: '$5,000 on February 23, 1978; 24 payments of $219.17, two a month, from March 1, 1978',
    unit: { count: 1, of: 'semimonth' },
    advances: [[5_000_00, '1978-02-23']],
    payments: [[219_17, '1978-03-01', 24]],
  }),
  example('(c)(1)(iv)', 'read', 8.97, {
    description: '$10,000 on May 23, 1978; 40 quarterly payments of $385 from October 1, 1978',
    unit: { count: 3, of: 'month' },
    advances: [[10_000_00, '1978-05-23']],
    payments: [[385_00, '1978-10-01', 40]],
  }),
  example('(c)(1)(v)', 'read', 14.96, {
    description: '$500 on March 20, 1978; 30 weekly payments of $17.60 from April 21, 1978',
    unit: { count: 1, of: 'week' },
    advances: [[500_00, '1978-03-20']],
    payments: [[17_60, '1978-04-21', 30]],
  }),
  example('(c)(2)(i)', 'read', 10.08, {
    description: '$5,000 on January 10, 1978; $250 on February 10, 1978, then 23 monthly payments of $230',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [
      [250_00, '1978-02-10'],
      [230_00, '1978-03-10', 23],
    ],
  }),
  example('(c)(2)(ii)', 'read', 28.5, {
    description:
      '$400 on March 18, 1978; $39.50 on April 20, 1978, then 11 payments of $38.31, one every four weeks',
    unit: { count: 4, of: 'week' },
    advances: [[400_00, '1978-03-18']],
    payments: [
      [39_50, '1978-04-20'],
      [38_31, '1978-05-18', 11],
    ],
  }),
  example('(c)(3)(i)', 'read', 10.5, {
    description: '$5,000 on January 10, 1978; 23 monthly payments of $230 from February 10, 1978, then $280',
    unit: month,
    advances: [[5_000_00, '1978-01-10']],
    payments: [
      [230_00, '1978-02-10', 23],
      [280_00, '1980-01-10'],
    ],
  }),
  example('(c)(3)(ii)', 'read', 12.22, {
    description:
      '$200 on April 3, 1978; 19 payments of $9.50, one every two weeks, from April 11, 1978, then $30',
    unit: { count: 2, of: 'week' },
    advances: [[200_00, '1978-04-03']],
    payments: [
      [9_50, '1978-04-11', 19],
      [30_00, '1979-01-02'],
    ],
  }),
  example('(c)(4)(i)', 'read', 10.9, {
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
  example('(c)(4)(ii)', 'read', 7.3, {
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
  example('(c)(5)(i)', 'read', 11.45, {
    description: '$1,000 on January 3, 1978; one payment of $1,080 on September 15, 1978, 255 days later',
    unit: { count: 255, of: 'day' },
    advances: [[1_000_00, '1978-01-03']],
    payments: [[1_080_00, '1978-09-15']],
  }),
  example('(c)(5)(ii)', 'recalled', 8.8, {
    description: '$1,000 on July 15, 1978; one payment of $1,044 on January 15, 1979, six months later',
    unit: { count: 6, of: 'month' },
    advances: [[1_000_00, '1978-07-15']],
    payments: [[1_044_00, '1979-01-15']],
  }),
  example('(c)(5)(iii)', 'recalled', 8.76, {
    description: '$1,000 on January 17, 1978; one payment of $1,135.19 on July 17, 1979',
    unit: { count: 1, of: 'year' },
    advances: [[1_000_00, '1978-01-17']],
    payments: [[1_135_19, '1979-07-17']],
  }),
  example('(c)(5)(iv)', 'recalled', 11.36, {
    description: '$1,000 on January 3, 1978; one payment of $1,240 on January 3, 1980',
    unit: { count: 1, of: 'year' },
    advances: [[1_000_00, '1978-01-03']],
    payments: [[1_240_00, '1980-01-03']],
  }),
  example('(c)(6)(i)', 'recalled', 12, {
    description:
      '$2,135 on January 25, 1978; 24 payments of $100, one every four weeks, from February 20, 1978, some two weeks late',
    unit: { count: 4, of: 'week' },
    advances: [[2_135_00, '1978-01-25']],
    payments: [
      [100_00, '1978-02-20', 9],
      [100_00, '1978-11-13', 6],
      [100_00, '1979-05-14', 6],
      [100_00, '1979-11-12', 3],
    ],
  }),
  example('(c)(6)(ii)', 'recalled', 10.21, {
    description:
      '$7,350 on March 3, 1978; $1,000 a month from September 15, 1978, three times, $2,000 on March 15, 1979, $750 a month from September 15, 1979, three times, and $1,000 on February 1, 1980',
    unit: month,
    advances: [[7_350_00, '1978-03-03']],
    payments: [
      [1_000_00, '1978-09-15', 3],
      [2_000_00, '1979-03-15'],
      [750_00, '1979-09-15', 3],
      [1_000_00, '1980-02-01'],
    ],
  }),
  example('(c)(7)(i)', 'recalled', 10.25, {
    description:
      '$20,000 on April 10, June 12 and September 18, 1979; 240 monthly payments of $612.36 from December 10, 1979',
    unit: month,
    advances: [
      [20_000_00, '1979-04-10'],
      [20_000_00, '1979-06-12'],
      [20_000_00, '1979-09-18'],
    ],
    payments: [[612_36, '1979-12-10', 240]],
  }),
  example('(c)(7)(ii)', 'recalled', 32.63, {
    description:
      'A student loan: $1,800 each September 5 from 1978 to 1981 and $1,000 each January 5 from 1979 to 1982; 50 monthly payments of $240 from July 1, 1978',
    unit: month,
    begins: '1978-07-01',
    advances: [
      [1_800_00, '1978-09-05'],
      [1_000_00, '1979-01-05'],
      [1_800_00, '1979-09-05'],
      [1_000_00, '1980-01-05'],
      [1_800_00, '1980-09-05'],
      [1_000_00, '1981-01-05'],
      [1_800_00, '1981-09-05'],
      [1_000_00, '1982-01-05'],
    ],
    payments: [[240_00, '1978-07-01', 50]],
  }),
]

/** Cents, the day of the first, and how many, one unit period apart. */
type Dated = readonly [cents: number, on: string, count?: number]

interface DatedTransaction {
  description: string
  unit: UnitPeriod
  /** When the term begins; the first advance unless said. */
  begins?: string
  advances: readonly [Dated, ...Dated[]]
  payments: readonly Dated[]
}

function example(
  section: string,
  evidence: AppendixJExample['evidence'],
  publishedAprPercent: number,
  { description, unit, advances, payments, begins = advances[0][1] }: DatedTransaction,
): AppendixJExample {
  const streamOf = ([cents, on, count = 1]: Dated): Stream => ({
    cents,
    ...unitPeriodsBetween(begins, on, unit),
    count,
  })
  return {
    id: section.slice(1, -1).replaceAll(')(', '-'),
    section,
    description,
    advances: advances.map(streamOf),
    payments: payments.map(streamOf),
    unitPeriodsPerYear: unitPeriodsPerYear(unit),
    publishedAprPercent,
    evidence,
  }
}
