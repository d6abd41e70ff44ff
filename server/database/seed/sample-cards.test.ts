import { expect, test } from 'vitest'
import { cardTypes, creditBands, rewardPeriods } from '#domain/cards/card.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { sampleCardIssuers } from './sample-cards.ts'

const cards = sampleCardIssuers.flatMap((issuer) => issuer.cards)
const listed = cards.filter(({ termsSeenDaysAgo }) => termsSeenDaysAgo <= maxRateAgeDays)
const values = <Value>(read: (card: (typeof cards)[number]) => Value) => new Set(cards.map(read))

test('there are enough of each type to compare, from several issuers, and no id twice', () => {
  expect(listed.length).toBeGreaterThanOrEqual(24)
  expect(sampleCardIssuers.length).toBeGreaterThanOrEqual(8)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  expect(new Set(sampleCardIssuers.map(({ id }) => id)).size).toBe(sampleCardIssuers.length)
  for (const type of cardTypes)
    expect(listed.filter(({ types }) => types.includes(type)).length, type).toBeGreaterThanOrEqual(3)
  for (const { id, issuerId } of cards) expect(id.split('-')[0]).toBe(issuerId.split('-')[0])
})

test('nobody can apply for a sample, and only secured cards have a deposit', () => {
  for (const { id, applyUrl, types, deposit, purchaseApr } of cards) {
    expect(applyUrl, id).toBeNull()
    expect(types.includes('secured'), id).toBe(deposit !== null)
    expect(purchaseApr.lowestPercent, id).toBeLessThanOrEqual(purchaseApr.highestPercent)
  }
})

test('every fact is stated by some samples, and what may be unknown is left out by others', () => {
  for (const answers of [values(({ takesCosigner }) => takesCosigner), values(({ takesItin }) => takesItin)])
    expect(answers).toEqual(new Set([true, false, null]))
  expect(values(({ creditBand }) => creditBand)).toEqual(new Set([null, ...creditBands]))
  const facts = [
    'firstYearFeeCents',
    'transferApr',
    'cashAdvanceAprPercent',
    'penaltyAprPercent',
    'graceDays',
    'minimumPayment',
    'returnedPaymentFeeCents',
    'deposit',
    'rewards',
    'bonus',
  ] as const
  for (const fact of facts)
    expect(new Set(cards.map((card) => card[fact] === null)), fact).toEqual(new Set([true, false]))
  expect(values(({ foreignFeePercent }) => foreignFeePercent)).toEqual(new Set([0, 1, 3]))
  expect(values(({ reportsTo }) => reportsTo.length)).toEqual(new Set([0, 2, 3]))
  expect(new Set(cards.flatMap(({ promotions }) => promotions.map(({ on }) => on)))).toEqual(
    new Set(['purchases', 'balance_transfers']),
  )
  expect(new Set(cards.flatMap(({ credits }) => credits.map(({ period }) => period))).size).toBe(3)
})

test('rewards have caps of each period, months, activation, and points with and without a value', () => {
  const rewards = cards.flatMap((card) => card.rewards ?? [])
  const categories = rewards.flatMap((each) => each.categories)
  expect(new Set(categories.flatMap(({ cap }) => cap?.period ?? []))).toEqual(new Set(rewardPeriods))
  expect(new Set(categories.flatMap(({ months }) => months ?? [])).size).toBe(12)
  expect(categories.filter(({ needsActivation }) => needsActivation).length).toBeGreaterThan(1)
  expect(new Set(rewards.map(({ centsAPoint }) => centsAPoint))).toEqual(new Set([1, 0.8, null]))
})

test('the dearest cards are listed whether or not their issuer pays us, and old terms are not listed', () => {
  const dear = sampleCardIssuers.filter((issuer) =>
    issuer.cards.some((card) => card.purchaseApr.highestPercent > 30 && card.annualFeeCents > 9_000),
  )
  expect(dear.map(({ paysSince }) => paysSince !== null).sort()).toEqual([false, true])
  expect(cards.length - listed.length).toBe(2)
})
