import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criterionCodes, defaultWeights, type Weights } from '#domain/loans/criteria.ts'
import { sortCodes } from '#domain/loans/sorts.ts'
import { weightParam } from '#kit/listing/address-codec.ts'
import { compared, maxCompared } from '#kit/listing/compared.ts'
import { type OfferSettings, readSettings, termYears, toSettingsEntries } from './offer-settings.ts'

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
const anySettings = fc
  .record({
    term: fc.option(fc.constantFrom(...termYears), { nil: undefined }),
    rate: fc.option(fc.constantFrom('fixed' as const, 'variable' as const), { nil: undefined }),
    onlyFitting: fc.boolean(),
    withoutOriginationFee: fc.boolean(),
    sort: fc.constantFrom(...sortCodes),
    weights,
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
])('%s is not a setting and changes nothing', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('a page beyond the first is read only if all loans are shown', () => {
  expect(read('page=3').page).toBe(1)
  expect(read('all=1&page=3').page).toBe(3)
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
