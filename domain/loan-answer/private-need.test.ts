import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citizenships, degrees, enrollments } from '#domain/eligibility/profile.ts'
import { dependencies, type FederalSituation, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { calculateRemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import { calculatePrivateNeed, chooseListedCents, chooseOtherCents } from './private-need.ts'

const freshman: FederalSituation = {
  citizenship: 'citizen',
  degree: 'bachelors',
  enrollment: 'full_time',
  studyYear: 'first',
  dependency: 'dependent',
  borrowedThisYearCents: 0,
  borrowedInAllCents: 0,
}
const need = (dollars: number, changes: Partial<FederalSituation> = {}) =>
  calculatePrivateNeed(dollars * 100, calculateRemainingFederalLoans({ ...freshman, ...changes }))

test.each([
  { why: 'a first-year dependent student has $5,500', dollars: 9_000, changes: {}, left: 3_500 },
  { why: 'federal loans can cover it all', dollars: 4_000, changes: {}, left: 0 },
  {
    why: 'only what is left of this year’s limit counts',
    dollars: 9_000,
    changes: { borrowedThisYearCents: 200_000, borrowedInAllCents: 200_000 },
    left: 5_500,
  },
  {
    why: 'half time, only the lower end is sure',
    dollars: 9_000,
    changes: { enrollment: 'half_time' },
    left: 6_250,
  },
  {
    why: 'below half time there are none',
    dollars: 9_000,
    changes: { enrollment: 'less_than_half' },
    left: 9_000,
  },
  { why: 'on a visa there are none', dollars: 9_000, changes: { citizenship: 'visa' }, left: 9_000 },
  {
    why: 'a refugee has the same room as a citizen',
    dollars: 9_000,
    changes: { citizenship: 'eligible_noncitizen' },
    left: 3_500,
  },
  {
    why: 'what has been borrowed is not known',
    dollars: 9_000,
    changes: { borrowedThisYearCents: undefined, borrowedInAllCents: undefined },
    left: 9_000,
  },
] as const)('$why: of $$dollars, $$left is left', ({ dollars, changes, left }) => {
  expect(need(dollars, changes).privateCents).toBe(left * 100)
})

test('an unknown citizenship subtracts nothing, and says what it might', () => {
  expect(need(9_000, { citizenship: undefined })).toEqual({
    wholeCents: 900_000,
    privateCents: 900_000,
    privateIfEligibleCents: 350_000,
  })
})

test('a list is for the private need at first, and the other amount is one link away', () => {
  expect(chooseListedCents(need(9_000))).toBe(350_000)
  expect(chooseOtherCents(need(9_000), 350_000)).toBe(900_000)
  expect(chooseOtherCents(need(9_000), 900_000)).toBe(350_000)
  // Nothing is left to borrow, so the list is for all of it, and there is no other.
  expect(chooseListedCents(need(4_000))).toBe(400_000)
  expect(chooseOtherCents(need(4_000), 400_000)).toBeNull()
  // Not known to be eligible: all of it at first, and what would be left as the other.
  const unknown = need(9_000, { citizenship: undefined })
  expect(chooseListedCents(unknown)).toBe(900_000)
  expect(chooseOtherCents(unknown, 900_000)).toBe(350_000)
  expect(chooseOtherCents(need(9_000, { citizenship: 'visa' }), 900_000)).toBeNull()
})

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const cents = fc.integer({ min: 0, max: 30_000_000 })
const someSituation: fc.Arbitrary<FederalSituation> = fc.record({
  citizenship: maybe(fc.constantFrom(...citizenships)),
  degree: maybe(fc.constantFrom(...degrees)),
  enrollment: maybe(fc.constantFrom(...enrollments)),
  studyYear: maybe(fc.constantFrom(...studyYears)),
  dependency: maybe(fc.constantFrom(...dependencies)),
  borrowedThisYearCents: maybe(cents),
  borrowedInAllCents: maybe(cents),
})

test('what is left is never negative or more than the whole, and with the sure room it covers the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 50_000_000 }), someSituation, (wholeCents, situation) => {
      const remaining = calculateRemainingFederalLoans(situation)
      const { privateCents, privateIfEligibleCents } = calculatePrivateNeed(wholeCents, remaining)
      const { fromCents, toCents } = remaining.student.thisYear
      for (const left of [privateCents, privateIfEligibleCents ?? 0]) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(wholeCents)
      }
      expect(privateCents + fromCents).toBeGreaterThanOrEqual(wholeCents)
      // Nothing is subtracted twice: whatever is left out of the whole fits into what remains once.
      expect(wholeCents - privateCents).toBeLessThanOrEqual(toCents)
      if (remaining.mayBorrow !== 'yes') expect(privateCents).toBe(wholeCents)
    }),
  )
})

test('whatever has been borrowed this year takes room, and never lowers what is left to find', () => {
  fc.assert(
    fc.property(cents, someSituation, (moreCents, situation) => {
      const before = { ...situation, borrowedThisYearCents: 0, borrowedInAllCents: 0 }
      const after = { ...before, borrowedThisYearCents: moreCents, borrowedInAllCents: moreCents }
      const left = (federal: FederalSituation) =>
        calculatePrivateNeed(2_000_000, calculateRemainingFederalLoans(federal)).privateCents
      expect(left(after)).toBeGreaterThanOrEqual(left(before))
    }),
  )
})
