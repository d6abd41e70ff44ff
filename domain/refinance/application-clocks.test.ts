import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { addDays, daysBetween } from '#domain/dates.ts'
import { isLegalHoliday, weekdayOf } from '#domain/legal-holidays.ts'
import { acceptBy, cancelBy, clockSources, receivedOn } from './application-clocks.ts'

test('the example of the official comment: mailed Thursday, June 4, received Monday, June 8, to cancel by Thursday, June 11', () => {
  const final = { day: '2026-06-04', delivery: 'mailed' } as const
  expect(weekdayOf(final.day)).toBe(4)
  expect(receivedOn(final)).toBe('2026-06-08')
  expect(cancelBy(final)).toEqual({ safestDay: '2026-06-11', weekdaysBy: '2026-06-11' })
})

test('thirty calendar days to accept, whatever falls in them', () => {
  expect(acceptBy({ day: '2026-12-01', delivery: 'delivered' })).toBe('2026-12-31')
  expect(acceptBy({ day: '2027-01-31', delivery: 'delivered' })).toBe('2027-03-02')
  // Mailed on a Wednesday before Thanksgiving: Friday, Saturday, Monday.
  expect(acceptBy({ day: '2026-11-25', delivery: 'mailed' })).toBe('2026-12-30')
})

test.each([
  { final: '2026-11-23', says: 'Monday: Thanksgiving does not count', weekdaysBy: '2026-11-27' },
  { final: '2026-11-27', says: 'Friday: the weekend does not count', weekdaysBy: '2026-12-02' },
  { final: '2026-12-23', says: 'Wednesday: Christmas and a weekend', weekdaysBy: '2026-12-29' },
  { final: '2026-07-02', says: 'Thursday: July 3 counts, July 4 does not', weekdaysBy: '2026-07-07' },
  { final: '2026-06-17', says: 'Wednesday: Juneteenth and a weekend', weekdaysBy: '2026-06-23' },
])('to cancel after final disclosures of $final, a $says', ({ final, weekdaysBy }) => {
  const period = cancelBy({ day: final, delivery: 'delivered' })
  expect(period).toEqual({ safestDay: addDays(final, 3), weekdaysBy })
})

test('mail that spans a Sunday or a holiday counts as received later', () => {
  expect(receivedOn({ day: '2026-11-25', delivery: 'mailed' })).toBe('2026-11-30')
  expect(receivedOn({ day: '2026-07-01', delivery: 'mailed' })).toBe('2026-07-06')
  expect(receivedOn({ day: '2026-07-01', delivery: 'delivered' })).toBe('2026-07-01')
})

test('the sure day is never later than the usual one, and both count three days at least', () => {
  const day = fc.nat(20_000).map((days) => addDays('2020-01-01', days))
  fc.assert(
    fc.property(day, fc.constantFrom('mailed' as const, 'delivered' as const), (day, delivery) => {
      const { safestDay, weekdaysBy } = cancelBy({ day, delivery })
      const received = receivedOn({ day, delivery })
      expect(daysBetween(received, safestDay)).toBe(3)
      expect(weekdaysBy >= safestDay).toBe(true)
      expect(daysBetween(received, weekdaysBy)).toBeLessThanOrEqual(8)
      expect([0, 6]).not.toContain(weekdayOf(weekdaysBy))
      expect(isLegalHoliday(weekdaysBy)).toBe(false)
      expect(daysBetween(received, acceptBy({ day, delivery }))).toBe(30)
    }),
  )
})

test('every clock names its rule, where it was read, and when', () => {
  for (const source of Object.values(clockSources)) expectSource(source)
})
