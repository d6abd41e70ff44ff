import { expect, test } from 'vitest'
import { allowance } from './allowance.ts'

test('messages may come in a burst, and then only at the given rate', () => {
  let now = 0
  const mayCome = allowance({ burst: 3, perSecond: 2 }, () => now)
  const taken = (times: number) => Array.from({ length: times }, mayCome)
  expect(taken(4)).toEqual([true, true, true, false])
  now = 500
  expect(taken(2)).toEqual([true, false])
  now = 3_600_000
  expect(taken(4)).toEqual([true, true, true, false])
})
