import { expect, test } from 'vitest'
import { formatDollars } from '#domain/money.ts'
import { maxBalanceCents, maxOwedCents } from '#products/refinance/situation/loans-text.ts'
import { type LoanField, loanFieldName, monthsOfAll } from './loan-fields.ts'
import { loansField } from './loans-field.ts'
import { loansText } from './loans-messages.ts'

const largest: Partial<Record<LoanField, string>> = {
  kind: 'private',
  balance: String(maxBalanceCents / 100),
  rate: '5',
  months: '120',
}

const facts = {
  name: 'loans',
  directory: { search: () => [], byOpeid: () => undefined },
  today: '2026-11-23',
}

function read(rows: readonly Partial<Record<LoanField, string>>[]) {
  const form = new URLSearchParams()
  for (const [at, row] of rows.entries())
    for (const [field, value] of Object.entries(row))
      form.set(loanFieldName(at + 1, field as LoanField), value)
  return loansField.read(form, facts)
}

test('the largest loans are taken up to what can be calculated together, and no further', () => {
  const max = maxOwedCents / maxBalanceCents
  expect(read(Array.from({ length: max }, () => largest))).toMatchObject({ problems: [] })
  expect(read(Array.from({ length: max + 1 }, () => largest))).toEqual({
    texts: {},
    problems: [
      { field: 'loans-1-balance', message: loansText.problem.together(formatDollars(maxOwedCents)) },
    ],
  })
})

test('a form without a loan asks for the first one', () => {
  expect(read([{ autopay: 'none' }])).toMatchObject({
    problems: [{ field: 'loans-1-kind', message: loansText.problem.none }],
  })
})

const loan = { kind: 'private', balance: '5,000', rate: '9' } as const

function readWithMonths(months: string, rows: readonly Partial<Record<LoanField, string>>[]) {
  const form = new URLSearchParams({ [monthsOfAll]: months })
  for (const [at, row] of rows.entries())
    for (const [field, value] of Object.entries(row))
      form.set(loanFieldName(at + 1, field as LoanField), value)
  return loansField.read(form, facts)
}

test('months typed once count for every loan without its own', () => {
  expect(readWithMonths('8 years', [loan, { ...loan, months: '60' }, loan]).texts).toEqual({
    loans: 'private 500000 9 96\nprivate 500000 9 60\nprivate 500000 9 96',
  })
})

test('months that several loans lack are asked for once, and those of one loan in its row', () => {
  const { problem } = loansText
  expect(read([loan, loan]).problems).toEqual([{ field: monthsOfAll, message: problem.monthsOfSeveral }])
  expect(read([loan, { ...loan, months: '60' }]).problems).toMatchObject([{ field: 'loans-1-months' }])
  expect(readWithMonths('soon', [loan]).problems).toEqual([
    { field: monthsOfAll, message: problem.months(600) },
  ])
})
