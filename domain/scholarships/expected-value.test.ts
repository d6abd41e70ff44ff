import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toExpectedValue } from './expected-value.ts'
import { someScholarship } from './some-scholarship.fixture.ts'

const nothing = { applicants: null, effortHours: null }

test('two awards of $1,000 among 100 applicants for two hours are worth $10 an hour', () => {
  expect(toExpectedValue(someScholarship(), nothing)).toEqual({
    awardCents: 100_000,
    applicants: 100,
    hours: 2,
    perHourCents: 1_000,
    assumed: [],
  })
})

test('a range counts with its middle', () => {
  const range = someScholarship({ awardLowCents: 50_000, awardHighCents: 150_000 })
  expect(toExpectedValue(range, nothing)?.awardCents).toBe(100_000)
})

test('what nobody states stays unknown until the visitor assumes it, and the assumption is named', () => {
  const silent = someScholarship({ applicants: null, effortHours: null })
  expect(toExpectedValue(silent, nothing)).toBeUndefined()
  expect(toExpectedValue(silent, { applicants: 200, effortHours: null })).toBeUndefined()
  expect(toExpectedValue(silent, { applicants: 200, effortHours: 4 })).toMatchObject({
    perHourCents: 250,
    assumed: ['applicants', 'effortHours'],
  })
  expect(toExpectedValue(someScholarship({ awards: null }), nothing)).toBeUndefined()
  expect(
    toExpectedValue(someScholarship({ awardLowCents: null, awardHighCents: null }), nothing),
  ).toBeUndefined()
})

test('what a provider states is never replaced by an assumption', () => {
  expect(toExpectedValue(someScholarship(), { applicants: 1, effortHours: 1 })?.perHourCents).toBe(1_000)
})

test('an hour is never worth more than the whole award for it, and more applicants never make it worth more', () => {
  const counts = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(
      counts,
      counts,
      counts,
      fc.integer({ min: 1, max: 80 }),
      (awards, applicants, more, hours) => {
        const worth = (competing: number) =>
          toExpectedValue(someScholarship({ awards, applicants: competing, effortHours: hours }), nothing)
            ?.perHourCents ?? 0
        expect(worth(applicants)).toBeLessThanOrEqual(Math.round(100_000 / hours))
        expect(worth(applicants + more)).toBeLessThanOrEqual(worth(applicants))
      },
    ),
  )
})
