import { formatFigure, formatOrigin, formatPeriod } from '#app/features/schools/costs/format-figure.ts'
import { figureNames, schoolText } from '#app/features/schools/page/school-page-text.ts'
import {
  type CompareSection,
  compareSections,
  type RowSpec,
  type SectionSpec,
} from '#app/ui/compare-table/compare-rows.ts'
import { type Fact, money, text } from '#app/ui/compare-table/fact.ts'
import { pricesBeforeAid } from '#domain/school-costs/price-before-aid.ts'
import {
  type FigureName,
  type SchoolCosts,
  type SchoolFigure,
  schoolFigures,
} from '#domain/school-costs/school-figures.ts'
import { compareText } from './compare-text.ts'

type Row = RowSpec<SchoolCosts>
type Section = 'price' | 'bands' | 'aid' | 'debt' | 'completion'

/** A figure for which one direction is better for everyone. */
type Better = Partial<Record<FigureName, NonNullable<Row['better']>>>

const better: Better = {
  netPrice: 'lowest',
  netPriceTo30: 'lowest',
  netPriceTo48: 'lowest',
  netPriceTo75: 'lowest',
  netPriceTo110: 'lowest',
  netPriceOver110: 'lowest',
  medianDebt: 'lowest',
  earnings6: 'highest',
  earnings10: 'highest',
  completion: 'highest',
  retention: 'highest',
}

const sections: Readonly<Record<Section, readonly FigureName[]>> = {
  price: ['netPrice', 'tuitionInState', 'tuitionOutOfState', 'books', 'housingOnCampus'],
  bands: ['netPriceTo30', 'netPriceTo48', 'netPriceTo75', 'netPriceTo110', 'netPriceOver110'],
  aid: ['pellShare', 'grantShare', 'averageGrant', 'averageSchoolGrant', 'loanShare', 'averageLoan'],
  debt: ['medianDebt', 'earnings6', 'earnings10'],
  completion: ['completion', 'retention'],
}

const notPublished: Fact = { kind: 'not_said', text: schoolText.notPublished }

/** Returns the rows of schools side by side, each with the years that its figures are of. */
export function compareSchoolRows(columns: readonly SchoolCosts[]): CompareSection[] {
  const specs = Object.entries(sections).map(([code, figures]): SectionSpec<Section, SchoolCosts> => {
    const rows = figures.map((figure) => toRow(figure, columns))
    return { code: code as Section, rows: code === 'price' ? [...rows, priceRow(columns)] : rows }
  })
  return compareSections(specs, columns, {
    sections: {
      price: schoolText.price.title,
      bands: schoolText.bands.title,
      aid: schoolText.aid.title,
      debt: schoolText.debt.title,
      completion: schoolText.completion.title,
    },
    hints: Object.fromEntries(
      Object.entries(sections).map(([code, figures]) => [code, describeSources(figures, columns)]),
    ),
  })
}

/** A row of one year marks the best; where years differ, each figure says its own, and none is the best. */
function toRow(figure: FigureName, columns: readonly SchoolCosts[]): Row {
  const found = columns.flatMap((costs) => costs[figure] ?? [])
  const isOneYear = new Set(found.map(({ period, source }) => `${period} ${source}`)).size <= 1
  const direction = better[figure]
  return {
    label: figureNames[figure],
    of: (costs) => toFact(figure, costs[figure], isOneYear),
    ...(direction && isOneYear ? { better: direction } : {}),
  }
}

function toFact(figure: FigureName, found: SchoolFigure | undefined, isOneYear: boolean): Fact {
  if (!found) return notPublished
  if (!isOneYear) return text(`${formatFigure(figure, found)} (${formatPeriod(found.period)})`)
  return schoolFigures[figure] === 'percent'
    ? { kind: 'share', percent: found.value }
    : money(found.value * 100)
}

/** The price of a year in residence, in state, which the figures add up to. */
function priceRow(columns: readonly SchoolCosts[]): Row {
  const periods = new Set(columns.flatMap(({ tuitionInState }) => tuitionInState?.period ?? []))
  return {
    label: compareText.onCampus,
    of(costs) {
      const price = pricesBeforeAid(costs).find(
        ({ residency, living }) => residency === 'inState' && living === 'onCampus',
      )
      return price ? money(price.dollars * 100) : notPublished
    },
    ...(periods.size <= 1 ? { better: 'lowest' as const } : {}),
  }
}

/** Says who published the figures of a section, and of what years. */
function describeSources(figures: readonly FigureName[], columns: readonly SchoolCosts[]): string {
  const found = columns.flatMap((costs) => figures.flatMap((figure) => costs[figure] ?? []))
  return [...new Set(found.map(formatOrigin))].toSorted().join('; ')
}
