import { expect, test } from 'vitest'
import { nonBreaking } from './non-breaking.ts'

test.each([
  ['2026–27', '2026–\u206027'],
  ['The rate of 2017–18, and of 2018–19', 'The rate of 2017–\u206018, and of 2018–\u206019'],
  ['Paid – or not', 'Paid – or not'],
])('%j does not break between its years', (text, kept) => {
  expect(nonBreaking(text)).toBe(kept)
})
