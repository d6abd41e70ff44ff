import { expect, test } from 'vitest'
import { awardYear202627 } from './2026-27.ts'
import { livingFigures } from './living-figures.ts'
import { expectSource } from './source.fixture.ts'

test.each([
  ['awardYear.name', '2026–27'],
  ['awardYear.pell.max', '$7,395'],
  ['awardYear.pell.min', '$740'],
  ['awardYear.directLoan.dependent.firstYear', '$5,500'],
  ['awardYear.directLoan.independent.inAll', '$57,500'],
  ['awardYear.directLoan.professional.yearly', '$50,000'],
  ['awardYear.parentPlus.inAll', '$65,000'],
  ['awardYear.lifetimeLimit', '$257,500'],
  ['pell.2016-17.max', '$5,815'],
  ['directLoanRate.2025-26.undergraduate', '6.39%'],
  ['directLoanRate.2026-27.undergraduate', '6.52%'],
  ['directLoanFee.from-2020-10-01.plus', '4.228%'],
  ['fafsa.2027-28.from', 'September 23, 2026'],
  ['repayment.rap.most', '10%'],
  ['repayment.tiered.from-25000', '15'],
  ['repayment.poverty.alaska.each', '$7,100'],
  ['repayment.incomeContingent.entry', 'July 1, 2027'],
  ['repayment.pauses.loansFrom', 'July 1, 2027'],
  ['repayment.pauses.forbearance', '9'],
  ['repayment.pauses.within', '24'],
])('%s is %s', (token, text) => {
  expect(livingFigures[token]?.text).toBe(text)
})

test('every figure has a source and a valid token', () => {
  const all = Object.entries(livingFigures)
  expect(all.length).toBeGreaterThan(70)
  for (const [token, { text, title, source }] of all) {
    expect(token).toMatch(/^[\w.-]+$/)
    expect(text).not.toMatch(/NaN|undefined/)
    expect(title).not.toBe('')
    expectSource(source)
  }
  expect(livingFigures['awardYear.pell.max']?.source).toBe(awardYear202627.pell.source)
})
