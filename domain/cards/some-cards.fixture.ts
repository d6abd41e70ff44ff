import fc from 'fast-check'
import { addDays } from '#domain/dates.ts'
import { ageGroups, type CardApplicant, incomeKinds, taxNumbers } from './applicant.ts'
import { card } from './card.fixture.ts'
import {
  type Card,
  type CategoryReward,
  cardTypes,
  creditBands,
  type Rewards,
  rewardPeriods,
  type StatementCredit,
} from './card.ts'
import { type CardWeights, cardCriterionCodes, defaultCardWeights } from './card-criteria.ts'
import type { CardSituation, Carrying } from './situation.ts'
import { type MonthlySpending, spendingCategories } from './spending.ts'
import { noSpending } from './spending-presets.ts'

export const today = '2026-11-23'

const cents = (maxDollars: number) => fc.integer({ min: 0, max: maxDollars * 100 })
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
const someCategories = fc.subarray([...spendingCategories], { minLength: 1, maxLength: 4 })

const someReward: fc.Arbitrary<CategoryReward> = fc.record({
  categories: someCategories,
  pointsPerDollar: fc.constantFrom(0.5, 1.5, 2, 3, 4, 5),
  cap: fc.option(fc.record({ spendCents: cents(3_000), period: fc.constantFrom(...rewardPeriods) })),
  months: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 1 })),
  needsActivation: fc.boolean(),
})

export const someRewards: fc.Arbitrary<Rewards> = fc.record({
  basePointsPerDollar: fc.constantFrom(0, 1, 1.5, 2),
  centsAPoint: fc.option(fc.constantFrom(0.5, 0.8, 1, 1.25)),
  categories: fc.array(someReward, { maxLength: 4 }),
})

const someCredit: fc.Arbitrary<StatementCredit> = fc.record({
  name: fc.constant('Credit'),
  category: fc.constantFrom(...spendingCategories),
  cents: cents(200),
  period: fc.constantFrom(...rewardPeriods),
})

export const someSpending: fc.Arbitrary<MonthlySpending> = fc
  .array(fc.oneof(fc.constant(0), cents(800)), {
    minLength: spendingCategories.length,
    maxLength: spendingCategories.length,
  })
  .map((amounts) => {
    const spending = { ...noSpending }
    for (const [at, category] of spendingCategories.entries()) spending[category] = amounts[at] ?? 0
    return spending
  })

const someRange = fc
  .tuple(hundredths(36), hundredths(12))
  .map(([lowestPercent, spread]) => ({ lowestPercent, highestPercent: lowestPercent + spread }))
const someFee = fc.record({ percent: hundredths(5), leastCents: cents(10) })

/** Any card an issuer could offer: much of it is not stated. */
export const someCard: fc.Arbitrary<Card> = fc
  .record({
    id: fc.uuid(),
    types: fc.subarray([...cardTypes], { minLength: 1 }),
    annualFeeCents: fc.oneof(fc.constant(0), cents(400)),
    firstYearFeeCents: fc.option(fc.constant(0)),
    purchaseApr: someRange,
    transferApr: fc.option(someRange),
    transferFee: fc.option(someFee),
    promotions: fc
      .tuple(
        fc.option(fc.record({ aprPercent: hundredths(10), months: fc.integer({ min: 6, max: 21 }) })),
        fc.option(fc.record({ aprPercent: hundredths(10), months: fc.integer({ min: 6, max: 21 }) })),
      )
      .map(([purchases, transfers]) => [
        ...(purchases ? [{ on: 'purchases' as const, ...purchases }] : []),
        ...(transfers ? [{ on: 'balance_transfers' as const, ...transfers }] : []),
      ]),
    graceDays: fc.option(fc.constantFrom(0, 21, 25)),
    minimumPayment: fc.option(
      fc.record({
        floorCents: cents(50),
        percentOfBalance: hundredths(5),
        addsInterest: fc.boolean(),
      }),
    ),
    foreignFeePercent: fc.constantFrom(0, 1, 2.7, 3),
    lateFeeCents: cents(43),
    returnedPaymentFeeCents: fc.option(cents(43)),
    deposit: fc.option(
      fc
        .tuple(cents(500), fc.option(cents(3_000)))
        .map(([leastCents, more]) => ({ leastCents, mostCents: more === null ? null : leastCents + more })),
    ),
    rewards: fc.option(someRewards),
    credits: fc.array(someCredit, { maxLength: 3 }),
    bonus: fc.option(
      fc.record({ cents: cents(500), spendCents: cents(4_000), withinMonths: fc.constantFrom(3, 6, 12) }),
    ),
    creditBand: fc.option(fc.constantFrom(...creditBands)),
    isForStudents: fc.boolean(),
    takesCosigner: fc.option(fc.boolean()),
    takesItin: fc.option(fc.boolean()),
    reportsTo: fc.subarray(['Equifax', 'Experian', 'TransUnion'] as const),
    seenDaysAgo: fc.oneof({ weight: 5, arbitrary: fc.nat(30) }, { weight: 1, arbitrary: fc.nat(60) }),
  })
  .map(({ seenDaysAgo, ...own }) => ({ ...card, ...own, termsSeenOn: addDays(today, -seenDaysAgo) }))

const someCarrying: fc.Arbitrary<Carrying> = fc.record({
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  isTransferred: fc.boolean(),
  paysCents: fc.option(cents(500)),
})

export const someSituation: fc.Arbitrary<CardSituation> = fc.record({
  spending: someSpending,
  abroadCents: fc.oneof(fc.constant(0), cents(300)),
  firstMonth: fc.integer({ min: 1, max: 12 }),
  activates: fc.boolean(),
  carries: fc.option(someCarrying, { freq: 2 }),
})

/** Answers of which any may be missing. */
export const someApplicant: fc.Arbitrary<CardApplicant> = fc.record(
  {
    age: fc.constantFrom(...ageGroups),
    income: fc.constantFrom(...incomeKinds),
    hasCosigner: fc.boolean(),
    credit: fc.constantFrom(...creditBands),
    isStudent: fc.boolean(),
    taxNumber: fc.constantFrom(...taxNumbers),
  },
  { requiredKeys: [] },
)

/** The published weights, or any that a visitor can set. */
export const someCardWeights: fc.Arbitrary<CardWeights> = fc.oneof(
  fc.constant(defaultCardWeights),
  fc
    .array(fc.integer({ min: 0, max: 100 }), {
      minLength: cardCriterionCodes.length,
      maxLength: cardCriterionCodes.length,
    })
    .map((weights) => {
      const own = { ...defaultCardWeights }
      for (const [at, code] of cardCriterionCodes.entries()) own[code] = weights[at] ?? 0
      return own
    }),
)
