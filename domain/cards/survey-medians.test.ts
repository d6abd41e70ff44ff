import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aprQuartiles, standsAmong, standsToMedian, surveyMedians } from './survey-medians.ts'
import { plan } from './survey-plan.fixture.ts'
import { aprInTier, isOpenToApplicants, withoutFillers } from './survey-plan.ts'

const aprs = fc.array(
  fc.integer({ min: 100, max: 6000 }).map((hundredths) => hundredths / 100),
  {
    minLength: 1,
    maxLength: 60,
  },
)

test('quartiles are in order, within the values, and the same in whatever order the values come', () => {
  fc.assert(
    fc.property(aprs, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (values, random) => {
      const found = aprQuartiles(values)
      if (!found) throw new Error('There are values.')
      expect(Math.min(...values)).toBeLessThanOrEqual(found.lower)
      expect(found.lower).toBeLessThanOrEqual(found.median)
      expect(found.median).toBeLessThanOrEqual(found.upper)
      expect(found.upper).toBeLessThanOrEqual(Math.max(...values))
      const keyed = values.map((value) => ({ value, key: random.next().value }))
      const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ value }) => value)
      expect(aprQuartiles(shuffled)).toEqual(found)
    }),
  )
})

test('quartiles are interpolated like PERCENTILE_CONT', () => {
  expect(aprQuartiles([10, 20, 30, 40])).toEqual({ count: 4, lower: 17.5, median: 25, upper: 32.5 })
  expect(aprQuartiles([18])).toEqual({ count: 1, lower: 18, median: 18, upper: 18 })
  expect(aprQuartiles([])).toBeNull()
})

test('a plan counts in a tier with the APR stated for it, else its median, and only if it is meant for it', () => {
  expect(aprInTier(plan, 'from_620')).toBe(24.99)
  expect(aprInTier({ ...plan, aprs: { ...plan.aprs, from_620: null } }, 'from_620')).toBe(22.99)
  expect(aprInTier({ ...plan, aprs: { ...plan.aprs, to_619: 29.99 } }, 'to_619')).toBeNull()
  const unknown = { ...plan, aprs: { ...plan.aprs, from_620: null }, medianApr: null }
  expect(aprInTier(unknown, 'from_620')).toBeNull()
})

test('medians are told apart by tier and kind, and are null where no plan states an APR', () => {
  const secured = { ...plan, isSecured: true, rewards: [], aprs: { ...plan.aprs, from_620: 18.01 } }
  const medians = surveyMedians([plan, secured])
  expect(medians.from_620.all).toMatchObject({ count: 2, median: 21.5 })
  expect(medians.from_620.secured).toMatchObject({ count: 1, median: 18.01 })
  expect(medians.from_620.rewards).toMatchObject({ count: 1, median: 24.99 })
  expect(medians.from_620.members).toBeNull()
  expect(medians.no_score.all).toBeNull()
})

test('an APR stands below, in or above the middle half; a range below, around or above the median', () => {
  const quartiles = { count: 9, lower: 20, median: 24, upper: 28 }
  expect([19.99, 20, 28, 28.01].map((apr) => standsAmong(apr, quartiles))).toEqual([
    'lower',
    'middle',
    'middle',
    'upper',
  ])
  const stands = (lowestPercent: number, highestPercent: number) =>
    standsToMedian({ lowestPercent, highestPercent }, 24)
  expect([stands(18, 23.99), stands(18, 24), stands(24, 29), stands(24.01, 29)]).toEqual([
    'below',
    'around',
    'around',
    'above',
  ])
})

test('an APR that contradicts the range of its plan is a filler', () => {
  const aprs = { no_score: 30, to_619: 9.99, from_620: 24.99, from_720: null }
  const range = { lowestApr: 17.99, medianApr: 9.99, highestApr: 27.99 }
  expect(withoutFillers({ aprs, ...range })).toEqual({
    aprs: { no_score: null, to_619: null, from_620: 24.99, from_720: null },
    lowestApr: 17.99,
    medianApr: null,
    highestApr: 27.99,
  })
  expect(withoutFillers({ aprs, lowestApr: 28, medianApr: 20, highestApr: 18 })).toMatchObject({
    lowestApr: null,
    medianApr: 20,
    highestApr: null,
  })
})

test.each([
  ['Business Rewards', false],
  ['The Private Bank by Invitation Visa Signature Card', false],
  ['Platinum Mastercard (targeted offering via pre-screen direct mail)', false],
  ['Fifth Third Employee Credit Card', false],
  ['School Employee Mastercard', true],
  ['Savor Rewards for Students', true],
])('%s is open to applicants: %s', (name, isOpen) => {
  expect(isOpenToApplicants(name)).toBe(isOpen)
})
