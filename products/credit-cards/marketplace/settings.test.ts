import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageGroups, incomeKinds } from '#domain/cards/applicant.ts'
import { cardTypes, creditBands } from '#domain/cards/card.ts'
import { cardSortCodes } from '#domain/cards/card-sorts.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { defaultPreset, presetCodes, presets } from './presets.ts'
import { readSettings, spendingParam, toSettingsEntries, toSituation, toSpending } from './settings.ts'

const read = (query: string) => readSettings(new URLSearchParams(query))

const dollars = fc.integer({ min: 0, max: 5_000 }).map(String)
const anySettings = fc.record({
  q: fc.constantFrom('', 'larkspur', 'first year'),
  type: fc.constantFrom('', ...cardTypes),
  'no-fee': fc.constantFrom('', '1'),
  'takes-cosigner': fc.constantFrom('', '1'),
  fits: fc.constantFrom('', '1'),
  age: fc.constantFrom('', ...ageGroups),
  credit: fc.constantFrom('', ...creditBands),
  income: fc.constantFrom('', ...incomeKinds),
  signer: fc.constantFrom('', 'yes', 'no'),
  student: fc.constantFrom('', 'yes', 'no'),
  pay: fc.constantFrom('', 'full', 'carry'),
  carry: dollars,
  pays: dollars,
  moved: fc.constantFrom('', '1'),
  spend: fc.constantFrom('', ...presetCodes),
  's-groceries': dollars,
  's-other': dollars,
  abroad: dollars,
  sort: fc.constantFrom('', ...cardSortCodes),
  'w-worth': fc.integer({ min: 0, max: 100 }).map(String),
  all: fc.constantFrom('', '1'),
  page: fc.constantFrom('', '2'),
})

test('an address that the settings print is read back as the same list', () => {
  fc.assert(
    fc.property(anySettings, (query) => {
      const settings = readSettings(new URLSearchParams(query))
      const printed = toSettingsEntries(settings)
      const again = readSettings(new URLSearchParams(printed))
      expect(toSettingsEntries(again)).toEqual(printed)
      expect(toSituation(again, '2026-11-21')).toEqual(toSituation(settings, '2026-11-21'))
    }),
  )
})

test('nothing is printed for the usual list, and odd values become the usual ones', () => {
  expect(toSettingsEntries(read(''))).toEqual([])
  expect(
    toSettingsEntries(
      read(
        'sort=__proto__&type=x&age=17&credit=800&s-gas=abc&w-worth=101&page=-1&spend=constructor&carry=-5',
      ),
    ),
  ).toEqual([])
})

test('amounts are read as people type them, rounded up to whole dollars', () => {
  expect(read('s-groceries=%241%2C200').ownDollars).toEqual({ groceries: 1_200 })
  expect(read('pay=carry&carry=2k').carriedDollars).toBe(2_000)
  expect(read('s-gas=12.10').ownDollars).toEqual({ gas: 13 })
  expect(read('s-gas=1000000').ownDollars).toEqual({})
})

test('fields that another preset had filled do not count as typed', () => {
  const filled = new URLSearchParams(
    spendingCategories.map((category) => [
      spendingParam(category),
      String(presets[defaultPreset][category] / 100),
    ]),
  )
  filled.set('spend', 'nothing')
  filled.set('was', defaultPreset)
  expect(toSpending(readSettings(filled))).toEqual(presets.nothing)
  filled.set('was', 'nothing')
  expect(toSpending(readSettings(filled))).toEqual(presets[defaultPreset])
})

test('nobody spends more abroad than in all, and the month of today is when the account opens', () => {
  const { abroadCents, firstMonth } = toSituation(read('spend=nothing&s-dining=100&abroad=400'), '2026-11-21')
  expect([abroadCents, firstMonth]).toEqual([10_000, 11])
})
