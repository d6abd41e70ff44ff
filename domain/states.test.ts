import { expect, test } from 'vitest'
import { usStates } from './states.ts'

test('the list holds 50 states, DC, 5 territories and 3 freely associated states', () => {
  const count = (kind: string) => usStates.filter((state) => state.kind === kind).length
  expect(count('state')).toBe(50)
  expect(count('district')).toBe(1)
  expect(count('territory')).toBe(5)
  expect(count('freely associated state')).toBe(3)
  expect(usStates).toHaveLength(59)
})

test.each([
  ['Alabama', 'AL'],
  ['Puerto Rico', 'PR'],
  ['District Of Columbia', 'DC'],
])('%s is %s', (name, abbreviation) => {
  expect(usStates.find((state) => state.abbreviation === abbreviation)?.name).toBe(name)
})

test('names and two-letter abbreviations are unique, and the list is sorted by name', () => {
  expect(new Set(usStates.map((state) => state.name)).size).toBe(usStates.length)
  expect(new Set(usStates.map((state) => state.abbreviation)).size).toBe(usStates.length)
  for (const state of usStates) expect(state.abbreviation).toMatch(/^[A-Z]{2}$/)
  const names = usStates.map((state) => state.name)
  expect(names).toEqual([...names].sort())
})
