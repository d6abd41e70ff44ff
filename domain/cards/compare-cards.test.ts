import fc from 'fast-check'
import { expect, test } from 'vitest'
import { card, situation } from './card.fixture.ts'
import type { Card } from './card.ts'
import { cardCriterionCodes, defaultCardWeights } from './card-criteria.ts'
import { cardSortCodes, cardSorts } from './card-sorts.ts'
import { type CardComparison, type CardsComparedFor, compareCards, explainCard } from './compare-cards.ts'
import type { CardSituation } from './situation.ts'
import { someApplicant, someCard, someCardWeights, someSituation, today } from './some-cards.fixture.ts'
import { exampleSpending } from './spending-presets.ts'

const comparedFor: CardsComparedFor = {
  applicant: { age: 'from_21', income: 'own', credit: 'excellent', isStudent: true, taxNumber: 'ssn' },
  situation: { ...situation, spending: exampleSpending },
  weights: defaultCardWeights,
  sort: 'best_match',
  today,
}

const cardsWith = (own: Record<string, Partial<Card>>): Card[] =>
  Object.entries(own).map(([id, fields]) => ({ ...card, id, ...fields }))
const ids = (list: readonly { card: Card }[]) => list.map(({ card }) => card.id)
const order = (own: Record<string, Partial<Card>>, how: Partial<CardsComparedFor> = {}) =>
  ids(compareCards(cardsWith(own), { ...comparedFor, ...how }).available)
const carrying = (cents: number, own: Partial<CardSituation> = {}): CardSituation => ({
  ...comparedFor.situation,
  carries: { cents, isTransferred: false, paysCents: null },
  ...own,
})

const cashBack = (percent: number) => ({ basePointsPerDollar: percent, centsAPoint: 1, categories: [] })

test('a card whose terms are older than 30 days is not ranked and reports its age', () => {
  const { available, stale } = compareCards(
    cardsWith({
      lasts: { termsSeenOn: '2026-10-24' },
      older: { termsSeenOn: '2026-08-01' },
      stale: { termsSeenOn: '2026-10-23' },
    }),
    comparedFor,
  )
  expect(ids(available)).toEqual(['lasts'])
  expect(stale.map(({ card, ageDays }) => [card.id, ageDays])).toEqual([
    ['stale', 31],
    ['older', 114],
  ])
})

test('refused cards are apart, fewest refusals first; unknown rules leave a card available', () => {
  const cards = cardsWith({
    a_two: { takesItin: false, isForStudents: true },
    b_one: { takesItin: false },
    unknown: { takesItin: null },
    yes: { takesItin: true },
  })
  const applicant = { ...comparedFor.applicant, taxNumber: 'itin', isStudent: false } as const
  const { available, refused } = compareCards(cards, { ...comparedFor, applicant })
  expect(ids(available)).toEqual(['yes', 'unknown'])
  expect(ids(refused)).toEqual(['b_one', 'a_two'])
})

test('a card that takes no transfers is left out where a balance is to be moved', () => {
  const how = carrying(100_000, { carries: { cents: 100_000, isTransferred: true, paysCents: null } })
  const { available, withoutRoom } = compareCards(cardsWith({ a: { transferApr: null }, b: {} }), {
    ...comparedFor,
    situation: how,
  })
  expect(ids(available)).toEqual(['b'])
  expect(withoutRoom).toMatchObject([{ card: { id: 'a' }, reason: 'takes_no_transfers' }])
})

test('who pays in full sees the card first that is worth most in three years', () => {
  const own = {
    a_one: {},
    b_two: { rewards: cashBack(2) },
    c_fee: { rewards: cashBack(2), annualFeeCents: 2_000 },
  }
  expect(order(own)).toEqual(['b_two', 'c_fee', 'a_one'])
  expect(order(own, { sort: 'three_years' })).toEqual(['b_two', 'c_fee', 'a_one'])
})

test('who carries a balance sees the card first that costs least, whatever it gives back', () => {
  const own = {
    a_rewards: { rewards: cashBack(5) },
    b_cheap: { rewards: null, purchaseApr: { lowestPercent: 12, highestPercent: 16 } },
  }
  expect(order(own, { situation: carrying(300_000), sort: 'three_years' })).toEqual(['b_cheap', 'a_rewards'])
  expect(order(own, { situation: carrying(300_000) })).toEqual(['b_cheap', 'a_rewards'])
})

test('a card whose cost is not stated stands behind those whose cost is', () => {
  const own = { a_silent: { graceDays: null, rewards: cashBack(5) }, b_said: {} }
  expect(order(own, { sort: 'three_years' })).toEqual(['b_said', 'a_silent'])
  expect(order(own)).toEqual(['b_said', 'a_silent'])
})

