import { expect, test } from 'vitest'
import { formsText } from '#kit/forms/messages.ts'
import { firstValues, MAX_ROWS, readPlansForm } from './plans-form.ts'
import { plansText } from './plans-messages.ts'

const { problems: words } = plansText
const one = {
  ...firstValues,
  kind1: 'unsubsidized',
  disbursed1: 'from_2014_07',
  balance1: '$12,400',
  rate1: '5.05 %',
  agi: '48k',
}

function read(fields: Readonly<Record<string, string>>) {
  return readPlansForm(new URLSearchParams(fields))
}

function findProblems(fields: Readonly<Record<string, string>>) {
  return read(fields).problems.map(({ field, message }) => [field, message])
}

test('what people type is read, and rows without a balance and a rate are left out', () => {
  const reading = read({ ...one, notice: '9/4/2026', service: '0', growth: '-2' })
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
  })
})

test('nothing filled in asks for a loan and an income', () => {
  expect(findProblems(firstValues)).toEqual([
    ['balance1', words.loans],
    ['agi', words.agi],
  ])
})

test.each([
  [{ kind1: '' }, 'kind1', words.kind('Loan 1')],
  [{ disbursed1: 'yesterday' }, 'disbursed1', words.disbursed('Loan 1')],
  [{ balance1: '0' }, 'balance1', words.balance('Loan 1')],
  [{ balance1: '' }, 'balance1', words.balance('Loan 1')],
  [{ balance1: '2,000,000' }, 'balance1', formsText.money.too_large('Loan 1')],
  [{ rate1: '21' }, 'rate1', words.rate('Loan 1')],
  [{ rate1: 'NaN' }, 'rate1', words.rate('Loan 1')],
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

test('adding a loan keeps what was typed, reports nothing, and ends at the last row', () => {
  const reading = read({ ...one, more: '1', agi: '' })
  expect(reading).toMatchObject({ problems: [], values: { rows: '3', balance1: '$12,400' } })
  expect(read({ ...one, rows: '999', balance11: '5' }).values).not.toHaveProperty('balance11')
  expect(read({ ...one, rows: String(MAX_ROWS) }).values).toHaveProperty(`balance${MAX_ROWS}`)
  expect(read({ ...one, rows: 'x' }).values).toHaveProperty('balance2')
})
