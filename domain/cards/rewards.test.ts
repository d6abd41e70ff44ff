import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CategoryReward, Rewards } from './card.ts'
import { countRewards, listRewardMonths } from './rewards.ts'
import { someRewards, someSpending } from './some-cards.fixture.ts'
import { spentCentsAMonth } from './spend-by-set.ts'
import { type MonthlySpending, type SpendingCategory, spendingCategories } from './spending.ts'
import { exampleSpending, noSpending } from './spending-presets.ts'

const fromJanuary = { firstMonth: 1, activates: true }
const someTimes = fc.record({ firstMonth: fc.integer({ min: 1, max: 12 }), activates: fc.boolean() })

const rate = (
  categories: readonly SpendingCategory[],
  pointsPerDollar: number,
  own: Partial<CategoryReward> = {},
): CategoryReward => ({
  categories,
  pointsPerDollar,
  cap: null,
  months: null,
  needsActivation: false,
  ...own,
})

const withRates = (categories: readonly CategoryReward[], own: Partial<Rewards> = {}): Rewards => ({
  basePointsPerDollar: 1,
  centsAPoint: 1,
  categories,
  ...own,
})

const firstYear = (rewards: Rewards, spending: Partial<MonthlySpending>, times = fromJanuary) =>
  countRewards(rewards, { ...noSpending, ...spending }, times)[0]

test('a card without rewards earns nothing', () => {
  expect(countRewards(null, exampleSpending, fromJanuary)[0]).toEqual({ points: 0, cents: 0 })
})

test('a category earns its rate, everything else the base rate', () => {
  // $250 at 3% and $550 at 1%: $13.00 a month.
  expect(countRewards(withRates([rate(['groceries'], 3)]), exampleSpending, fromJanuary)[0]).toEqual({
    points: 15_600,
    cents: 15_600,
  })
})

test('a cap by month, quarter or year limits the rate, and the rest earns the base rate', () => {
  const earn = (period: 'month' | 'quarter' | 'year', spendCents: number) =>
    firstYear(withRates([rate(['gas'], 5, { cap: { spendCents, period } })]), { gas: 20_000 }).cents
  // $2,400 a year: 1% of all is $24, and 4% more of what the cap lets through.
  expect(earn('month', 10_000)).toBe(2_400 * 1 + 4 * 1_200)
  expect(earn('quarter', 30_000)).toBe(2_400 * 1 + 4 * 1_200)
  expect(earn('year', 120_000)).toBe(2_400 * 1 + 4 * 1_200)
  expect(earn('year', 500_000)).toBe(5 * 2_400)
})

test('the categories of one rate share its cap', () => {
  const capped = rate(['gas', 'dining'], 3, { cap: { spendCents: 10_000, period: 'month' } })
  expect(firstYear(withRates([capped]), { gas: 8_000, dining: 8_000 }).cents).toBe(12 * (3 * 100 + 60))
})

test('the highest rate with room counts, and no purchase counts twice', () => {
  const rewards = withRates([
    rate(['gas'], 3),
    rate(['gas', 'groceries'], 5, { cap: { spendCents: 50_000, period: 'month' } }),
  ])
  // Groceries fill the cap of 5% first: what is left of gas earns 3%.
  expect(firstYear(rewards, { gas: 50_000, groceries: 50_000 }).cents).toBe(12 * (2_500 + 1_500))
})

test('a rotating category counts in its calendar months, and its quarter is the calendar’s', () => {
  const rotating = rate(['dining'], 5, {
    months: [1, 2, 3],
    cap: { spendCents: 150_000, period: 'quarter' },
  })
  const earned = (firstMonth: number) =>
    countRewards(
      withRates([rotating]),
      { ...noSpending, dining: 100_000 },
      { firstMonth, activates: true },
    ).map(({ cents }) => cents)
  // All of $12,000 earns 1%; the cap lets 4% more through on $1,500 a quarter.
  expect(earned(1)).toEqual([18_000, 18_000, 18_000])
  // Opened in February: $1,500 of one quarter, and $1,000 in January of the next, whose cap is still full. Each later
  // year begins with the $500 left of that quarter.
  expect(earned(2)).toEqual([22_000, 18_000, 18_000])
})

