import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { offer } from './loan-offer.fixture.ts'
import { assumedMaximum, getMaximumRate, isMaximumAssumed } from './maximum-rate.ts'

const variable = { ...offer, rateType: 'variable', rateIndex: '30-day average SOFR' } as const

test.each([
  { name: 'a fixed rate stays the same', of: offer, maximum: 12, isAssumed: false },
  {
    name: 'a variable rate rises to its cap',
    of: { ...variable, rateCapPercent: 18 },
    maximum: 18,
    isAssumed: false,
  },
  { name: 'without a cap, 25% is assumed', of: variable, maximum: 25, isAssumed: true },
  {
    name: 'a cap below the offered rates counts as no cap',
    of: { ...variable, rateCapPercent: 9 },
    maximum: 12,
    isAssumed: false,
  },
  {
    name: 'rates above 25% stay above it',
    of: { ...variable, highestRatePercent: 28 },
    maximum: 28,
    isAssumed: true,
  },
])('$name: $maximum%', ({ of, maximum, isAssumed }) => {
  expect(getMaximumRate(of)).toBe(maximum)
  expect(isMaximumAssumed(of)).toBe(isAssumed)
})

test('the assumed maximum names the rule it comes from', () => {
  expect(assumedMaximum.percent).toBe(25)
  expectSource(assumedMaximum.source)
})
