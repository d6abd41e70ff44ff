import type { FilingStatus } from './borrower.ts'

type Column = readonly (readonly [agiDollars: number, percent: number])[]

/** The income percentage factors of ICR from July 1, 2026 to June 30, 2027: `repaymentSources.icrFactors`. */
const single: Column = [
  [13_717, 55],
  [18_873, 57.79],
  [24_285, 60.57],
  [29_819, 66.23],
  [35_104, 71.89],
  [41_769, 80.33],
  [52_462, 88.77],
  [65_798, 100],
  [79_138, 100],
  [95_112, 111.8],
  [121_787, 123.5],
  [172_492, 141.2],
  [197_779, 150],
  [352_277, 200],
]

const married: Column = [
  [13_717, 50.52],
  [21_641, 56.68],
  [25_790, 59.56],
  [33_717, 67.79],
  [41_769, 75.22],
  [52_462, 87.61],
  [65_797, 100],
  [79_138, 100],
  [99_146, 109.4],
  [132_481, 125],
  [179_158, 140.6],
  [250_560, 150],
  [409_433, 200],
]

/**
 * Returns the factor in percent, as the notice counts it: between two incomes of the table in proportion, rounded
 * to a hundredth of a percent. Those who file alone have the column of single people.
 */
export function icrFactorPercent(agiCents: number, filing: FilingStatus): number {
  const column = filing === 'joint' ? married : single
  const agi = agiCents / 100
  const above = column.findIndex(([income]) => agi <= income)
  const [lowIncome, lowPercent] = column[above - 1] ?? [0, column[0]?.[1] ?? 0]
  const [highIncome, highPercent] = column[above] ?? column.at(-1) ?? [0, 0]
  if (above <= 0) return highPercent
  const percent = lowPercent + ((agi - lowIncome) / (highIncome - lowIncome)) * (highPercent - lowPercent)
  return Math.round(percent * 100) / 100
}
