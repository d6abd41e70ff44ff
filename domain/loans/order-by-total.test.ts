import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByTotal } from './order-by-total.ts'

const offer = (id: string, lowest: number, highest: number) => ({
  id,
  lowest: { totalCents: lowest },
  highest: { totalCents: highest },
})

test('the lowest total leads; equal ones go by the highest, then by id', () => {
  const ids = orderByTotal([
    offer('d', 200, 300),
    offer('c', 100, 400),
    offer('b', 100, 300),
    offer('a', 100, 400),
  ]).map(({ id }) => id)
  expect(ids).toEqual(['b', 'a', 'c', 'd'])
})

test('the order depends neither on the order given nor on anything but totals and ids', () => {
  const offers = fc.uniqueArray(
    fc.record({
      id: fc.string(),
      lowest: fc.record({ totalCents: fc.nat(50) }),
      highest: fc.record({ totalCents: fc.nat(50) }),
      payCents: fc.nat(),
    }),
    { selector: (offer) => offer.id },
  )
  fc.assert(
    fc.property(offers, fc.nat(), (offers, pay) => {
      const ids = (list: { id: string }[]) => list.map(({ id }) => id)
      const ordered = ids(orderByTotal(offers))
      expect(ids(orderByTotal([...offers].reverse()))).toEqual(ordered)
      expect(ids(orderByTotal(offers.map((offer) => ({ ...offer, payCents: pay }))))).toEqual(ordered)
      expect([...ordered].sort()).toEqual(ids(offers).sort())
    }),
  )
})
