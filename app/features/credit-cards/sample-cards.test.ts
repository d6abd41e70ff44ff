import { expect, test } from 'vitest'
import { daysBetween } from '#domain/dates.ts'
import { cardRubric, scoreCard } from '#domain/reviews/card-rubric.ts'
import { listCards, toCardTerms } from './sample-cards.ts'

const today = '2026-11-21'

test('all six cards are marked as samples, and no issuer pays for them', () => {
  const cards = listCards(today)
  expect(cards).toHaveLength(6)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(6)
  expect(cards.every(({ isSample, pays }) => isSample && !pays)).toBe(true)
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['Student', 'Secured', 'Everyday']))
})

test('the terms never become outdated, because their date moves with today', () => {
  for (const day of [today, '2031-02-28'])
    for (const { asOf } of listCards(day)) {
      expect(daysBetween(asOf, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(asOf, day)).toBeLessThanOrEqual(30)
    }
})

test('each card has a rate range, and only secured cards require a deposit', () => {
  for (const { purchaseApr, kind, smallestDepositCents } of listCards(today)) {
    expect(purchaseApr.lowestPercent).toBeLessThanOrEqual(purchaseApr.highestPercent)
    expect(smallestDepositCents !== undefined).toBe(kind === 'Secured')
  }
})

test('the rubric scores every criterion except clear words, which an editor judges', () => {
  for (const card of listCards(today)) {
    const terms = toCardTerms(card)
    if (!terms) throw new Error(`${card.id} has no terms`)
    const review = scoreCard(terms, [])
    expect(review.lines).toHaveLength(cardRubric.length - 1)
    expect(review.ok ? [] : review.open.map(({ criterion }) => criterion)).toEqual(['Clear words'])
  }
})

test('a card without stated rewards has no score', () => {
  const [card] = listCards(today)
  expect(card && toCardTerms({ ...card, rewardsCentsAYear: undefined })).toBeUndefined()
})
