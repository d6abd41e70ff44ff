import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  formatDate,
  formatMonth,
  isIsoDay,
  isIsoMonth,
  monthsBefore,
  monthsUntil,
  nextMidnightInNewYork,
  parseUsDay,
  toCalendarDay,
  todayInNewYork,
} from './dates.ts'

test.each([
  ['2026-11-05', 'November 5, 2026', '11/05/2026'],
  ['2028-02-29', 'February 29, 2028', '02/29/2028'],
  ['2030-01-01', 'January 1, 2030', '01/01/2030'],
])('%s is formatted in the three formats of the site', (day, long, slashes) => {
  expect(formatDate(day, 'Month D, YYYY')).toBe(long)
  expect(formatDate(day, 'MM/DD/YYYY')).toBe(slashes)
  expect(formatDate(day, 'YYYY-MM-DD')).toBe(day)
})

test.each([
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['yesterday', undefined],
  [undefined, undefined],
])('the timestamp %s has the calendar day %s', (timestamp, day) => {
  expect(toCalendarDay(timestamp)).toBe(day)
})

test.each(['', '2026-2-3', '2026-02-30', '2027-02-29', '2026-13-01', '2026-11-21T00:00:00Z', '11/21/2026'])(
  '%j is not a calendar day',
  (text) => {
    expect(isIsoDay(text)).toBe(false)
    expect(() => formatDate(text, 'YYYY-MM-DD')).toThrow(RangeError)
  },
)

test.each([
  // New York is five hours behind UTC in winter and four in summer.
  ['2026-01-15T04:59:59.999Z', '2026-01-14', '2026-01-15T05:00:00.000Z'],
  ['2026-01-15T05:00:00.000Z', '2026-01-15', '2026-01-16T05:00:00.000Z'],
  ['2026-07-01T03:59:59.999Z', '2026-06-30', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01T04:00:00.000Z', '2026-07-01', '2026-07-02T04:00:00.000Z'],
  // Daylight saving time starts on March 8 and ends on November 1, 2026.
  ['2026-03-08T05:00:00.000Z', '2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01T04:00:00.000Z', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2026-12-31', '2027-01-01T05:00:00.000Z'],
])('at %s it is %s in New York, and the day ends at %s', (now, today, midnight) => {
  expect(todayInNewYork(new Date(now))).toBe(today)
  expect(nextMidnightInNewYork(new Date(now)).toISOString()).toBe(midnight)
})

const moment = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })

test('the next midnight is ahead by at most 25 hours and is the first millisecond of tomorrow', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const midnight = nextMidnightInNewYork(now)
      const ahead = midnight.getTime() - now.getTime()
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(25 * 3_600_000)
      expect(todayInNewYork(midnight)).toBe(addDays(todayInNewYork(now), 1))
      expect(todayInNewYork(new Date(midnight.getTime() - 1))).toBe(todayInNewYork(now))
    }),
  )
})

test('adding and subtracting the same number of days returns the same day', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -5000, max: 5000 }), (now, days) => {
      const day = todayInNewYork(now)
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
  )
})

test.each([
  ['2026-11-21', '2028-05', 18],
  ['2026-11-30', '2026-12', 1],
  ['2026-11-21', '2026-11', 0],
  ['2026-11-21', '2025-05', 0],
])('from %s to %s is %i months', (day, month, months) => {
  expect(monthsUntil(day, month)).toBe(months)
})

test.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-01-15', 25, '2023-12-15'],
  ['2026-07-31', 0, '2026-07-31'],
])('%s is %i months after %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-12-01', 10],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-01', '2026-11-15', 259],
  ['2026-12-01', '2026-11-21', -10],
])('from %s to %s is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

test.each([
  ['9/4/2026', '2026-09-04'],
  ['12/31/1999', '1999-12-31'],
  ['2/30/2026', undefined],
  ['13/4/2026', undefined],
  ['9/4/26', undefined],
  ['9-4-2026', undefined],
  ['', undefined],
])('%j written month first is the day %s', (text, day) => {
  expect(parseUsDay(text)).toBe(day)
})

test('a month is written YYYY-MM, and said with its name', () => {
  expect(['2028-07', '2028-13', '2028-7', '2028-07-01'].map(isIsoMonth)).toEqual([true, false, false, false])
  expect(formatMonth('2028-07')).toBe('July 2028')
})
