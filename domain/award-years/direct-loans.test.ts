import { expect, test } from 'vitest'
import { directLoanFees, directLoanRates, rateSteps } from './direct-loans.ts'

const known = Object.entries(directLoanRates).flatMap(([year, rates]) =>
  rates.isKnown ? [{ year, ...rates }] : [],
)

test('thirteen years are known; the rates of 2026–27 are not, and no figure stands for them', () => {
  expect(known).toHaveLength(13)
  expect(Object.keys(directLoanRates['2026–27'])).toEqual(['isKnown', 'source'])
  expect(directLoanRates['2025–26']).toMatchObject({
    undergraduatePercent: 6.39,
    graduatePercent: 7.94,
    plusPercent: 8.94,
  })
})

test.each(known)('the three rates of $year differ as the law says', (rates) => {
  expect(rates.graduatePercent - rates.undergraduatePercent).toBeCloseTo(rateSteps.graduatePoints, 9)
  expect(rates.plusPercent - rates.undergraduatePercent).toBeCloseTo(rateSteps.plusPoints, 9)
})

test('years follow one another', () => {
  const years = Object.keys(directLoanRates)
  expect(years).toEqual(years.map((_, nth) => `${2013 + nth}–${14 + nth}`))
})

test('each fee begins on the day the one before it ends, and PLUS costs four times as much', () => {
  for (const [nth, fee] of directLoanFees.entries()) {
    const before = directLoanFees[nth - 1]
    if (before) expect(fee.from).toBe(before.before)
    expect(fee.plusPercent).toBeCloseTo(4 * fee.directPercent, 9)
  }
  expect(directLoanFees.at(-1)).toMatchObject({
    directPercent: 1.057,
    plusPercent: 4.228,
    before: '2027-10-01',
  })
})
