import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isYours, toKeptId } from '#domain/own-id.ts'
import { keepIn } from './beside-own.ts'
import { card, situation } from './card.fixture.ts'
import { type Card, cardSchema } from './card.ts'
import { valueCard } from './card-value.ts'
import { ownCard, someOwnCard } from './own-card.fixture.ts'
import { listMissing, type OwnCard, ownCardSchema, toKnownCard } from './own-card.ts'
import { someSituation } from './some-cards.fixture.ts'
import { exampleSpending } from './spending-presets.ts'

/** The same facts as an issuer states them in the catalog. */
function listed(own: OwnCard): Card {
  const known = toKnownCard({ id: 'a', own })
  return cardSchema.parse({
    ...known,
    id: 'gold',
    issuerId: 'harbor',
    issuerName: 'Harbor Bank',
    purchaseApr: { lowestPercent: own.aprPercent, highestPercent: own.aprPercent },
    foreignFeePercent: own.foreignFeePercent,
    lateFeeCents: 4_000,
  })
}

test('the same facts have the same value and receipts, whoever entered them', () => {
  const known = someOwnCard.filter(
    ({ aprPercent, foreignFeePercent }) => aprPercent !== null && foreignFeePercent !== null,
  )
  fc.assert(
    fc.property(known, someSituation, (own, used) => {
      const kept = keepIn(used)
      expect(valueCard(toKnownCard({ id: 'a', own }), kept)).toEqual(valueCard(listed(own), kept))
    }),
  )
})

test('every own card has an id that no card of the catalog has, and leads nowhere', () => {
  fc.assert(
    fc.property(someOwnCard, (own) => {
      const made = toKnownCard({ id: 'b', own: ownCardSchema.parse(own) })
      expect([isYours(made), toKeptId(made), made.applyUrl]).toEqual([true, 'b', null])
    }),
  )
  expect(isYours(card)).toBe(false)
})

test('what is not known stays unknown: an APR where a balance is owed, a fee where something is spent abroad', () => {
  const own = { ...ownCard, aprPercent: null, foreignFeePercent: null, backPercent: null, rates: [] }
  expect(listMissing(own)).toEqual(['apr', 'rewards', 'foreign_fee'])
  expect(listMissing(ownCard)).toEqual([])
  const known = toKnownCard({ id: 'c', own })
  expect([known.purchaseApr, known.foreignFeePercent, known.lateFeeCents]).toEqual([null, null, null])
  const used = { ...situation, spending: exampleSpending }
  expect(valueCard(known, used)).toMatchObject({ ok: true, value: { threeYears: { cents: -28_500 } } })
  expect(valueCard(known, { ...used, abroadCents: 10_000 })).toMatchObject({
    ok: true,
    value: { unknowns: ['foreign_fee'], threeYears: { cents: null } },
  })
  const carries = { cents: 100_000, isTransferred: false, paysCents: null }
  expect(valueCard(known, { ...used, carries })).toEqual({ ok: false, reason: 'apr_unknown' })
})

test('a card without a name, with a balance of nothing, or with two rates for the same spending is refused', () => {
  const isCard = (change: Partial<OwnCard>) => ownCardSchema.safeParse({ ...ownCard, ...change }).success
  expect(isCard({})).toBe(true)
  expect(isCard({ name: '' })).toBe(false)
  expect(isCard({ carries: { cents: 0, paysCents: null } })).toBe(false)
  const rate = { category: 'gas', backPercent: 2 } as const
  expect(isCard({ rates: [rate, rate] })).toBe(false)
})
