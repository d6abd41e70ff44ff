import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortize } from '#domain/loans/amortize.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import { chooseLoans, exactUpTo } from './choose-loans.ts'
import { type CurrentLoan, isFederal } from './current-loan.ts'
import { addUpLoans } from './loans-today.ts'
import type { Candidate, RefinanceTerms } from './place-loan.ts'
import { anyLoans, federalLoan, privateLoan, someLoans, today } from './some-loans.fixture.ts'

const terms: RefinanceTerms = {
  ratePercent: 5,
  termMonths: 120,
  originationFeePercent: 0,
  applicationFeeCents: 0,
  minimumCents: 500_000,
  maximumCents: null,
}
const take = (loan: Candidate['loan'], own: Partial<Candidate> = {}): Candidate => ({
  loan,
  hold: null,
  isTaken: true,
  ...own,
})
const adviceOn = (candidates: readonly Candidate[], own: Partial<RefinanceTerms> = {}) =>
  chooseLoans(candidates, { ...terms, ...own }, today).advice

test('a loan with a lower rate, and one that ends sooner, stay as they are', () => {
  const advice = adviceOn([
    take({ ...privateLoan, id: 'dear' }),
    take({ ...privateLoan, id: 'cheap', ratePercent: 4 }),
    take({ ...privateLoan, id: 'nearly-paid', ratePercent: 6, remainingMonths: 24 }),
  ])
  expect(advice.map(({ id, refinance, reason }) => [id, refinance, reason])).toEqual([
    ['dear', true, 'costs_less'],
    ['cheap', false, 'rate_not_lower'],
    ['nearly-paid', false, 'ends_too_soon'],
  ])
})

test('the example of the guide to refinancing: move $12,000 at 11%, and let $6,000 at 6% end in four years', () => {
  const first = { ...privateLoan, id: 'first', balanceCents: 1_200_000, ratePercent: 11 }
  const second = { ...privateLoan, id: 'second', balanceCents: 600_000, ratePercent: 6, remainingMonths: 48 }
  const choice = chooseLoans([take(first), take(second)], { ...terms, ratePercent: 7 }, today)
  expect(choice.advice.map(({ id, refinance }) => [id, refinance])).toEqual([
    ['first', true],
    ['second', false],
  ])
  expect(Math.round((choice.todayCents - choice.chosenCents) / 100)).toBe(3_116)
})

test('a federal loan moves only once the visitor has said that they need none of its rights', () => {
  const at = (hold: Candidate['hold']) => adviceOn([take(federalLoan, { hold })])[0]
  expect(at(null)).toMatchObject({ refinance: true })
  expect(at('rights_undecided')).toMatchObject({ refinance: false, reason: 'rights_undecided' })
  expect(at('rights_needed')).toMatchObject({ refinance: false, reason: 'rights_needed' })
  const outweighed = {
    right: 'public_service',
    costCents: 1,
    otherCents: 0,
    savedCents: 0,
    loanIds: ['federal'],
  } as const
  expect(at(outweighed)).toMatchObject({ refinance: false, reason: 'rights_outweigh', outweighed })
  // A private loan has no federal rights to decide about.
  expect(adviceOn([take(privateLoan, { hold: 'rights_undecided' })])[0]).toMatchObject({ refinance: true })
})

test('the lender’s limits and fees are reasons to leave a loan', () => {
  expect(adviceOn([take(privateLoan, { isTaken: false })])[0]).toMatchObject({ reason: 'not_taken' })
  expect(adviceOn([take(privateLoan)], { minimumCents: 4_000_000 })[0]).toMatchObject({
    reason: 'below_minimum',
  })
  expect(adviceOn([take(privateLoan)], { maximumCents: 2_000_000 })[0]).toMatchObject({
    reason: 'above_maximum',
  })
  expect(adviceOn([take(privateLoan)], { originationFeePercent: 30 })[0]).toMatchObject({ reason: 'fees' })
})

test('a loan that costs a little more moves along where the lender’s minimum needs it', () => {
  const small = { ...privateLoan, id: 'small', balanceCents: 100_000, ratePercent: 5, remainingMonths: 118 }
  const advice = adviceOn([take(privateLoan), take(small)], { minimumCents: 3_100_000 })
  expect(advice).toMatchObject([
    { refinance: true, reason: 'costs_less' },
    { refinance: true, reason: 'reaches_minimum' },
  ])
})

test('the break-even rate is the last at which the loan alone costs no more', () => {
  const [advice] = adviceOn([take(privateLoan)])
  expect(advice?.breakEvenPercent).toBe(9)
  const [shorter] = adviceOn([take({ ...privateLoan, remainingMonths: 60 })])
  expect(shorter?.breakEvenPercent).toBeLessThan(5)
})

test('no loans make an empty choice', () => {
  expect(chooseLoans([], terms, today)).toEqual({ advice: [], todayCents: 0, chosenCents: 0, isExact: true })
})

