import { expect, test } from 'vitest'
import { directLoanFees, directLoanRates, rateSteps } from './direct-loans.ts'

const rates = Object.entries(directLoanRates).map(([year, rates]) => ({ year, ...rates }))

test('the rates of 2026–27 follow the auction of May 12, 2026, rounded to 4.47%', () => {
  const { undergraduatePercent, graduatePercent, plusPercent } = directLoanRates['2026–27']
  expect([undergraduatePercent, graduatePercent, plusPercent]).toEqual([6.52, 8.07, 9.07])
  expect(undergraduatePercent - 4.47).toBeCloseTo(2.05, 9)
})

test.each(rates)('the three rates of $year differ by the steps set by law', (rates) => {
  expect(rates.graduatePercent - rates.undergraduatePercent).toBeCloseTo(rateSteps.graduatePoints, 9)
  expect(rates.plusPercent - rates.undergraduatePercent).toBeCloseTo(rateSteps.plusPoints, 9)
})

test('the years are consecutive', () => {
  const years = Object.keys(directLoanRates)
  expect(years).toEqual(years.map((_, nth) => `${2013 + nth}–${14 + nth}`))
})

test('each fee begins on the day the previous one ends, and PLUS fees are four times as high', () => {
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
