import { expect, test } from 'vitest'
import { listBirthYears, readBirthMonth } from './birth-month.ts'

const today = '2026-11-23'

function read(fields: Record<string, string>) {
  return readBirthMonth(new URLSearchParams(fields), today)
}

test('from the month of birth follows when one turns 18, and comes of age where that is later', () => {
  expect(read({ month: '03', year: '2009' })).toEqual({
    problems: [],
    values: { month: '03', year: '2009' },
    answers: {
      month: '2027-03',
      isReached: 'no',
      later: { AL: '2028-03', MS: '2030-03', NE: '2028-03', PR: '2030-03' },
    },
  })
})

test.each([
  ['10', 'yes'],
  ['11', 'this_month'],
  ['12', 'no'],
])('born in month %s of 2008: 18 is reached is %s', (month, isReached) => {
  expect(read({ month, year: '2008' })).toMatchObject({ problems: [], answers: { isReached } })
})

test.each([
  [{}, 'month'],
  [{ month: '', year: '2009' }, 'month'],
  [{ month: '13', year: '2009' }, 'month'],
  [{ month: '03', year: '' }, 'year'],
  [{ month: '03', year: '2007' }, 'year'],
  [{ month: '03', year: '2017' }, 'year'],
])('%j is refused for its %s', (fields, field) => {
  expect(read(fields)).toMatchObject({ problems: [{ field }] })
})

test('the years are those of someone of 10 to 18', () => {
  expect(listBirthYears(today)).toEqual([
    '2008',
    '2009',
    '2010',
    '2011',
    '2012',
    '2013',
    '2014',
    '2015',
    '2016',
  ])
})
