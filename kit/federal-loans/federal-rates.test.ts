import { expect, test } from 'vitest'
import { listRates } from './federal-rates.ts'
import { federalFacts } from './loan-facts.ts'

const rates = { undergraduatePercent: 6.52, graduatePercent: 8.07, plusPercent: 9.07 }

test('each kind of loan has its own rate of the award year', () => {
  expect(listRates(['undergraduate', 'plus'], rates)).toEqual([
    { kind: 'undergraduate', percent: 6.52 },
    { kind: 'plus', percent: 9.07 },
  ])
  expect(listRates(['graduate'], rates)).toEqual([{ kind: 'graduate', percent: 8.07 }])
  expect(federalFacts.rate({ kind: 'plus', percent: 9.07, year: '2026–27' })).toBe(
    'PLUS loans first disbursed in 2026–27 cost 9.07% a year, fixed for the life of the loan.',
  )
})
