import { expect, test } from 'vitest'
import { countLevels } from './bodies.ts'

test.each([
  ['1', 0],
  ['{}', 1],
  ['{"a":[{"b":1}],"c":[]}', 3],
  [String.raw`{"a":"[[[\"[{"}`, 1],
  [String.raw`["\\",[1]]`, 2],
])('%s has %i levels', (json, levels) => {
  expect(countLevels(json)).toBe(levels)
})
