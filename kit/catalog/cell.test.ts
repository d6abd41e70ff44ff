import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Cell,
  code,
  codes,
  day,
  dollars,
  httpsAddress,
  optional,
  percent,
  slug,
  states,
  terms,
  whole,
  words,
  yesOrNo,
} from './cell.ts'

function reading<T>(cell: Cell<T>, text: string): T | string {
  const parsed = cell.safeParse(text)
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '')
}

const colors = ['deep_red', 'blue'] as const

test.each<[string, Cell<unknown>, string, unknown]>([
  ['a percentage', percent, '4.99', 4.99],
  ['a percentage with its sign', percent, '4.99 %', 4.99],
  ['a percentage of 0', percent, '0', 0],
  ['dollars', dollars, '1000', 100_000],
  ['dollars as people write them', dollars, '$1,000.50', 100_050],
  ['a whole number', whole({ from: 0, to: 60 }), '06', 6],
  ['a day', day, '2026-11-20', '2026-11-20'],
  ['a day as a spreadsheet rewrites it', day, '3/4/2026', '2026-03-04'],
  ['yes', yesOrNo, 'Yes', true],
  ['no', yesOrNo, 'FALSE', false],
  ['an id', slug, 'oak-bank-2', 'oak-bank-2'],
  ['a URL', httpsAddress, 'https://oak.example/apply?from=1', 'https://oak.example/apply?from=1'],
  ['text with double spaces', words(20), 'two  years', 'two years'],
  ['a code in another spelling', code(colors), 'Deep Red', 'deep_red'],
  ['codes in their defined order, each once', codes(colors), 'blue; deep-red; blue', ['deep_red', 'blue']],
  ['states', states, 'mn, IA;mn', ['IA', 'MN']],
  ['terms', terms, '180;60; 120;60', [60, 120, 180]],
  ['an empty optional cell', optional(percent, null), '', null],
  ['a filled optional cell', optional(percent, null), '2', 2],
])('%s is parsed', (_what, cell, text, value) => {
  expect(cell.safeParse(text)).toEqual({ success: true, data: value })
})

test.each<[string, Cell<unknown>, string, RegExp]>([
  ['text instead of a percentage', percent, 'as low as 4', /^is not a percentage: enter 4\.99/],
  ['an empty percentage', percent, '', /percentage/],
  ['a percentage below zero', percent, '-1', /percentage/],
  ['a percentage of 100', percent, '100', /above the highest percentage we accept, 99\.9999/],
  ['a percentage far too high', percent, '800 %', /above the highest percentage we accept, 99\.9999/],
  ['more decimals than interest calculations use', percent, '4.99999', /four decimals/],
  ['an ambiguous amount', dollars, '10.000', /is not an amount: enter dollars/],
  ['an amount below zero', dollars, '-5', /is not an amount/],
  ['an implausibly large amount', dollars, '1000001', /more than a million/],
  [
    'a fraction of a month',
    whole({ from: 0, to: 60 }),
    '6.5',
    /not a whole number in range: enter one from 0 to 60/,
  ],
  ['too many months', whole({ from: 0, to: 60 }), '61', /from 0 to 60/],
  ['a nonexistent day', day, '2026-02-30', /is not a date: enter it as 2026-11-21/],
  ['a day with a month name', day, 'Nov 20', /is not a date/],
  ['a thirteenth month', day, '13/4/2026', /is not a date/],
  ['neither yes nor no', yesOrNo, 'perhaps', /is not recognized: enter yes or no/],
  ['a name instead of an id', slug, 'Oak Bank', /is not an id: enter up to 80 lowercase letters/],
  ['a URL without https', httpsAddress, 'http://oak.example', /https:\/\//],
  ['a script URL', httpsAddress, 'javascript:alert(1)', /https:\/\//],
  ['a URL with a password', httpsAddress, 'https://me:secret@oak.example', /https:\/\//],
  ['empty text', words(20), '', /is empty/],
  ['text that is too long', words(5), 'abcdef', /has 6 characters: the limit is 5/],
  ['text with a line break', words(20), 'two\nyears', /not text/],
  ['an unknown code', code(colors), 'green', /is not recognized: enter one of deep_red, blue/],
  ['an unknown code among others', codes(colors), 'blue; green', /contains "green", which is not one of/],
  ['a list without codes', codes(colors), ';', /contains no values/],
  ['an unknown state', states, 'IA; XX', /contains "XX", which is not a state/],
  ['a list without states', states, ' ; ', /contains no values/],
  ['terms in years', terms, '10 years', /is not a list of months/],
  ['no terms', terms, '', /is empty/],
  ['an invalid optional cell', optional(percent, null), 'x', /is not a percentage/],
])('%s is refused with a hint what to enter instead', (_what, cell, text, why) => {
  expect(reading(cell, text)).toMatch(why)
})

test('no text makes a cell parser throw', () => {
  const readers: Cell<unknown>[] = [percent, dollars, day, slug, states, terms, httpsAddress]
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...readers), (text, reader) => {
      const parsed = reader.safeParse(text)
      if (!parsed.success) expect(parsed.error.issues[0]?.message).toBeTruthy()
    }),
  )
})
