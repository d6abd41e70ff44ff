import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { computePellGrant } from './pell-amount.ts'

const { pell } = needAnalysisTables['2026–27']
const none = { maximumPell: undefined, minimumPell: undefined }
const minimum = { maximumPell: undefined, minimumPell: 'independent, not a parent' } as const

test.each([
  [-1_500, 7_395, 'calculated'],
  [0, 7_395, 'calculated'],
  [1_000, 6_395, 'calculated'],
  [1_002, 6_395, 'calculated'],
  [1_003, 6_390, 'calculated'],
  // $740 is left, and $739 would round to it, but is too little.
  [6_655, 740, 'calculated'],
  [6_656, 0, 'income too high'],
  [14_790, 0, 'index too high'],
] as const)('an index of %i gets $%i: %s', (index, scheduled, reason) => {
  expect(computePellGrant({ index, ...none }, pell)).toMatchObject({ scheduled, annual: scheduled, reason })
})

test('a minimum grant fills in up to twice the maximum', () => {
  expect(computePellGrant({ index: 6_656, ...minimum }, pell).scheduled).toBe(740)
  expect(computePellGrant({ index: 14_789, ...minimum }, pell).scheduled).toBe(740)
  expect(computePellGrant({ index: 14_790, ...minimum }, pell).scheduled).toBe(0)
  // Before July 2026 the index did not end it.
  expect(computePellGrant({ index: 20_000, ...minimum }, needAnalysisTables['2025–26'].pell).scheduled).toBe(
    740,
  )
})

test('a maximum grant, or the special rule, does not look at the index', () => {
  expect(computePellGrant({ index: 0, ...none, maximumPell: 'single parent' }, pell).reason).toBe('maximum')
  expect(computePellGrant({ index: 50_000, ...none }, pell, { hasSpecialRule: true }).scheduled).toBe(7_395)
})

test('the cost of attendance limits a grant, and enrollment shares it', () => {
  expect(computePellGrant({ index: 0, ...none }, pell, { costOfAttendance: 5_003 }).scheduled).toBe(5_003)
  expect(computePellGrant({ index: 0, ...none }, pell, { enrollmentPercent: 58.33 })).toMatchObject({
    scheduled: 7_395,
    annual: 4_289,
  })
})

test('the lines say how a grant came about, each with its rule', () => {
  const { lines } = computePellGrant({ index: 3_700, ...none }, pell, {
    costOfAttendance: 3_000,
    enrollmentPercent: 75,
  })
  expect(lines).toEqual([
    {
      line: 'leftAfterIndex',
      rule: 'calculated',
      amount: 3_695,
      from: { maximumGrant: 7_395, index: 3_700 },
    },
    {
      line: 'scheduledAward',
      rule: 'scheduled',
      amount: 3_000,
      from: { leftAfterIndex: 3_695, costOfAttendance: 3_000 },
    },
    { line: 'annualAward', rule: 'enrollment', amount: 2_250, from: { scheduledAward: 3_000, percent: 75 } },
  ])
  const reasons = [
    computePellGrant({ index: 0, ...none, maximumPell: 'single parent' }, pell),
    computePellGrant({ index: 8_000, ...minimum }, pell),
    computePellGrant({ index: 8_000, ...none }, pell),
    computePellGrant({ index: 14_790, ...minimum }, pell),
  ].map(({ lines: [first] }) => [first?.line, first?.amount])
  expect(reasons).toEqual([
    ['maximumGrant', 7_395],
    ['minimumGrant', 740],
    ['leftAfterIndex', 0],
    ['leftAfterIndex', 0],
  ])
})

test('a higher index never gets a larger grant', () => {
  const index = fc.integer({ min: -1_500, max: 30_000 })
  fc.assert(
    fc.property(index, fc.nat(10_000), fc.boolean(), (lower, more, hasMinimum) => {
      const grounds = hasMinimum ? minimum : none
      const high = computePellGrant({ index: lower + more, ...grounds }, pell).scheduled
      expect(high).toBeLessThanOrEqual(computePellGrant({ index: lower, ...grounds }, pell).scheduled)
    }),
  )
})