test('a rate that needs activation counts only if it is activated', () => {
  const rewards = withRates([rate(['dining'], 5, { needsActivation: true })])
  expect(firstYear(rewards, { dining: 10_000 }, { firstMonth: 1, activates: true }).cents).toBe(6_000)
  expect(firstYear(rewards, { dining: 10_000 }, { firstMonth: 1, activates: false }).cents).toBe(1_200)
})

test('points have the value that the issuer states, and without one the money is not known', () => {
  const worth = (centsAPoint: number | null) =>
    firstYear(withRates([], { basePointsPerDollar: 2, centsAPoint }), { other: 10_000 })
  expect(worth(0.5)).toEqual({ points: 2_400, cents: 1_200 })
  expect(worth(null)).toEqual({ points: 2_400, cents: null })
  expect(firstYear(withRates([], { centsAPoint: null }), {})).toEqual({ points: 0, cents: 0 })
})

test('a category rate below the base rate takes nothing from it', () => {
  expect(firstYear(withRates([rate(['gas'], 1)], { basePointsPerDollar: 2 }), { gas: 10_000 }).cents).toBe(
    2_400,
  )
})

test('more spending in a category never earns less', () => {
  fc.assert(
    fc.property(
      someRewards,
      someSpending,
      someTimes,
      fc.constantFrom(...spendingCategories),
      fc.nat(100_000),
      (rewards, spending, times, category, more) => {
        const less = countRewards(rewards, spending, times)
        const after = countRewards(rewards, { ...spending, [category]: spending[category] + more }, times)
        expect(sumPoints(after)).toBeGreaterThanOrEqual(sumPoints(less))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('rewards are whole, never below 0, and unknown only where points are earned without a value', () => {
  fc.assert(
    fc.property(someRewards, someSpending, someTimes, (rewards, spending, times) => {
      for (const { points, cents } of countRewards(rewards, spending, times)) {
        expect(Number.isSafeInteger(points) && points >= 0).toBe(true)
        if (cents === null) expect(rewards.centsAPoint).toBeNull()
        else expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        if (rewards.centsAPoint === null && points > 0) expect(cents).toBeNull()
      }
    }),
  )
})

test('without rotating categories the month in which the account opens changes nothing', () => {
  fc.assert(
    fc.property(someRewards, someSpending, someTimes, (rewards, spending, times) => {
      const still = { ...rewards, categories: rewards.categories.map((one) => ({ ...one, months: null })) }
      const years = countRewards(still, spending, times)
      expect(years).toEqual(countRewards(still, spending, { ...times, firstMonth: 1 }))
      expect(years[1]).toEqual(years[0])
      expect(years[2]).toEqual(years[0])
    }),
  )
})

test('every month gives each dollar to one rate, within categories, months and caps', () => {
  fc.assert(
    fc.property(someRewards, someSpending, someTimes, (rewards, spending, times) => {
      const months = listRewardMonths(rewards, spending, times, 36)
      for (const { uses } of months)
        expect(uses.reduce((sum, { spentCents }) => sum + spentCents, 0)).toBe(spentCentsAMonth(spending))
      for (const reward of rewards.categories) {
        const spent = months.map(({ uses }) => uses.find((use) => use.reward === reward)?.spentCents ?? 0)
        const max = reward.categories.reduce((sum, category) => sum + spending[category], 0)
        for (const [at, { calendarMonth }] of months.entries()) {
          const counts = reward.months?.includes(calendarMonth) ?? true
          expect(spent[at] ?? 0).toBeLessThanOrEqual(
            counts && (times.activates || !reward.needsActivation) ? max : 0,
          )
        }
        for (const inPeriod of sumPeriods(reward, spent, times.firstMonth))
          expect(inPeriod).toBeLessThanOrEqual(reward.cap?.spendCents ?? Number.POSITIVE_INFINITY)
      }
    }),
    { numRuns: 300 },
  )
})

test('a month earns the most that any way of sharing it could', () => {
  fc.assert(
    fc.property(someFew({ rates: [2, 3], cents: 3 }), (few) => {
      const [rewards, spent] = toCard(few)
      const [month] = listRewardMonths(rewards, { ...noSpending, ...spent }, fromJanuary, 1)
      expect(month?.points).toBeCloseTo(tryAll(rewards, spent) / 100, 9)
    }),
    { numRuns: 500 },
  )
})

test('so does a month of a card with very many rates', () => {
  fc.assert(
    fc.property(someFew({ rates: [9, 11], cents: 1 }), (few) => {
      const [rewards, spent] = toCard(few)
      const [month] = listRewardMonths(rewards, { ...noSpending, ...spent }, fromJanuary, 1)
      expect(month?.points).toBeCloseTo(tryAll(rewards, spent) / 100, 9)
    }),
  )
  const twenty = Array.from({ length: 20 }, (_, at) =>
    rate(['gas', 'dining', 'groceries', 'transit', 'travel', 'streaming'], 2 + at / 10, {
      cap: { spendCents: 1_000 + at, period: 'month' },
      months: [1, 2, 3],
    }),
  )
  expect(firstYear(withRates(twenty), exampleSpending).cents).toBeGreaterThan(9_600)
})

type Few = { rates: CategoryReward[] } & Record<'groceries' | 'dining' | 'gas', number>

/** A few cents in three categories, and rates that share them. */
function someFew({
  rates: [min, max],
  cents,
}: {
  rates: [number, number]
  cents: number
}): fc.Arbitrary<Few> {
  const someRate = fc
    .tuple(
      fc.subarray(['groceries', 'dining', 'gas'] as const, { minLength: 1 }),
      fc.constantFrom(2, 3, 4, 5),
      fc.option(fc.nat(5), { freq: 9 }),
    )
    .map(([categories, points, spendCents]) =>
      rate(categories, points, { cap: spendCents === null ? null : { spendCents, period: 'month' } }),
    )
  return fc.record({
    rates: fc.array(someRate, { minLength: min, maxLength: max }),
    groceries: fc.nat(cents),
    dining: fc.nat(cents),
    gas: fc.nat(cents),
  })
}

function toCard({ rates, ...spent }: Few): [Rewards, Omit<Few, 'rates'>] {
  return [withRates(rates), spent]
}

/** Tries every way to share a few cents among the rates and the base rate. */
function tryAll(
  { categories: rates, basePointsPerDollar }: Rewards,
  spent: Record<'groceries' | 'dining' | 'gas', number>,
) {
  const purchases = (['groceries', 'dining', 'gas'] as const).flatMap((category) =>
    Array.from({ length: spent[category] }, () => category),
  )
  const tryFrom = (at: number, room: readonly number[]): number => {
    const category = purchases[at]
    if (category === undefined) return 0
    let best = basePointsPerDollar + tryFrom(at + 1, room)
    for (const [index, { categories, pointsPerDollar }] of rates.entries()) {
      const left = room[index] ?? 0
      if (left > 0 && categories.includes(category))
        best = Math.max(best, pointsPerDollar + tryFrom(at + 1, room.with(index, left - 1)))
    }
    return best
  }
  return tryFrom(
    0,
    rates.map(({ cap }) => cap?.spendCents ?? 100),
  )
}

function sumPoints(years: ReturnType<typeof countRewards>): number {
  return years.reduce((sum, { points }) => sum + points, 0)
}

/** Adds up what a rate took in each period of its cap. */
function sumPeriods({ cap, months }: CategoryReward, spent: readonly number[], firstMonth: number): number[] {
  if (cap === null) return []
  const length = { month: 1, quarter: 3, year: 12 }[cap.period]
  const passed = cap.period === 'quarter' && months !== null ? firstMonth - 1 : 0
  const sums: number[] = []
  for (const [at, cents] of spent.entries()) {
    const period = Math.floor((passed + at) / length)
    sums[period] = (sums[period] ?? 0) + cents
  }
  return Object.values(sums)
}
