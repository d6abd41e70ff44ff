import { expect, test } from 'vitest'
import { isOldEnough, readBirthday } from './age.ts'

test.each([
  ['2008-11-23', '2026-11-23', true],
  ['2008-11-24', '2026-11-23', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2014-01-01', '2026-11-23', false],
  ['1950-06-15', '2026-11-23', true],
])('born on %s, on %s: %s', (bornOn, today, expected) => {
  expect(isOldEnough(bornOn, today)).toBe(expected)
})

const today = '2026-11-23'

test('a date of birth is read as it is typed', () => {
  expect(readBirthday({ month: ' 3', day: '07 ', year: '2001' }, today)).toEqual({
    ok: true,
    bornOn: '2001-03-07',
  })
  expect(readBirthday({ month: '11', day: '23', year: '2026' }, today)).toEqual({ ok: true, bornOn: today })
})

test.each([
  [{ month: '', day: '1', year: '2001' }, 'incomplete', 'month'],
  [{ month: '1', day: 'x', year: '2001' }, 'incomplete', 'day'],
  [{ month: '1', day: '1', year: '01' }, 'incomplete', 'year'],
  [{ month: '2', day: '30', year: '2001' }, 'not_a_day', 'month'],
  [{ month: '13', day: '1', year: '2001' }, 'not_a_day', 'month'],
  [{ month: '11', day: '24', year: '2026' }, 'impossible', 'year'],
  [{ month: '11', day: '22', year: '1896' }, 'impossible', 'year'],
])('%j is %s, at the %s', (typed, problem, part) => {
  expect(readBirthday(typed, today)).toEqual({ ok: false, problem, part })
})
