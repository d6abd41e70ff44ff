import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addEntry, createPosting, removeEntry } from './posting.ts'

test('after any additions and removals, the places are sorted and keep their weights', () => {
  const changes = fc.array(fc.record({ place: fc.nat(30), weight: fc.nat(9), isGiven: fc.boolean() }))
  fc.assert(
    fc.property(changes, (all) => {
      const posting = createPosting('word')
      const wanted = new Map<number, number>()
      for (const { place, weight, isGiven } of all) {
        if (isGiven && wanted.has(place)) continue
        if (isGiven) addEntry(posting, place, weight)
        else removeEntry(posting, place)
        if (isGiven) wanted.set(place, weight)
        else wanted.delete(place)
      }
      const told = [...posting.places.subarray(0, posting.count)]
      expect(told).toEqual([...wanted.keys()].sort((one, other) => one - other))
      expect([...posting.weights.subarray(0, posting.count)]).toEqual(told.map((place) => wanted.get(place)))
    }),
  )
})
