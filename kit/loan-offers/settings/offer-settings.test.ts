import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criterionCodes, defaultWeights, type Weights } from '#domain/loans/criteria.ts'
import { sortCodes } from '#domain/loans/sorts.ts'
import { compared, maxCompared } from '#kit/listing/compared.ts'
import { weightParam } from '#kit/listing/query-codec.ts'
import { type OfferSettings, readSettings, termYears, toSettingsEntries } from './offer-settings.ts'
import { maxQuotes } from './quoted-rates.ts'

const read = (query: string) => readSettings(new URLSearchParams(query))

const weights = fc
  .tuple(...criterionCodes.map(() => fc.integer({ min: 0, max: 100 })))
  .map((all): Weights => {
    const entries = criterionCodes.map((code, index) => [code, all[index] ?? 0] as const)
    return { ...defaultWeights, ...Object.fromEntries(entries) }
  })
const page = fc.oneof(
  fc.record({ showsAll: fc.constant(true), page: fc.integer({ min: 1, max: 9999 }) }),
  fc.constant({ showsAll: false, page: 1 }),
)
const quotes = fc
  .uniqueArray(
    fc.record({
      offerId: fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
      aprPercent: fc.integer({ min: 0, max: 3_600 }).map((hundredths) => hundredths / 100),
    }),
    { maxLength: 10, selector: ({ offerId }) => offerId },
  )
  .map((all) => all.sort((a, b) => (a.offerId < b.offerId ? -1 : 1)))
const anySettings = fc
  .record({
    term: fc.option(fc.constantFrom(...termYears), { nil: undefined }),
    rate: fc.option(fc.constantFrom('fixed' as const, 'variable' as const), { nil: undefined }),
    onlyFitting: fc.boolean(),
    withoutOriginationFee: fc.boolean(),
    sort: fc.constantFrom(...sortCodes),
    weights,
    quotes,
    withAutopay: fc.boolean(),
    withSameAssumptions: fc.boolean(),
    page,
  })
  .map(({ page, ...settings }): OfferSettings => ({ ...settings, ...page }))

test('any settings are read back unchanged from their address', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(readSettings(new URLSearchParams(toSettingsEntries(settings)))).toEqual(settings)
    }),
  )
})

test('default settings add nothing to the address', () => {
  expect(toSettingsEntries(read(''))).toEqual([])
})

test.each([
  'term=11',
  'rate=x',
  'fits=yes',
  'sort=paid',
  'w-highest_total=101',
  'w-highest_total=-1',
  'w-highest_total=1e1',
  'w-payment=100',
  'all=2',
  'quote-a=',
  'quote-a=x',
  'quote-a=7.495',
  'quote-a=36.01',
  'quote-a=100',
  'quote-a=-1',
  'quote-a=7,49',
  'quote-a=1e1',
])('%s is not a setting and changes nothing', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('a page beyond the first is read only if all loans are shown', () => {
  expect(read('page=3').page).toBe(1)
  expect(read('all=1&page=3').page).toBe(3)
})

test('a quoted rate is read with or without a percent sign, and has one spelling in the address', () => {
  const settings = read('quote-b=8.5%25&quote-a=7')
  expect(settings.quotes).toEqual([
    { offerId: 'a', aprPercent: 7 },
    { offerId: 'b', aprPercent: 8.5 },
  ])
  expect(toSettingsEntries(settings)).toEqual([
    ['quote-a', '7.00'],
    ['quote-b', '8.50'],
  ])
})

test('an address carries no more than ten quoted rates', () => {
  const query = Array.from({ length: 30 }, (_, index) => `quote-offer-${index}=7.49`).join('&')
  expect(read(query).quotes).toHaveLength(maxQuotes)
})

test('the reset button wins over the weights submitted with it', () => {
  const moved = criterionCodes.map((code) => `${weightParam(code)}=1`).join('&')
  expect(read(moved).weights.fees).toBe(1)
  expect(read(`${moved}&weights=usual`).weights).toEqual(defaultWeights)
})

test('the checked loans are deduplicated and cut to the number that can be compared', () => {
  const read = (query: string) => compared.read(new URLSearchParams(query))
  expect(read('compare=a&compare=b&compare=a&compare=&compare=c')).toEqual(['a', 'b', 'c'])
  expect(read('compare=1&compare=2&compare=3&compare=4&compare=5')).toHaveLength(maxCompared)
})
