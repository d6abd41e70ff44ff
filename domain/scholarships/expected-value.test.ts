import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toExpectedValue } from './expected-value.ts'
import { someScholarship } from './some-scholarship.fixture.ts'

test('two awards of $1,000 among 100 applicants for two hours are worth $10 an hour', () => {
  expect(toExpectedValue(someScholarship())).toEqual({
    awardCents: 100_000,
    awards: 2,
    applicants: 100,
    hours: 2,
    perHourCents: 1_000,
    assumed: [],
  })
})

test('a range counts with its middle, and without an amount there is no worth', () => {
  const range = someScholarship({ awardLowCents: 50_000, awardHighCents: 150_000 })
  expect(toExpectedValue(range)?.awardCents).toBe(100_000)
  expect(toExpectedValue(someScholarship({ awardLowCents: null, awardHighCents: null }))).toBeUndefined()
})

test('what the provider does not state is assumed by kind, and every assumption is named', () => {
  const silent = someScholarship({ awards: null, applicants: null, effortHours: null })
  expect(toExpectedValue(silent)).toMatchObject({
    awards: 1,
    applicants: 5_000,
    hours: 0.5,
    perHourCents: 40,
    assumed: ['awards', 'applicants', 'hours'],
  })
  const prompt = { prompt: 'Why?', leastWords: null, mostWords: null }
  const essay = { ...silent, essays: [prompt], recommendationLetters: 1 }
  expect(toExpectedValue(essay)).toMatchObject({ applicants: 1_000, hours: 3 })
  expect(toExpectedValue({ ...silent, basis: 'chance' })).toMatchObject({ applicants: 10_000 })
  const only = (requirements: Partial<typeof silent.requirements>) =>
    toExpectedValue({ ...essay, requirements: { ...silent.requirements, ...requirements } })?.applicants
  expect(only({ majors: ['51'] })).toBe(500)
  expect(only({ states: ['OH'], majors: ['51'] })).toBe(300)
  expect(only({ states: ['OH'], demographics: ['woman'] })).toBe(200)
  expect(only({ states: ['OH'], memberships: ['scouting'] })).toBe(200)
  expect(only({ states: ['OH'], memberships: ['scouting'], opeids: ['00100100'] })).toBe(50)
})

test('what a provider states is never replaced by an assumption', () => {
  expect(toExpectedValue(someScholarship({ awards: null }))).toMatchObject({
    applicants: 100,
    hours: 2,
    assumed: ['awards'],
  })
})

test('an award for which nobody applied the last time is certain, not unknown', () => {
  expect(toExpectedValue(someScholarship({ applicants: 0 }))).toMatchObject({
    applicants: 1,
    perHourCents: 50_000,
  })
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
          toExpectedValue(someScholarship({ awards, applicants: competing, effortHours: hours }))
            ?.perHourCents ?? 0
        expect(worth(applicants)).toBeLessThanOrEqual(Math.round(100_000 / hours))
        expect(worth(applicants + more)).toBeLessThanOrEqual(worth(applicants))
      },
    ),
  )
})
