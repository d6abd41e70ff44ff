import { expect } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import type { Source } from './source.ts'

/** A source that a reader can go to, and that says what is known of it. */
export function expectSource(source: Source): void {
  expect(source.publisher).not.toBe('')
  expect(source.title).not.toBe('')
  expect(source.readIn).not.toBe('')
  expect(new URL(source.url).protocol).toBe('https:')
  expect(isIsoDay(source.checkedOn)).toBe(true)
}
