import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '#kit/catalog/cell.ts'
import { asked, fieldsOfStudy, grade, hours, schools, time, timeZone } from './scholarship-cells.ts'

test.each<[string, Cell<unknown>, string, unknown]>([
  ['a time', time, '17:00', '17:00'],
  ['an early time', time, '9:05', '09:05'],
  ['an afternoon', time, '5:00 PM', '17:00'],
  ['a full hour', time, '5pm', '17:00'],
  ['noon', time, '12 pm', '12:00'],
  ['midnight', time, '12:00 am', '00:00'],
  ['a time zone', timeZone, 'America/Puerto_Rico', 'America/Puerto_Rico'],
  ['hours', hours, '1.5', 1.5],
  ['a grade', grade, '3.25', 3.25],
  ['the best grade', grade, '4.0', 4],
  ['fields of study, each once', fieldsOfStudy, '51; 1, 51', ['01', '51']],
  ['schools', schools, '00365800; 00309000;00365800', ['00309000', '00365800']],
  ['what is asked for, in its order', asked, 'Birth date; name', ['name', 'birth_date']],
  ['nothing asked for', asked, 'Nothing', []],
])('%s is parsed', (_what, cell, text, value) => {
  const parsed = cell.safeParse(text)
  expect(parsed.data).toEqual(value)
})

test.each<[string, Cell<unknown>, string, RegExp]>([
  ['an hour without minutes', time, '17', /is not a time: enter it as 17:00/],
  ['a late hour', time, '24:00', /is not a time/],
  ['a thirteenth hour', time, '13 pm', /is not a time/],
  ['a minute too many', time, '10:60', /is not a time/],
  ['an abbreviated zone', timeZone, 'EST', /such as America\/New_York/],
  ['no hours', hours, '0', /is not a number of hours/],
  ['hours as text', hours, 'two', /is not a number of hours/],
  ['a grade above 4', grade, '4.1', /from 0 to 4/],
  ['a grade out of 100', grade, '85', /from 0 to 4/],
  [
    'an unknown field of study',
    fieldsOfStudy,
    '51; 02',
    /contains "02", which is not a two-digit CIP family/,
  ],
  ['a list without fields of study', fieldsOfStudy, ';', /contains no values/],
  ['an OPEID without its zeros', schools, '365800', /enter all eight digits, as text/],
  ['a list without schools', schools, ';', /contains no values/],
  [
    'nothing said about what is asked for',
    asked,
    '',
    /is empty but required: enter the word nothing, or one or more of name; email/,
  ],
  ['something unknown asked for', asked, 'shoe size', /contains "shoe size"/],
])('%s is refused with a hint what to enter instead', (_what, cell, text, why) => {
  const parsed = cell.safeParse(text)
  expect(parsed.error?.issues[0]?.message).toMatch(why)
})

test('no text makes a cell parser throw', () => {
  const readers = [time, timeZone, hours, grade, fieldsOfStudy, schools, asked]
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom<Cell<unknown>>(...readers), (text, reader) => {
      const parsed = reader.safeParse(text)
      if (!parsed.success) expect(parsed.error.issues[0]?.message).toBeTruthy()
    }),
  )
})
