import { expect, test } from 'vitest'
import { readTerm, writeTerm } from './loan-term.ts'

test.each<[string, ReturnType<typeof readTerm>]>([
  ['10 years', 120],
  ['10 Years', 120],
  [' 15  yrs. ', 180],
  ['10-year', 120],
  ['7y', 84],
  ['120', 120],
  ['120 months', 120],
  ['60 mos.', 60],
  ['10 years 6 months', 126],
  ['10 years, 6 months', 126],
  ['10 years and 6 months', 126],
  ['1 year', 12],
  ['18 months', 18],
  ['40 years', 480],
  ['10', 'no_unit'],
  ['40', 'no_unit'],
  ['41', 41],
  ['', 'invalid'],
  ['0', 'invalid'],
  ['0 years', 'invalid'],
  ['41 years', 'invalid'],
  ['481', 'invalid'],
  ['-120', 'invalid'],
  ['10.5 years', 'invalid'],
  ['ten years', 'invalid'],
  ['years', 'invalid'],
])('reads the term %j as %j', (text, months) => {
  expect(readTerm(text)).toBe(months)
})

test('every term is written as it is read', () => {
  for (let months = 1; months <= 480; months++) expect(readTerm(writeTerm(months))).toBe(months)
})
