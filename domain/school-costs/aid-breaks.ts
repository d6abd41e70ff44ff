import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { Source } from '#domain/award-years/source.ts'
import { pricesBeforeAid } from './price-before-aid.ts'
import type { FigureName, SchoolCosts } from './school-figures.ts'

/** The bands of family income that the Department publishes net prices for, lowest first; `null` is no upper end. */
export const incomeBands = [
  { figure: 'netPriceTo30', from: 0, to: 30_000 },
  { figure: 'netPriceTo48', from: 30_001, to: 48_000 },
  { figure: 'netPriceTo75', from: 48_001, to: 75_000 },
  { figure: 'netPriceTo110', from: 75_001, to: 110_000 },
  { figure: 'netPriceOver110', from: 110_001, to: null },
] as const satisfies readonly { figure: FigureName; from: number; to: number | null }[]

/** Where the average net price changes from one band of income to the next. */
export interface NetPriceBreak {
  /** The income, in whole dollars, at which the lower band ends. */
  incomeDollars: number
  before: number
  after: number
  /** Positive where families above pay more. */
  change: number
}

/** Compares the average net prices of neighboring bands of income, where both are published for the same year. */
export function netPriceBreaks(costs: SchoolCosts): NetPriceBreak[] {
  return incomeBands.flatMap(({ figure, to }, at) => {
    const next = incomeBands[at + 1]
    const before = costs[figure]
    const after = next && costs[next.figure]
    if (to === null || !before || !after || before.period !== after.period) return []
    return [
      {
        incomeDollars: to,
        before: before.value,
        after: after.value,
        change: after.value - before.value,
      },
    ]
  })
}

/** The bars to Pell Grants that begin with award year 2026–27. */
export const pellBars = {
  awardYear: awardYear202627.name,
  /** A Student Aid Index of this value or more gets no Pell Grant. */
  noneFromStudentAidIndex: awardYear202627.pell.noneFromStudentAidIndex,
  indexSource: awardYear202627.pell.source,
  coveredSource: {
    publisher: 'United States Congress',
    title: '20 USC 1070a, as amended by the One Big Beautiful Bill Act',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1070a&num=0&edition=prelim',
    checkedOn: '2026-11-27',
    readIn:
      'two public summaries: Los Rios Community College District, federal updates; ACTE, changes to Pell Grants',
  },
} as const satisfies Record<string, string | number | Source>

/** What grants from others would have to reach before a student of this school loses a Pell Grant. */
export function fullCostDollars(costs: SchoolCosts): { lowest: number; highest: number } | undefined {
  const prices = pricesBeforeAid(costs).map(({ dollars }) => dollars)
  return prices.length === 0 ? undefined : { lowest: Math.min(...prices), highest: Math.max(...prices) }
}
