import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideOwn, type CardDifference, valueOwnCard } from './beside-own.ts'
import { card, situation } from './card.fixture.ts'
import type { Card } from './card.ts'
import { valueCard } from './card-value.ts'
import { ownCard, someOwnCard } from './own-card.fixture.ts'
import type { OwnCard } from './own-card.ts'
import type { CardSituation } from './situation.ts'
import { someCard, someSituation } from './some-cards.fixture.ts'
import { exampleSpending } from './spending-presets.ts'

const used: CardSituation = { ...situation, spending: exampleSpending }

function beside(own: Partial<OwnCard>, other: Partial<Card>, how = used) {
  const listed = { ...card, ...other }
  const valued = valueCard(listed, how)
  if (!valued.ok) throw new Error(valued.reason)
  return besideOwn(valueOwnCard({ id: 'a', own: { ...ownCard, ...own } }, how), {
    card: listed,
    value: valued.value,
  })
}

test('a fee that is saved is the difference, in each year', () => {
  const own = { rates: [], backPercent: 1 }
  expect(beside(own, {})).toEqual({
    ok: true,
    difference: {
      kind: 'worth',
      firstYearCents: 9_500,
      secondYearCents: 9_500,
      threeYearsCents: 28_500,
      transferFeeCents: 0,
    } satisfies CardDifference,
  })
})

test('a balance that is owed would be moved: the fee for that is part of what it saves', () => {
  const carries = { cents: 240_000, paysCents: 10_000 }
  const promotions = [{ on: 'balance_transfers', aprPercent: 0, months: 18 }] as const
  const found = beside({ carries }, { promotions })
  const [kept, moved] = [false, true].map((isTransferred) =>
    valueCard(
      { ...card, ...(isTransferred ? { promotions } : { annualFeeCents: 9_500, purchaseApr: apr(24.99) }) },
      { ...used, carries: { ...carries, isTransferred } },
    ),
  )
  if (!kept?.ok || !moved?.ok) throw new Error('both have a value')
  expect(found).toMatchObject({
    ok: true,
    difference: {
      kind: 'cost',
      transferFeeCents: 7_200,
      threeYearsCents: (moved.value.threeYears.cents ?? 0) - (kept.value.threeYears.cents ?? 0),
    },
  })
  expect(beside({ carries }, { transferApr: null })).toEqual({ ok: false, reason: 'takes_no_transfers' })
  expect(beside({ carries, aprPercent: null }, {})).toEqual({ ok: false, reason: 'own_unknown' })
})

const apr = (percent: number) => ({ lowestPercent: percent, highestPercent: percent })

test('without a sum on either side there is no difference', () => {
  const abroad = { ...used, abroadCents: 10_000 }
  expect(beside({ foreignFeePercent: null }, {}, abroad)).toEqual({ ok: false, reason: 'own_unknown' })
  expect(beside({}, { graceDays: null })).toEqual({ ok: false, reason: 'unknown' })
})

test('a difference is what is between both sums, and to itself there is none', () => {
  fc.assert(
    fc.property(someOwnCard, someCard, someSituation, (own, other, how) => {
      const mine = valueOwnCard({ id: 'a', own }, how)
      const valued = valueCard(other, mine.instead ?? how)
      const inList = valueCard(other, how)
      if (!inList.ok) return
      const found = besideOwn(mine, { card: other, value: inList.value })
      if (!found.ok) return
      if (!mine.valued.ok || !valued.ok) throw new Error('a difference needs two values')
      const [theirs, kept] = [valued.value.threeYears.cents, mine.valued.value.threeYears.cents]
      expect(found.difference.threeYearsCents).toBe((theirs ?? Number.NaN) - (kept ?? Number.NaN))
      const self = besideOwn({ ...mine, instead: null }, { card: other, value: mine.valued.value })
      expect(self).toMatchObject({ difference: { firstYearCents: 0, threeYearsCents: 0 } })
    }),
  )
})
