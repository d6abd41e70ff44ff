import { expect, test } from 'vitest'
import { fullCostDollars, netPriceBreaks, pellBars } from './aid-breaks.ts'
import { pricesBeforeAid } from './price-before-aid.ts'
import type { FigureName, SchoolCosts } from './school-figures.ts'

function costs(values: Partial<Record<FigureName, number>>, period = '2023-24'): SchoolCosts {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, period, source: 'IPEDS' }]),
  )
}

const state = {
  tuitionInDistrict: 10_000,
  tuitionInState: 10_000,
  tuitionOutOfState: 18_000,
  books: 2_000,
  housingOnCampus: 11_000,
  otherOnCampus: 4_000,
  otherWithFamily: 3_000,
}

test('a price before aid adds up tuition, books, housing, and the rest, by residency and living', () => {
  expect(
    pricesBeforeAid(costs(state)).map(({ residency, living, dollars }) => [residency, living, dollars]),
  ).toEqual([
    ['inState', 'onCampus', 27_000],
    ['inState', 'withFamily', 15_000],
    ['outOfState', 'onCampus', 35_000],
    ['outOfState', 'withFamily', 23_000],
  ])
})

test('a district that charges its residents less has prices of its own', () => {
  const residencies = pricesBeforeAid(costs({ ...state, tuitionInDistrict: 4_000 })).map(
    (price) => price.residency,
  )
  expect(new Set(residencies)).toEqual(new Set(['inDistrict', 'inState', 'outOfState']))
})

test('parts that are missing or of another year make no price', () => {
  const { books: _books, ...withoutBooks } = state
  expect(pricesBeforeAid(costs(withoutBooks))).toEqual([])
  expect(pricesBeforeAid({ ...costs(state), ...costs({ books: 2_000 }, '2022-23') })).toEqual([])
  expect(pricesBeforeAid({})).toEqual([])
})

test('breaks are where neighboring bands of income differ, up or down', () => {
  const bands = { netPriceTo30: 9_000, netPriceTo48: 8_500, netPriceTo75: 14_000, netPriceOver110: 25_000 }
  expect(netPriceBreaks(costs(bands))).toEqual([
    { incomeDollars: 30_000, before: 9_000, after: 8_500, change: -500 },
    { incomeDollars: 48_000, before: 8_500, after: 14_000, change: 5_500 },
  ])
  expect(netPriceBreaks({})).toEqual([])
})

test('bands of different years are not compared', () => {
  const mixed = { ...costs({ netPriceTo30: 9_000 }), ...costs({ netPriceTo48: 12_000 }, '2022-23') }
  expect(netPriceBreaks(mixed)).toEqual([])
})

test('the bar for a Student Aid Index is twice the largest Pell Grant', () => {
  expect(pellBars.noneFromStudentAidIndex).toBe(14_790)
})

test('the full cost ranges over every way of living that is published', () => {
  expect(fullCostDollars(costs(state))).toEqual({ lowest: 15_000, highest: 35_000 })
  expect(fullCostDollars({})).toBeUndefined()
})
