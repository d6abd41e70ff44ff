import { expect, test } from 'vitest'
import { daysBetween } from '#domain/dates.ts'
import { cardRubric, scoreOfCard } from '#domain/reviews/card-rubric.ts'
import { cardFacts, cardTermsOf } from './sample-cards.ts'

const today = '2026-11-21'

test('there are six cards, all marked as samples, and nobody pays for one', () => {
  const cards = cardFacts(today)
  expect(cards).toHaveLength(6)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(6)
  expect(cards.every(({ isSample, pays }) => isSample && !pays)).toBe(true)
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['Student', 'Secured', 'Everyday']))
})

test('their terms never grow old: the day moves with today', () => {
  for (const day of [today, '2031-02-28'])
    for (const { asOf } of cardFacts(day)) {
      expect(daysBetween(asOf, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(asOf, day)).toBeLessThanOrEqual(30)
    }
})

test('both ends of a rate are told, and only secured cards take a deposit', () => {
  for (const { purchaseApr, kind, smallestDepositCents } of cardFacts(today)) {
    expect(purchaseApr.lowestPercent).toBeLessThanOrEqual(purchaseApr.highestPercent)
    expect(smallestDepositCents !== undefined).toBe(kind === 'Secured')
  }
})

test('the rubric can score each of them but for the words, which an editor judges', () => {
  for (const card of cardFacts(today)) {
    const terms = cardTermsOf(card)
    if (!terms) throw new Error(`${card.id} has no terms`)
    const review = scoreOfCard(terms, [])
    expect(review.lines).toHaveLength(cardRubric.length - 1)
    expect(review.ok ? [] : review.open.map(({ criterion }) => criterion)).toEqual(['Clear words'])
  }
})

test('a card that does not say what it gives back has no score', () => {
  const [card] = cardFacts(today)
  expect(card && cardTermsOf({ ...card, rewardsCentsAYear: undefined })).toBeUndefined()
})
