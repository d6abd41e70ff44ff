import { expect, test } from 'vitest'
import { usStates } from '#domain/states.ts'
import { tiles } from './tile-map.tsx'

test('the map has one square for each state and the District of Columbia', () => {
  const named = usStates.filter(({ kind }) => kind === 'state' || kind === 'district')
  expect(tiles.toSorted()).toEqual(named.map(({ abbreviation }) => abbreviation).toSorted())
})
