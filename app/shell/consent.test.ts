import { expect, test } from 'vitest'
import { allowedBy, consents, toConsentMark } from './consent.ts'

test('the mark is the choice in the cookie, or says that there is none', () => {
  expect(toConsentMark('', undefined)).toBe('unknown')
  expect(toConsentMark('signed_in=1; other_consent=all', false)).toBe('unknown')
  expect(toConsentMark('consent=all', undefined)).toBe('all')
  expect(toConsentMark('signed_in=1; consent=necessary; saved-count=2', false)).toBe('necessary')
})

test('Global Privacy Control outweighs every choice', () => {
  for (const consent of consents) {
    const mark = toConsentMark(`consent=${consent}`, true)
    expect(mark).toBe('honored')
    expect(allowedBy(mark)).toEqual([])
  }
})

test('only a yes allows anything, and each category by itself', () => {
  expect(allowedBy('all')).toEqual(['analytics', 'advertising'])
  expect(allowedBy('analytics')).toEqual(['analytics'])
  expect(allowedBy('advertising')).toEqual(['advertising'])
  for (const no of ['necessary', 'minor', 'unknown', 'honored', 'constructor', undefined])
    expect(allowedBy(no)).toEqual([])
})
