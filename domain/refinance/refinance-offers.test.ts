import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsPerson, makeBestPerson } from '#domain/eligibility/lets-in.fixture.ts'
import { someAdult, someUnanswered, toProfile } from '#domain/eligibility/person.fixture.ts'
import { compareOffers, explainOffer } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { chooseLoans } from './choose-loans.ts'
import { refinanceGoals } from './codes.ts'
import { compareWithToday } from './compare-to-current.ts'
import { addUpLoans } from './loans-today.ts'
import { someLoans, today } from './some-loans.fixture.ts'
import { someRefinanceOffers as offers } from './some-refinance-offers.fixture.ts'

/** Walks through numbers however deep they are. */
function listNumbers(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => listNumbers(inside, `${path}.${key}`))
}

test('for random people, loans and goals: no crash, no negative or missing figure, no refused offer among the available', () => {
  let shown = 0
  fc.assert(
    fc.property(
      fc.tuple(someAdult, someUnanswered),
      someLoans(8),
      fc.constantFrom(...refinanceGoals),
      fc.boolean(),
      fc.integer({ min: 0, max: 12 }),
      ([person, unanswered], loans, goal, withAutopay, discountPercent) => {
        const profile = toProfile(person, unanswered)
        const schedule = addUpLoans(loans, today)
        const { months, monthlyPaymentCents, totalCents } = schedule
        const comparedFor = {
          profile,
          borrowing: {
            amountCents: schedule.balanceCents,
            inSchoolMonths: 0,
            repayment: 'immediate' as const,
            termMonths: null,
            withAutopay,
            withSameAssumptions: false,
            replaced: { goal, months, monthlyPaymentCents, totalCents },
          },
          weights: defaultWeights,
          sort: goal,
          today,
        }
        const { available, refused, stale, leftOut } = compareOffers(offers, comparedFor)
        expect(available.length + refused.length + stale.length + leftOut.length).toBe(offers.length)
        for (const { offer } of available)
          expect(acceptsPerson(offer.rules, makeBestPerson(profile, offer.rules)), offer.id).toBe(true)
        for (const ranked of available.slice(0, 3)) {
          shown += 1
          const { offer, eligibility, receipt, replaced, ...explained } = explainOffer(ranked, comparedFor)
          expect(eligibility.verdict).not.toBe('no')
          expect(offer.termsMonths).toContain(explained.termMonths)
          for (const [path, number] of listNumbers({ ...explained, receipt }))
            expect(number >= 0, `${path} is ${number}`).toBe(true)
          for (const { ratePercent, cost } of [explained.lowest, explained.highest]) {
            const newLoan = {
              principalCents: explained.principalCents,
              ratePercent,
              termMonths: explained.termMonths,
              upfrontCents: offer.applicationFeeCents,
            }
            const against = compareWithToday(schedule, newLoan, discountPercent)
            expect(against.totalCents).toBe(cost.totalCents + offer.applicationFeeCents)
            expect(against.monthlyPaymentCents).toBe(cost.monthlyPaymentCents)
            for (const [path, number] of listNumbers(against))
              expect(Number.isSafeInteger(number), path).toBe(true)
          }
          const candidates = loans.map((loan) => ({ loan, hold: null, isTaken: true }))
          const choice = chooseLoans(
            candidates,
            { ...offer, termMonths: explained.termMonths, ratePercent: explained.highest.ratePercent },
            today,
          )
          expect(choice.chosenCents).toBeLessThanOrEqual(choice.todayCents)
          expect(choice.todayCents).toBe(schedule.totalCents)
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(shown).toBeGreaterThan(300)
}, 120_000)
