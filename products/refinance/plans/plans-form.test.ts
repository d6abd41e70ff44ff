import { expect, test } from 'vitest'
import { formsText } from '#kit/forms/messages.ts'
import { firstValues, readPlansForm } from './plans-form.ts'
import { plansText } from './plans-messages.ts'

const { problems: words } = plansText
const one = {
  ...firstValues,
  'loans-1-kind': 'unsubsidized',
  'loans-1-first-disbursed': 'from_2014_07',
  'loans-1-balance': '$12,400',
  'loans-1-rate': '5.05 %',
  agi: '48k',
  inService: 'no',
}

function read(fields: Readonly<Record<string, string>>) {
  return readPlansForm(new URLSearchParams(fields))
}

function findProblems(fields: Readonly<Record<string, string>>) {
  return read(fields).problems.map(({ field, message }) => [field, message])
}

test('what people type is read, and rows without a balance and a rate are left out', () => {
  const reading = read({ ...one, notice: '9/4/2026', inService: 'yes', service: '0', growth: '-2' })
  expect(reading.answers).toEqual({
    loans: [{ kind: 'unsubsidized', disbursed: 'from_2014_07', balanceCents: 1_240_000, ratePercent: 5.05 }],
    borrower: {
      agiCents: 4_800_000,
      filing: 'single',
      spouseLoansCents: 0,
      familySize: 1,
      dependents: 0,
      region: 'contiguous',
      firstBorrowed: undefined,
      monthsInRepayment: 0,
      countedMonths: 0,
      publicServiceMonths: 0,
      agiGrowthPercent: -2,
      priceGrowthPercent: 2,
      forgivenessTaxPercent: 22,
    },
    noticeDay: '2026-09-04',
    assumed: ['repaid', 'counted'],
  })
})

test('nothing filled in asks for a loan, an income, and whether it is earned in public service', () => {
  expect(findProblems(firstValues)).toEqual([
    ['loans-1-balance', words.loans],
    ['agi', words.agi],
    ['inService', words.inService],
  ])
})

test.each([
  [{ 'loans-1-kind': '' }, 'loans-1-kind', words.kind('Loan 1')],
  [{ 'loans-1-first-disbursed': 'yesterday' }, 'loans-1-first-disbursed', words.disbursed('Loan 1')],
  [{ 'loans-1-balance': '0' }, 'loans-1-balance', words.balance('Loan 1')],
  [{ 'loans-1-balance': '' }, 'loans-1-balance', words.balance('Loan 1')],
  [{ 'loans-1-balance': '2,000,000' }, 'loans-1-balance', formsText.money.too_large('Loan 1')],
  [{ 'loans-1-rate': '21' }, 'loans-1-rate', words.rate('Loan 1')],
  [{ 'loans-1-rate': 'NaN' }, 'loans-1-rate', words.rate('Loan 1')],
  [{ agi: '-5' }, 'agi', formsText.money.negative(plansText.agi)],
  [{ familySize: '0' }, 'familySize', formsText.whole(plansText.familySize, 1, 20)],
  [{ dependents: '1' }, 'dependents', words.dependents],
  [{ counted: '1.5' }, 'counted', formsText.whole(plansText.counted, 0, 480)],
  [{ growth: '' }, 'growth', words.percent(plansText.growth, -20, 20)],
  [{ prices: '-1' }, 'prices', words.percent(plansText.prices, 0, 20)],
  [{ notice: '2/30/2026' }, 'notice', words.notice],
])('%j is refused at its field', (wrong, id, message) => {
  expect(findProblems({ ...one, ...wrong })).toEqual([[id, message]])
})

test('months in public service are asked of those who work there, and count for nobody else', () => {
  expect(
    read({ ...one, inService: 'no', service: '30' }).answers?.borrower.publicServiceMonths,
  ).toBeUndefined()
  expect(read({ ...one, inService: 'yes', service: '30' }).answers?.borrower.publicServiceMonths).toBe(30)
  expect(findProblems({ ...one, inService: 'yes' })).toEqual([['service', words.service]])
})
