import fc from 'fast-check'
import { expect, test } from 'vitest'
import { card, situation } from './card.fixture.ts'
import type { Card } from './card.ts'
import { type CardValue, toValue, type ValueReceipt, valueCard } from './card-value.ts'
import { prepareSituation, priceCard, refuseBalance, sumPriced } from './price-card.ts'
import type { CardSituation } from './situation.ts'
import { someCard, someSituation } from './some-cards.fixture.ts'
import { spentCentsAMonth } from './spend-by-set.ts'
import { exampleSpending } from './spending-presets.ts'

function valued(own: Partial<Card>, how: Partial<CardSituation> = {}): CardValue {
  const result = valueCard({ ...card, ...own }, { ...situation, spending: exampleSpending, ...how })
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

const lines = ({ lines }: ValueReceipt) => lines.map(({ code, cents }) => [code, cents])
const keeps = { cents: 100_000, isTransferred: false, paysCents: null }

test('three years in full are rewards, credits and bonus less all fees, with a receipt', () => {
  const value = valued(
    {
      annualFeeCents: 9_500,
      firstYearFeeCents: 0,
      bonus: { cents: 20_000, spendCents: 240_000, withinMonths: 3 },
      credits: [{ name: 'Gas credit', category: 'gas', cents: 500, period: 'month' }],
    },
    { abroadCents: 10_000 },
  )
  expect(value.kind).toBe('worth')
  expect(lines(value.firstYear)).toEqual([
    ['rewards', 9_600],
    ['credits', 6_000],
    ['bonus', 20_000],
    ['foreign_fee', -3_600],
  ])
  expect(value.firstYear.cents).toBe(32_000)
  expect(lines(value.ongoingYear)).toEqual([
    ['rewards', 9_600],
    ['credits', 6_000],
    ['annual_fee', -9_500],
    ['foreign_fee', -3_600],
  ])
  expect(value.threeYears.cents).toBe(32_000 + 2 * 2_500)
  expect(value).toMatchObject({ earned: null, owed: null, unknowns: [] })
})

test('a bonus counts only if the spending reaches it in time', () => {
  const bonus = (spendCents: number) =>
    valued({ bonus: { cents: 20_000, spendCents, withinMonths: 3 } }).firstYear.lines.some(
      ({ code }) => code === 'bonus',
    )
  expect(bonus(240_000)).toBe(true)
  expect(bonus(240_001)).toBe(false)
})

test('a balance makes it a cost: rewards stand apart and are not set against the interest', () => {
  const value = valued({ annualFeeCents: 1_000 }, { carries: keeps })
  expect(value.kind).toBe('cost')
  expect(value.threeYears.lines.map(({ code }) => code)).toEqual([
    'annual_fee',
    'balance_interest',
    'purchase_interest',
  ])
  expect(value.earned).toMatchObject({ cents: 3 * 9_600 })
  expect(value.owed).toEqual({ cents: 100_000, centsAtLowestApr: 100_000 })
  const { cents, centsAtLowestApr } = value.threeYears
  expect(cents ?? 0).toBeLessThan(centsAtLowestApr ?? 0)
})

test('points without a stated value leave the money at what is known, and say so', () => {
  const value = valued({ rewards: { basePointsPerDollar: 2, centsAPoint: null, categories: [] } })
  expect(value).toMatchObject({ points: 57_600, unknowns: ['point_value'] })
  expect(lines(value.threeYears)).toEqual([['rewards', null]])
  expect(value.threeYears.cents).toBe(0)
})

test('a cost that is not stated leaves no sum', () => {
  const moved = { ...keeps, isTransferred: true }
  const noFee = valued({ transferFee: null }, { carries: moved })
  expect(noFee.unknowns).toEqual(['transfer_fee'])
  expect(noFee.threeYears.cents).toBeNull()
  expect(noFee.ongoingYear.cents).not.toBeNull()
  const noGrace = valued({ graceDays: null })
  expect(noGrace.unknowns).toEqual(['grace'])
  expect(noGrace.threeYears.cents).toBeNull()
})

test('a card that takes no transfers has no value for a balance that is to be moved', () => {
  expect(
    valueCard({ ...card, transferApr: null }, { ...situation, carries: { ...keeps, isTransferred: true } }),
  ).toEqual({ ok: false, reason: 'takes_no_transfers' })
})

test('what a secured card’s largest deposit cannot hold earns nothing, and no balance fits into less', () => {
  const deposit = { leastCents: 20_000, mostCents: 40_000 }
  const [usual, limited] = [valued({}), valued({ deposit })]
  expect(usual.limitedToCents).toBeNull()
  expect(limited.limitedToCents).toBe(40_000)
  expect(limited.threeYears.cents).toBe((usual.threeYears.cents ?? 0) / 2)
  expect(valued({ deposit: { ...deposit, mostCents: null } }).threeYears.cents).toBe(usual.threeYears.cents)
  expect(valueCard({ ...card, deposit }, { ...situation, carries: { ...keeps, cents: 40_001 } })).toEqual({
    ok: false,
    reason: 'limit_too_low',
  })
})

test('the interest on a balance and on new purchases stand apart, and the month of the last payment is known', () => {
  const value = valued({}, { carries: { ...keeps, paysCents: 20_000 } })
  const [balance, purchases] = value.threeYears.lines
  expect([balance?.code, purchases?.code]).toEqual(['balance_interest', 'purchase_interest'])
  expect((balance?.cents ?? 0) + (purchases?.cents ?? 0)).toBe(value.threeYears.cents)
  expect(value.endsInMonth).toEqual({ atHighestApr: 7, atLowestApr: 6 })
  expect(valued({}, { carries: keeps }).endsInMonth).toEqual({ atHighestApr: null, atLowestApr: null })
})

test('every receipt adds up, years add up to three years, and the short sums are the same', () => {
  let valuedCards = 0
  fc.assert(
    fc.property(someCard, someSituation, (card, situation) => {
      const prepared = prepareSituation(situation)
      if (refuseBalance(card, prepared)) return
      const priced = priceCard(card, prepared)
      valuedCards += 1
      const value = toValue(priced, prepared)
      const { firstYear, ongoingYear, threeYears, earned } = value
      for (const receipt of [firstYear, ongoingYear, threeYears, ...(earned ? [earned] : [])]) {
        const known = receipt.lines.filter(
          ({ code }) => code !== 'rewards' || !value.unknowns.includes('point_value'),
        )
        for (const end of ['cents', 'centsAtLowestApr'] as const) {
          const sum = receipt[end]
          if (sum === null) expect(known.some((line) => line[end] === null)).toBe(true)
          else {
            expect(Number.isSafeInteger(sum)).toBe(true)
            expect(known.reduce((total, line) => total + (line[end] ?? Number.NaN), 0)).toBe(sum)
          }
        }
      }
      expect(sumPriced(priced, prepared)).toEqual({
        threeYearsCents: threeYears.cents,
        threeYearsCentsAtLowestApr: threeYears.centsAtLowestApr,
        firstYearCents: firstYear.cents,
      })
    }),
    { numRuns: 2_000 },
  )
  expect(valuedCards).toBeGreaterThan(1_000)
})

test('a card whose balance is carried is never a gain, and what is unknown is never 0', () => {
  fc.assert(
    fc.property(someCard, someSituation, (card, situation) => {
      const result = valueCard(card, situation)
      if (!result.ok) return
      const { value } = result
      for (const { cents, centsAtLowestApr, lines } of [value.firstYear, value.ongoingYear, value.threeYears])
        if (situation.carries) {
          expect(cents ?? 0).toBeLessThanOrEqual(0)
          expect(centsAtLowestApr ?? 0).toBeLessThanOrEqual(0)
          expect(lines.every(({ code }) => !['rewards', 'credits', 'bonus'].includes(code))).toBe(true)
        }
      if (situation.carries?.isTransferred && card.transferFee === null) {
        expect(value.unknowns).toContain('transfer_fee')
        expect(value.threeYears.cents).toBeNull()
      }
      if (card.graceDays === null && !situation.carries && spentCentsAMonth(situation.spending) > 0)
        expect(value.threeYears.cents).toBeNull()
      if (card.rewards?.centsAPoint === null && value.points > 0)
        expect(value.unknowns).toContain('point_value')
    }),
    { numRuns: 1_000 },
  )
})
