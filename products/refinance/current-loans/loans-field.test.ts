import { expect, test } from 'vitest'
import { formatDollars } from '#domain/money.ts'
import { maxBalanceCents, maxOwedCents } from '#products/refinance/situation/loans-text.ts'
import { type LoanField, loanFieldName } from './loan-fields.ts'
import { loansField } from './loans-field.ts'
import { loansText } from './loans-messages.ts'

const largest: Partial<Record<LoanField, string>> = {
  kind: 'private',
  balance: String(maxBalanceCents / 100),
  rate: '5',
  months: '120',
}

function read(rows: readonly Partial<Record<LoanField, string>>[]) {
  const form = new URLSearchParams()
  for (const [at, row] of rows.entries())
    for (const [field, value] of Object.entries(row))
      form.set(loanFieldName(at + 1, field as LoanField), value)
  return loansField.read(form, {
    name: 'loans',
    directory: { search: () => [], byOpeid: () => undefined },
    today: '2026-11-23',
  })
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
