import type { FigureName, SchoolCosts, SchoolFigure } from './school-figures.ts'

type Residency = 'inDistrict' | 'inState' | 'outOfState'
type Living = 'onCampus' | 'offCampus' | 'withFamily'

/** A year's price before any aid for one way of living, from parts that one publication states for one year. */
export interface PriceBeforeAid {
  residency: Residency
  living: Living
  tuition: number
  books: number
  /** 0 with family: the publisher counts no housing and food there. */
  housing: number
  other: number
  dollars: number
}

const tuitions = {
  inDistrict: 'tuitionInDistrict',
  inState: 'tuitionInState',
  outOfState: 'tuitionOutOfState',
} as const satisfies Record<Residency, FigureName>

const livings = {
  onCampus: ['housingOnCampus', 'otherOnCampus'],
  offCampus: ['housingOffCampus', 'otherOffCampus'],
  withFamily: [null, 'otherWithFamily'],
} as const satisfies Record<Living, readonly [FigureName | null, FigureName]>

/**
 * Adds up the price of a year for each residency and way of living. A price with a part that is not published, or that
 * is of another year or publication, is left out, and so is a residency that pays what residents of the state pay.
 */
export function pricesBeforeAid(costs: SchoolCosts): PriceBeforeAid[] {
  const inState = costs.tuitionInState?.value
  const residencies: Residency[] = ['inDistrict', 'inState', 'outOfState']
  return residencies
    .filter((residency) => residency === 'inState' || costs[tuitions[residency]]?.value !== inState)
    .flatMap((residency) =>
      (['onCampus', 'offCampus', 'withFamily'] as const).flatMap((living) =>
        priceOf(costs, { residency, living }),
      ),
    )
}

function priceOf(
  costs: SchoolCosts,
  { residency, living }: { residency: Residency; living: Living },
): PriceBeforeAid[] {
  const [housingName, otherName] = livings[living]
  const tuition = costs[tuitions[residency]]
  const { books, [otherName]: other } = costs
  const housing = housingName ? costs[housingName] : 'none'
  if (!tuition || !books || !other || !housing) return []
  const parts = [tuition, books, other, ...(housing === 'none' ? [] : [housing])]
  if (!parts.every((part) => isTogether(part, tuition))) return []
  return [
    {
      residency,
      living,
      tuition: tuition.value,
      books: books.value,
      housing: housing === 'none' ? 0 : housing.value,
      other: other.value,
      dollars: parts.reduce((sum, { value }) => sum + value, 0),
    },
  ]
}

function isTogether(one: SchoolFigure, other: SchoolFigure): boolean {
  return one.period === other.period && one.source === other.source
}
