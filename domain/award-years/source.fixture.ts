import { expect } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import type { Source } from './source.ts'

/** Checks that the texts of a source are filled in, its URL uses https, and its date is a real day. */
export function expectSource(source: Source): void {
  expect(source.publisher).not.toBe('')
  expect(source.title).not.toBe('')
  expect(source.readIn).not.toBe('')
  expect(new URL(source.url).protocol).toBe('https:')
  expect(isIsoDay(source.checkedOn)).toBe(true)
}
