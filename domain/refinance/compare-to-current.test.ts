import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWithToday, type NewLoan } from './compare-to-current.ts'
import type { CurrentLoan } from './current-loan.ts'
import { addUpLoans } from './loans-today.ts'
import { anyLoans, privateLoan, someLoans, today } from './some-loans.fixture.ts'

const schedule = addUpLoans([privateLoan], today)
const newLoan: NewLoan = { principalCents: 3_000_000, ratePercent: 6, termMonths: 120, upfrontCents: 0 }

test('the same term at a lower rate saves the difference of two level payments, calculated by hand', () => {
  // $30,000 over ten years: $380.03 a month at 9%, $333.07 at 6%; the last payments are smaller by cents.
  expect(schedule.monthlyPaymentCents).toBe(38_003)
  const against = compareWithToday(schedule, newLoan, 0)
  expect(against).toMatchObject({
    monthlyPaymentCents: 33_307,
    paymentChangeCents: -4_696,
    monthsChange: 0,
    stretchCents: 0,
    breakEvenMonth: 0,
  })
  expect(Math.abs(against.savedCents - 120 * 4_696)).toBeLessThan(200)
  expect(against.presentSavingCents).toBe(against.savedCents)
})

test('the same rate over twenty years lowers the payment and costs more: nothing is saved', () => {
  const against = compareWithToday(schedule, { ...newLoan, ratePercent: 9, termMonths: 240 }, 0)
  expect(against.paymentChangeCents).toBeLessThan(-10_000)
  expect(against.savedCents).toBeLessThan(-1_500_000)
  expect(against.stretchCents).toBe(-against.savedCents)
  expect(against.breakEvenMonth).toBeNull()
})

test('a fee is won back in the month in which the interest saved covers it', () => {
  // The first month saves 3% of $30,000 ÷ 12 = $75, the second a little more than $74.60.
  const paying = (upfrontCents: number) =>
    compareWithToday(schedule, { ...newLoan, upfrontCents }, 0).breakEvenMonth
  expect(paying(7_500)).toBe(1)
  expect(paying(7_501)).toBe(2)
  expect(paying(5_000_000)).toBeNull()
})

test('an origination fee counts like any other: it is part of what is borrowed', () => {
  const against = compareWithToday(schedule, { ...newLoan, principalCents: 3_060_000 }, 0)
  expect(against.breakEvenMonth).toBeGreaterThan(7)
  expect(against.savedCents).toBeLessThan(compareWithToday(schedule, newLoan, 0).savedCents - 60_000)
})

test('discounting makes later savings smaller', () => {
  const worth = [0, 3, 6, 12].map(
    (percent) => compareWithToday(schedule, newLoan, percent).presentSavingCents,
  )
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
  expect(() => compareWithToday(schedule, newLoan, -1)).toThrow(RangeError)
})

const someNewLoan = fc.record({
  ratePercent: fc.integer({ min: 100, max: 1600 }).map((hundredths) => hundredths / 100),
  termMonths: fc.constantFrom(60, 84, 120, 180, 240),
  upfrontCents: fc.constantFrom(0, 2_500, 15_000),
})
const owedOn = (loans: readonly CurrentLoan[]) => loans.reduce((sum, loan) => sum + loan.balanceCents, 0)

test('every figure is a whole number of cents, and savings are the totals and nothing else', () => {
  fc.assert(
    fc.property(
      fc.oneof(someLoans(6), anyLoans(6)),
      someNewLoan,
      fc.integer({ min: 0, max: 20 }),
      (loans, terms, discount) => {
        const schedule = addUpLoans(loans, today)
        const against = compareWithToday(schedule, { ...terms, principalCents: owedOn(loans) }, discount)
        const { breakEvenMonth, ...figures } = against
        for (const [name, figure] of Object.entries(figures))
          expect(Number.isSafeInteger(figure), name).toBe(true)
        expect(against.totalCents).toBeGreaterThanOrEqual(schedule.balanceCents)
        expect(against.savedCents).toBe(schedule.totalCents - against.totalCents)
        expect(against.stretchCents).toBeGreaterThanOrEqual(0)
        // Whoever is ahead at the end has a month from which that holds, and nobody else has.
        expect(breakEvenMonth === null).toBe(against.savedCents < 0)
      },
    ),
  )
})

test('a longer term’s lower payment never counts as a saving: without a lower rate nothing is saved', () => {
  let lowered = 0
  fc.assert(
    fc.property(someLoans(6), someNewLoan, fc.nat(300), (loans, terms, hundredths) => {
      const highest = Math.max(...loans.map(({ ratePercent }) => ratePercent))
      const longest = Math.max(...loans.map(({ remainingMonths }) => remainingMonths))
      const schedule = addUpLoans(loans, today)
      const loan = {
        ...terms,
        ratePercent: highest + hundredths / 100,
        termMonths: longest + terms.termMonths,
        principalCents: owedOn(loans),
      }
      const against = compareWithToday(schedule, loan, 0)
      if (against.paymentChangeCents < 0) lowered += 1
      expect(against.savedCents).toBeLessThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
  expect(lowered).toBeGreaterThan(200)
})

test('stretching a loan at one rate only ever costs more', () => {
  fc.assert(
    fc.property(someLoans(6), someNewLoan, (loans, terms) => {
      const schedule = addUpLoans(loans, today)
      const saved = [60, 84, 120, 180, 240, 360].map(
        (termMonths) =>
          compareWithToday(schedule, { ...terms, termMonths, principalCents: owedOn(loans) }, 0).savedCents,
      )
      expect(saved).toEqual(saved.toSorted((a, b) => b - a))
    }),
  )
})
