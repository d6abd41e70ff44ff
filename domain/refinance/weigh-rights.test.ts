import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBorrower, someBorrower } from '#domain/federal-repayment/some-borrower.fixture.ts'
import { chooseLoans } from './choose-loans.ts'
import { type FederalCurrentLoan, isFederal } from './current-loan.ts'
import type { RefinanceTerms } from './place-loan.ts'
import { priceRights } from './price-rights.ts'
import type { PricedRight } from './priced-right.ts'
import { federalLoan, privateLoan, someLoans, today } from './some-loans.fixture.ts'
import { chooseWithRights, type RightsPrices, weighRights } from './weigh-rights.ts'

const terms: RefinanceTerms = {
  ratePercent: 5,
  termMonths: 120,
  originationFeePercent: 0,
  applicationFeeCents: 0,
  minimumCents: 0,
  maximumCents: null,
}
/** A teacher's loan: $48,000 at 6.8%, with ten years left. */
const loan: FederalCurrentLoan = { ...federalLoan, balanceCents: 4_800_000, ratePercent: 6.8 }
const prices: RightsPrices = {
  debt: { loans: [loan], borrower: someBorrower, servicePayments: 0, unanswered: [], startMonth: '2026-12' },
  terms,
  hardshipMonths: null,
  scenario: { dropMonths: 0, dropAgiCents: 0, pauseMonths: 3, lossAfterMonths: null },
  today,
}
const adviseOn = (debt: Partial<RightsPrices['debt']>, own: Partial<RightsPrices> = {}) => {
  const all = { ...prices, ...own, debt: { ...prices.debt, ...debt } }
  const loans = [...all.debt.loans, privateLoan]
  return chooseWithRights(
    loans.map((one) => ({ loan: one, hold: null, isTaken: true })),
    terms,
    all,
  ).advice
}

test('a loan whose forgiveness in public service costs less than the new loan stays, with both figures', () => {
  const borrower = { ...someBorrower, publicServiceMonths: 0 }
  const [teacher, other] = adviseOn({ borrower })
  expect(teacher).toMatchObject({ refinance: false, reason: 'rights_outweigh' })
  if (teacher?.reason !== 'rights_outweigh') throw new Error('not weighed')
  expect(teacher.outweighed.right).toBe('public_service')
  expect(teacher.outweighed.costCents).toBeGreaterThan(0)
  // Paid off together with the private loan, whose payment is rounded with it.
  expect(Math.abs(teacher.outweighed.savedCents - teacher.savedCents)).toBeLessThan(100)
  expect(other).toMatchObject({ refinance: true })
  expect(adviseOn({})[0]).toMatchObject({ refinance: true, reason: 'costs_less' })
})

test('payments made in public service keep a Direct Loan, also after the job has ended, and no FFEL loan', () => {
  const left = { servicePayments: 60 }
  expect(adviseOn(left)[0]).toMatchObject({
    reason: 'rights_outweigh',
    outweighed: { right: 'public_service', costCents: null, loanIds: ['federal'] },
  })
  expect(adviseOn({ ...left, loans: [{ ...loan, kind: 'ffel' }] })[0]).toMatchObject({ refinance: true })
})

test('losses of the scenario keep a loan as soon as they are larger than the saving', () => {
  const scenario = { ...prices.scenario, lossAfterMonths: 60 }
  expect(adviseOn({}, { scenario })[0]).toMatchObject({
    reason: 'rights_outweigh',
    outweighed: { right: 'death_or_disability' },
  })
  // After 120 months nothing is left to discharge.
  expect(adviseOn({}, { scenario: { ...scenario, lossAfterMonths: 120 } })[0]).toMatchObject({
    refinance: true,
  })
})

test('several losses of the scenario that outweigh only together are named with their sum', () => {
  const weighed = weighRights(
    [lossOf('rap_waiver_and_match', 40_000), lossOf('pause', 30_000), lossOf('autopay_cut', 9_000, true)],
    50_000,
    prices,
  )
  expect(weighed).toMatchObject({ right: 'rap_waiver_and_match', costCents: 40_000, otherCents: 30_000 })
  expect(weighRights([lossOf('rap_waiver_and_match', 40_000)], 50_000, prices)).toBeNull()
})

function lossOf(right: PricedRight['right'], costCents: number, isInSaving = false): PricedRight {
  return {
    right,
    loanIds: ['federal'],
    costCents,
    cashFlowCents: null,
    isInSaving,
    notPriced: null,
    unanswered: [],
  }
}

test('for random loans, people and scenarios nothing moves whose priced loss exceeds its saving', () => {
  let [moved, kept] = [0, 0]
  fc.assert(
    fc.property(
      someLoans(5),
      anyBorrower,
      fc.record({
        dropMonths: fc.constantFrom(0, 6, 12),
        dropAgiCents: fc.nat(5_000_000),
        pauseMonths: fc.constantFrom(3, 12),
        lossAfterMonths: fc.constantFrom(null, null, 60, 120),
      }),
      fc.constantFrom(0, 0, 0, 12),
      fc.integer({ min: 200, max: 700 }),
      (loans, borrower, scenario, servicePayments, hundredths) => {
        const own = { ...terms, ratePercent: hundredths / 100 }
        const federal = loans.filter(isFederal)
        const debt = { ...prices.debt, loans: federal, borrower, servicePayments }
        const all: RightsPrices = { ...prices, debt, scenario, terms: own }
        const candidates = loans.map((one) => ({ loan: one, hold: null, isTaken: true }))
        const choice = chooseWithRights(candidates, own, all)
        kept += choice.advice.filter(({ reason }) => reason === 'rights_outweigh').length
        const goes = choice.advice.filter(
          ({ id, refinance }) => refinance && federal.some((one) => one.id === id),
        )
        moved += goes.length
        expect(choice.chosenCents).toBeLessThanOrEqual(choice.todayCents)
        const sets = [goes, ...goes.map((one) => [one])].filter((set) => set.length > 0)
        for (const set of sets) {
          const savedCents = set.reduce((sum, one) => sum + one.savedCents, 0)
          const lost = priceRights({ ...all, refinanced: set.map(({ id }) => id) })
          for (const { right, costCents, isInSaving } of lost) {
            if (!isInSaving) expect(costCents ?? 0, right).toBeLessThanOrEqual(Math.max(0, savedCents))
            if (right === 'public_service') expect(servicePayments).toBe(0)
            if (right === 'public_service' || right === 'forgiveness') expect(costCents ?? 0).toBe(0)
          }
        }
      },
    ),
    { numRuns: 150 },
  )
  expect(moved).toBeGreaterThan(30)
  expect(kept).toBeGreaterThan(30)
}, 120_000)

test('rights that are worth nothing change no choice', () => {
  fc.assert(
    fc.property(someLoans(6), (loans) => {
      const unanswered = ['service', 'payments', 'income', 'filing', 'family', 'counted'] as const
      const subsidyFree = { ...prices.scenario, pauseMonths: 0 }
      const debt = { ...prices.debt, loans: loans.filter(isFederal), unanswered }
      const candidates = loans.map((one) => ({ loan: one, hold: null, isTaken: true }))
      const own = { ...prices, debt, scenario: subsidyFree }
      expect(chooseWithRights(candidates, terms, own)).toEqual(chooseLoans(candidates, terms, today))
    }),
    { numRuns: 100 },
  )
}, 60_000)
