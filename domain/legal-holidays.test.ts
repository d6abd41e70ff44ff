import { expect, test } from 'vitest'
import { expectSource } from './award-years/source.fixture.ts'
import { addDays } from './dates.ts'
import { isLegalHoliday, legalHolidays } from './legal-holidays.ts'

const listYear = (year: number) =>
  Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter(
    (day) => day.startsWith(String(year)) && isLegalHoliday(day),
  )

test('the eleven holidays of 2026 and of 2027, by the calendar', () => {
  expect(listYear(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
  expect(listYear(2027)).toEqual([
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-19',
    '2027-07-04',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-25',
  ])
})

test('a day on which offices observe a holiday of the weekend is none: July 3, 2026', () => {
  expect(isLegalHoliday('2026-07-03')).toBe(false)
  expect(isLegalHoliday('2027-07-05')).toBe(false)
})

test('every year has eleven holidays, and had ten before 2021', () => {
  for (let year = 2021; year < 2060; year += 1) expect(listYear(year), String(year)).toHaveLength(11)
  expect(listYear(2020)).toHaveLength(10)
})

test('the list names its law', () => {
  expectSource(legalHolidays.source)
})
