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
import { repaymentOptions, writeRepaymentOptions } from './repayment-cell.ts'

function reading<T>(cell: Cell<T>, text: string): T | string {
  const parsed = cell.safeParse(text)
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '')
}

const colors = ['deep_red', 'blue'] as const

test.each<[string, Cell<unknown>, string, unknown]>([
  ['a percentage', percent, '4.99', 4.99],
  ['a percentage with its sign', percent, '4.99 %', 4.99],
  ['nothing as a percentage', percent, '0', 0],
  ['dollars', dollars, '1000', 100_000],
  ['dollars as people write them', dollars, '$1,000.50', 100_050],
  ['a whole number', whole({ from: 0, to: 60 }), '06', 6],
  ['a day', day, '2026-11-20', '2026-11-20'],
  ['a day as a spreadsheet rewrites it', day, '3/4/2026', '2026-03-04'],
  ['yes', yesOrNo, 'Yes', true],
  ['no', yesOrNo, 'FALSE', false],
  ['an id', slug, 'oak-bank-2', 'oak-bank-2'],
  ['an address', httpsAddress, 'https://oak.example/apply?from=1', 'https://oak.example/apply?from=1'],
  ['words with doubled spaces', words(20), 'two  years', 'two years'],
  ['a code with other spelling', code(colors), 'Deep Red', 'deep_red'],
  ['codes in their own order, once', codes(colors), 'blue; deep-red; blue', ['deep_red', 'blue']],
  ['states', states, 'mn, IA;mn', ['IA', 'MN']],
  ['terms', terms, '180;60; 120;60', [60, 120, 180]],
  ['an empty cell where it may be', optional(percent, null), '', null],
  ['a filled cell where it may be empty', optional(percent, null), '2', 2],
])('%s is read', (_what, cell, text, value) => {
  expect(cell.safeParse(text)).toEqual({ success: true, data: value })
})

test.each<[string, Cell<unknown>, string, RegExp]>([
  ['words for a percentage', percent, 'as low as 4', /^is no percentage: write 4\.99/],
  ['nothing for a percentage', percent, '', /percentage/],
  ['a percentage below zero', percent, '-1', /percentage/],
  ['a percentage of a hundred', percent, '100', /percentage/],
  ['more decimals than interest counts', percent, '4.99999', /four decimals/],
  ['an amount that could be two', dollars, '10.000', /is no amount: write dollars/],
  ['an amount below zero', dollars, '-5', /is no amount/],
  ['an amount beyond belief', dollars, '1000001', /more than a million/],
  ['a fraction where months are', whole({ from: 0, to: 60 }), '6.5', /whole number from 0 to 60/],
  ['too many months', whole({ from: 0, to: 60 }), '61', /from 0 to 60/],
  ['a day that is none', day, '2026-02-30', /is no day: write it as 2026-11-21/],
  ['a day with words', day, 'Nov 20', /is no day/],
  ['a thirteenth month', day, '13/4/2026', /is no day/],
  ['perhaps', yesOrNo, 'perhaps', /neither yes nor no/],
  ['a name for an id', slug, 'Oak Bank', /is no id: write small letters/],
  ['an address without https', httpsAddress, 'http://oak.example', /https:\/\//],
  ['a script for an address', httpsAddress, 'javascript:alert(1)', /https:\/\//],
  ['an address with a password', httpsAddress, 'https://me:secret@oak.example', /https:\/\//],
  ['no words', words(20), '', /is empty/],
  ['too many words', words(5), 'abcdef', /has 6 characters: write 5 at most/],
  ['a line end among words', words(20), 'two\nyears', /no text/],
  ['an unknown code', code(colors), 'green', /is none of deep_red, blue/],
  ['an unknown code among others', codes(colors), 'blue; green', /has "green", which is none of/],
  ['a list of nothing', codes(colors), ';', /lists nothing/],
  ['a state that is none', states, 'IA; XX', /has "XX", which is no state/],
  ['states of nothing', states, ' ; ', /lists nothing/],
  ['terms in years', terms, '10 years', /is no list of months/],
  ['no terms', terms, '', /is empty/],
  ['a wrong cell that may be empty', optional(percent, null), 'x', /is no percentage/],
])('%s is refused with what to write instead', (_what, cell, text, why) => {
  expect(reading(cell, text)).toMatch(why)
})

test('ways to repay are read with their amounts and when interest joins the amount owed', () => {
  expect(reading(repaymentOptions, 'flat 25 interest_free; deferred')).toEqual([
    { choice: 'flat', flatPaymentCents: 2_500, capitalization: 'interest_free' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'at_repayment' },
  ])
  expect(reading(repaymentOptions, 'deferred yearly; Flat $25.50; immediate; interest_only')).toEqual([
    { choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'interest_only', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'flat', flatPaymentCents: 2_550, capitalization: 'at_repayment' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'yearly' },
  ])
})

test.each([
  ['', /is empty/],
  ['later', /begins with none of/],
  ['flat', /such as flat 25/],
  ['flat 0', /such as flat 25/],
  ['flat monthly', /such as flat 25/],
  ['deferred 25', /after deferred only/],
  ['deferred daily', /after deferred only/],
  ['immediate yearly', /write immediate alone/],
  ['interest_only interest_free', /write deferred interest_free/],
  ['deferred; deferred yearly', /has deferred twice/],
])('ways to repay written "%s" are refused', (text, why) => {
  expect(reading(repaymentOptions, text)).toMatch(why)
})

test('no text makes a reader throw, and what a way to repay is written as reads the same', () => {
  const readers: Cell<unknown>[] = [
    percent,
    dollars,
    day,
    slug,
    states,
    terms,
    httpsAddress,
    repaymentOptions,
  ]
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...readers), (text, reader) => {
      const parsed = reader.safeParse(text)
      if (!parsed.success) expect(parsed.error.issues[0]?.message).toBeTruthy()
    }),
  )
  const option = fc.record({
    choice: fc.constantFrom('interest_only' as const, 'deferred' as const),
    flatPaymentCents: fc.constant(0),
    capitalization: fc.constantFrom(
      'at_repayment' as const,
      'yearly' as const,
      'quarterly' as const,
      'monthly' as const,
    ),
  })
  const flat = fc.record({
    choice: fc.constant('flat' as const),
    flatPaymentCents: fc.integer({ min: 1, max: 100_000 }),
    capitalization: fc.constantFrom('at_repayment' as const, 'interest_free' as const),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(option, flat), { selector: ({ choice }) => choice, minLength: 1 }),
      (options) => {
        const parsed = repaymentOptions.parse(writeRepaymentOptions(options))
        expect(parsed).toHaveLength(options.length)
        expect(parsed).toEqual(expect.arrayContaining(options))
      },
    ),
  )
})
