import { expect, test } from 'vitest'
import { cardTypes, creditBands, rewardPeriods } from '#domain/cards/card.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { manyCards } from './many-cards.ts'

const today = '2026-11-23'
const many = manyCards(500, today)

test('the same cards are made every time, ordered by an id of their own', () => {
  expect(manyCards(500, today)).toEqual(many)
  const ids = many.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort())
})

test('every code occurs, and every fact is both known and unknown', () => {
  const rewards = many.flatMap((card) => card.rewards?.categories ?? [])
  expect(new Set(many.flatMap(({ types }) => types))).toEqual(new Set(cardTypes))
  expect(new Set(rewards.flatMap(({ categories }) => categories))).toEqual(new Set(spendingCategories))
  expect(new Set(rewards.flatMap(({ cap }) => cap?.period ?? []))).toEqual(new Set(rewardPeriods))
  expect(new Set(many.map(({ creditBand }) => creditBand))).toEqual(new Set([null, ...creditBands]))
  const facts = [
    'firstYearFeeCents',
    'transferApr',
    'penaltyAprPercent',
    'graceDays',
    'minimumPayment',
    'deposit',
    'rewards',
    'bonus',
    'takesCosigner',
    'takesItin',
  ] as const
  for (const fact of facts)
    expect(new Set(many.map((card) => card[fact] === null)), fact).toEqual(new Set([true, false]))
})
