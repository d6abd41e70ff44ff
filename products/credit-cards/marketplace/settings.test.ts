import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageGroups, incomeKinds } from '#domain/cards/applicant.ts'
import { cardTypes, creditBands } from '#domain/cards/card.ts'
import { cardSortCodes } from '#domain/cards/card-sorts.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { defaultPreset, presetCodes, presets } from './presets.ts'
import { readSettings, toSettingsEntries, toSituation } from './settings.ts'
import { spendingParam, toDollars, writeFilled } from './spending-settings.ts'

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
  month: dollars,
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
  const spends = (query: string) => read(query).spending.monthly
  expect(spends('s-groceries=%241%2C200').groceries).toBe(120_000)
  expect(read('pay=carry&carry=2k').carriedDollars).toBe(2_000)
  expect(spends('s-gas=12.10').gas).toBe(1_300)
  expect(spends('s-gas=1000000')).toEqual(presets[defaultPreset])
})

test('another total keeps the mix of the preset, and the address says the total alone', () => {
  const settings = read('spend=student&month=$1,000')
  expect(settings.spending.monthly).toEqual({
    ...presets.nothing,
    groceries: 31_300,
    dining: 15_000,
    gas: 10_000,
    other: 43_700,
  })
  expect(toSettingsEntries(settings)).toEqual([
    ['spend', 'student'],
    ['month', '1000'],
  ])
  expect(toSettingsEntries(read('month=350'))).toEqual([])
})

/** The fields of the form that shows some settings, as a browser without script sends them. */
function filledForm(query: string) {
  const { spending } = read(query)
  const fields = new URLSearchParams(
    spendingCategories.map((category) => [spendingParam(category), String(spending.monthly[category] / 100)]),
  )
  fields.set('spend', spending.preset)
  fields.set('month', String(toDollars(spending.monthly)))
  fields.set('was', writeFilled(spending))
  return fields
}

test('a form that is sent unchanged shows the same spending, and one changed amount changes that alone', () => {
  for (const query of ['', 'month=500', 's-gas=300', 'spend=medium&s-travel=0']) {
    const form = filledForm(query)
    expect(readSettings(form).spending, query).toEqual(read(query).spending)
    form.set(spendingParam('dining'), '77')
    const { monthly } = read(query).spending
    expect(readSettings(form).spending.monthly, query).toEqual({ ...monthly, dining: 7_700 })
  }
})

test('fields that another preset or another total had filled do not count as typed', () => {
  const form = filledForm('s-gas=300&abroad=100')
  form.set('abroad', '100')
  form.set('spend', 'student')
  expect(readSettings(form)).toMatchObject({ spending: { monthly: presets.student }, abroadDollars: 0 })
  const other = filledForm('s-gas=300')
  other.set('month', '700')
  const { monthly } = readSettings(other).spending
  expect(monthly).toEqual(read('month=700').spending.monthly)
})

test('nobody spends more abroad than in all, and the month of today is when the account opens', () => {
  const { abroadCents, firstMonth } = toSituation(read('spend=nothing&s-dining=100&abroad=400'), '2026-11-21')
  expect([abroadCents, firstMonth]).toEqual([10_000, 11])
})