test('the other sorts compare what they say', () => {
  const bonus = { cents: 30_000, spendCents: 0, withinMonths: 3 }
  expect(order({ a: {}, b: { bonus, annualFeeCents: 9_500 } }, { sort: 'first_year' })).toEqual(['b', 'a'])
  const low = { purchaseApr: { lowestPercent: 14, highestPercent: 17 } }
  expect(order({ a: {}, b: low }, { sort: 'lowest_apr' })).toEqual(['b', 'a'])
  expect(order({ a: { annualFeeCents: 100 }, b: {} }, { sort: 'lowest_fee' })).toEqual(['b', 'a'])
  const deposit = { leastCents: 20_000, mostCents: null }
  expect(order({ a: { creditBand: null }, b: { deposit }, c: {} }, { sort: 'easiest_to_apply' })).toEqual([
    'c',
    'b',
    'a',
  ])
})

test('every sort orders equal cards by id and ends with it', () => {
  for (const sort of cardSortCodes) {
    expect(order({ c: {}, a: {}, b: {} }, { sort }), sort).toEqual(['a', 'b', 'c'])
    expect(cardSorts[sort].at(-1)).toBe('id')
  }
  expect(Object.keys(cardSorts).sort()).toEqual([...cardSortCodes].sort())
})

test('the published weights add up to 100 for who pays in full', () => {
  const { cost, ...others } = defaultCardWeights
  expect(Object.values(others).reduce((a, b) => a + b)).toBe(100)
  expect(cost).toBe(others.worth)
})

const someComparedFor: fc.Arbitrary<CardsComparedFor> = fc.record({
  applicant: someApplicant,
  situation: someSituation,
  weights: someCardWeights,
  sort: fc.constantFrom(...cardSortCodes),
  today: fc.constant(today),
})
const someCards = fc.uniqueArray(someCard, { maxLength: 8, selector: ({ id }) => id })

test('every card is in one list, receipts add up, and neither other cards nor their order change a place', () => {
  let ranked = 0
  fc.assert(
    fc.property(someCards, someComparedFor, (cards, comparedFor) => {
      const comparison = compareCards(cards, comparedFor)
      expect(listed(comparison).sort()).toEqual(cards.map(({ id }) => id).sort())
      expect(listed(compareCards(cards.toReversed(), comparedFor))).toEqual(listed(comparison))
      for (const one of comparison.available) {
        ranked += 1
        const { value, eligibility, receipt } = explainCard(one, comparedFor)
        expect(eligibility.verdict).not.toBe('no')
        expect(receipt.score).toBe(one.score)
        expect(receipt.score >= 0 && receipt.score <= 10_000).toBe(true)
        expect(receipt.lines.map(({ criterion }) => criterion)).toEqual(cardCriterionCodes)
        expect(receipt.lines.reduce((sum, line) => sum + line.weightedPoints, 0)).toBe(receipt.score)
        expect(value.threeYears.cents).toBe(one.threeYearsCents)
        expect(compareCards([one.card], comparedFor).available).toEqual([one])
      }
    }),
    { numRuns: 1_000 },
  )
  expect(ranked).toBeGreaterThan(500)
})

test('a card that becomes dearer or says less never rises', () => {
  const costlier: Record<string, (card: Card) => Partial<Card>> = {
    fee: ({ annualFeeCents }) => ({ annualFeeCents: annualFeeCents + 1_000 }),
    late: ({ lateFeeCents }) => ({ lateFeeCents: lateFeeCents + 500 }),
    apr: ({ purchaseApr: { lowestPercent, highestPercent } }) => ({
      purchaseApr: { lowestPercent, highestPercent: highestPercent + 2 },
    }),
    grace: () => ({ graceDays: null }),
    points: ({ rewards }) => ({ rewards: rewards && { ...rewards, centsAPoint: null } }),
    transfer: () => ({ transferFee: null }),
    returned: () => ({ returnedPaymentFeeCents: null }),
    band: () => ({ creditBand: null }),
    bureaus: () => ({ reportsTo: [] }),
  }
  fc.assert(
    fc.property(
      someCard,
      someComparedFor,
      fc.constantFrom(...Object.keys(costlier)),
      (card, comparedFor, how) => {
        const applicant = { ...comparedFor.applicant, credit: 'excellent' } as const
        const rank = (own: Partial<Card>) =>
          compareCards([{ ...card, ...own, termsSeenOn: today }], { ...comparedFor, applicant }).available[0]
        const [before, after] = [rank({}), rank(costlier[how]?.(card) ?? {})]
        if (!before || !after) return
        expect(after.score).toBeLessThanOrEqual(before.score)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('what an issuer pays us cannot be passed to the ranking', () => {
  const paying = { ...card, paysCents: 5_000 }
  // @ts-expect-error -- `paysCents` is no fact of a card
  compareCards([paying], comparedFor)
  // @ts-expect-error -- nor does anybody compare for it
  compareCards([card], { ...comparedFor, payers: new Set<string>() })
  const { available } = compareCards([card], comparedFor)
  expect(ids(available)).toEqual(['plain'])
})

function listed({ available, refused, stale, withoutRoom }: CardComparison): string[] {
  return [...ids(available), ...ids(refused), ...ids(stale), ...ids(withoutRoom)]
}