const someTerms: fc.Arbitrary<RefinanceTerms> = fc.record({
  ratePercent: fc.integer({ min: 200, max: 1200 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constantFrom(60, 84, 120, 180, 240),
  originationFeePercent: fc.constantFrom(0, 0, 1, 3.5),
  applicationFeeCents: fc.constantFrom(0, 0, 15_000),
  minimumCents: fc.constantFrom(0, 500_000, 4_000_000),
  maximumCents: fc.constantFrom(null, null, 15_000_000),
})
const someCandidates = (sets: fc.Arbitrary<CurrentLoan[]>) =>
  sets.chain((loans) =>
    fc.tuple(
      ...loans.map((loan) =>
        fc.record({
          loan: fc.constant(loan),
          hold: fc.constantFrom(null, null, null, 'rights_undecided' as const, 'rights_needed' as const),
          isTaken: fc.constantFrom(true, true, true, false),
        }),
      ),
    ),
  )

/** Tries every combination, loan by loan, with nothing of the method but the schedules. */
function tryAll(candidates: readonly Candidate[], terms: RefinanceTerms): number {
  const [first, ...rest] = candidates
  const finish = (leftCents: number, owedCents: number, pool: readonly Candidate[]): number => {
    const [next, ...others] = pool
    if (!next) {
      if (owedCents === 0) return leftCents
      const balanceCents = principalFor(owedCents, terms.originationFeePercent)
      if (balanceCents < terms.minimumCents || balanceCents > (terms.maximumCents ?? 1e9)) return Infinity
      return leftCents + terms.applicationFeeCents + amortize({ ...terms, balanceCents }).totalCents
    }
    const stays = finish(leftCents + addUpLoans([next.loan], today).totalCents, owedCents, others)
    const isKept = isFederal(next.loan) && next.hold !== null
    if (isKept || !next.isTaken) return stays
    return Math.min(stays, finish(leftCents, owedCents + next.loan.balanceCents, others))
  }
  return first ? finish(0, 0, [first, ...rest]) : 0
}

test('for random sets of up to eight loans, no combination costs less', () => {
  let moved = 0
  fc.assert(
    fc.property(
      someCandidates(fc.oneof(someLoans(exactUpTo), anyLoans(exactUpTo))),
      someTerms,
      (candidates, terms) => {
        const choice = chooseLoans(candidates, terms, today)
        expect(choice.isExact).toBe(true)
        expect(choice.chosenCents).toBe(tryAll(candidates, terms))
        const movedLoans = candidates.filter((_, at) => choice.advice[at]?.refinance)
        moved += movedLoans.length
        // The choice costs what its advice says.
        const stays = candidates.filter((_, at) => !choice.advice[at]?.refinance)
        const staysCents = addUpLoans(
          stays.map(({ loan }) => loan),
          today,
        ).totalCents
        const owedCents = movedLoans.reduce((sum, { loan }) => sum + loan.balanceCents, 0)
        const balanceCents = principalFor(owedCents, terms.originationFeePercent)
        const newCents =
          owedCents === 0 ? 0 : amortize({ ...terms, balanceCents }).totalCents + terms.applicationFeeCents
        expect(choice.chosenCents).toBe(staysCents + newCents)
      },
    ),
    { numRuns: 300 },
  )
  expect(moved).toBeGreaterThan(200)
}, 60_000)

test('of more loans the choice never costs more than leaving them all, or than moving each that saves', () => {
  fc.assert(
    fc.property(fc.array(someLoans(1), { minLength: 9, maxLength: 30 }), someTerms, (lists, terms) => {
      const candidates = lists.flat().map((loan, at) => take({ ...loan, id: `loan-${at}` }))
      const choice = chooseLoans(candidates, { ...terms, minimumCents: 0, maximumCents: null }, today)
      expect(choice.isExact).toBe(false)
      expect(choice.chosenCents).toBeLessThanOrEqual(choice.todayCents)
      const saving = choice.advice.filter(({ savedCents }) => savedCents > 0)
      const owed = candidates.filter(({ loan }) => saving.some(({ id }) => id === loan.id))
      const owedCents = owed.reduce((sum, { loan }) => sum + loan.balanceCents, 0)
      const balanceCents = principalFor(owedCents, terms.originationFeePercent)
      const newCents = amortize({ ...terms, balanceCents }).totalCents + terms.applicationFeeCents
      const movedCents = saving.reduce((sum, { todayCents }) => sum + todayCents, 0)
      expect(choice.chosenCents).toBeLessThanOrEqual(choice.todayCents - movedCents + newCents)
    }),
    { numRuns: 100 },
  )
}, 60_000)

test('a lower payment from a longer term moves nothing: at no lower rate every loan stays', () => {
  fc.assert(
    // Over decades at rates that nobody pays, a cent that the payment is rounded up by can outweigh all else.
    fc.property(someCandidates(someLoans(6)), someTerms, (candidates, terms) => {
      const ratePercent = Math.max(...candidates.map(({ loan }) => loan.ratePercent))
      const termMonths = Math.max(...candidates.map(({ loan }) => loan.remainingMonths))
      const longer = { ...terms, ratePercent, termMonths: termMonths + 60 }
      const choice = chooseLoans(candidates, longer, today)
      expect(choice.advice.filter(({ refinance }) => refinance)).toEqual([])
    }),
  )
})
