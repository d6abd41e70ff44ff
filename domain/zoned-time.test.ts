import { expect, test } from 'vitest'
import { toMoment } from './zoned-time.ts'

test.each([
  ['2027-01-15', '23:59', 'America/New_York', '2027-01-16T04:59:00.000Z'],
  ['2027-07-15', '17:00', 'America/Los_Angeles', '2027-07-16T00:00:00.000Z'],
  ['2027-07-15', '17:00', 'America/Phoenix', '2027-07-16T00:00:00.000Z'],
  ['2027-07-15', '12:00', 'Pacific/Guam', '2027-07-15T02:00:00.000Z'],
  ['2027-07-15', '12:00', 'UTC', '2027-07-15T12:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(toMoment(day, time, zone).toISOString()).toBe(moment)
})

test('a time that clocks skip is the moment after, and one that they show twice is the first', () => {
  // In 2027, clocks in New York go forward on March 14 and back on November 7, at two o'clock.
  expect(toMoment('2027-03-14', '02:30', 'America/New_York').toISOString()).toBe('2027-03-14T07:30:00.000Z')
  expect(toMoment('2027-11-07', '01:30', 'America/New_York').toISOString()).toBe('2027-11-07T05:30:00.000Z')
})
