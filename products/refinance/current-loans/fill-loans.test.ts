import { expect, test } from 'vitest'
import { parseMoney } from '#domain/money.ts'
import { makeFiledLoan } from './filed-loan.fixture.ts'
import { clearLoans, type FormFields, fillLoans, findOpenFields } from './fill-loans.ts'
import { type LoanField, loanFieldName } from './loan-fields.ts'

const all: LoanField[] = ['kind', 'first-disbursed', 'balance', 'rate', 'months']

const asOf = '2026-11-20'

/** A form with empty rows, and its values by name. */
function makeForm(rows: number) {
  const values = new Map<string, string>()
  for (let row = 1; row <= rows; row++) for (const field of all) values.set(loanFieldName(row, field), '')
  const fields: FormFields = {
    read: (name) => values.get(name),
    write: (name, value) => {
      if (values.has(name)) values.set(name, value)
    },
  }
  const row = (number: number) => all.map((field) => values.get(loanFieldName(number, field)))
  return { values, fields, row }
}

test('a loan fills its row: kind, period, balance with interest, rate, and the months of a Standard plan', () => {
  const { fields, row } = makeForm(2)
  expect(fillLoans(fields, [makeFiledLoan()], asOf)).toEqual([1])
  expect(row(1)).toEqual(['unsubsidized', 'from_2014_07', '21,989.00', '7.05', '96'])
  expect(row(2)).toEqual(['', '', '', '', ''])
})

test('a balance is written so that the form reads the same cents', () => {
  const { fields, values } = makeForm(1)
  fillLoans(fields, [makeFiledLoan({ principalCents: 1_234_567_89, interestCents: 1 })], asOf)
  expect(parseMoney(values.get('loans-1-balance') ?? '')).toEqual({ ok: true, cents: 1_234_567_90 })
})

test('what the file does not say stays empty and is named', () => {
  const { fields, row } = makeForm(1)
  const loan = makeFiledLoan({
    kind: undefined,
    firstDisbursedOn: undefined,
    interestCents: undefined,
    ratePercent: undefined,
  })
  fillLoans(fields, [loan], asOf)
  expect(row(1)).toEqual(['', '', '', '', ''])
  expect(findOpenFields(loan)).toEqual(['kind', 'first-disbursed', 'balance', 'rate'])
  expect(findOpenFields(makeFiledLoan())).toEqual([])
})

test('a row that somebody typed in is passed over', () => {
  const { values, fields, row } = makeForm(3)
  values.set('loans-1-balance', '500')
  values.set('loans-2-rate', '9')
  expect(fillLoans(fields, [makeFiledLoan()], asOf)).toEqual([3])
  expect(row(1)).toEqual(['', '', '500', '', ''])
})

test('loans that the form has no row for are left out', () => {
  const { fields } = makeForm(2)
  expect(fillLoans(fields, [makeFiledLoan(), makeFiledLoan(), makeFiledLoan()], asOf)).toEqual([1, 2])
  expect(fillLoans(makeForm(0).fields, [makeFiledLoan()], asOf)).toEqual([])
})

test('emptying takes back what was filled, and leaves other rows', () => {
  const { values, fields, row } = makeForm(2)
  values.set('loans-1-balance', '500')
  const rows = fillLoans(fields, [makeFiledLoan()], asOf)
  clearLoans(fields, rows)
  expect(row(1)).toEqual(['', '', '500', '', ''])
  expect(row(2)).toEqual(['', '', '', '', ''])
})
