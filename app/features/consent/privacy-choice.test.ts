import { expect, test } from 'vitest'
import { findWayBack, readChoice } from './privacy-choice.ts'

const choose = (form: Record<string, string>) => readChoice(new URLSearchParams(form))

test('each category can be chosen by itself, both, or none', () => {
  expect(choose({ choice: 'all' })).toBe('all')
  expect(choose({ choice: 'save', analytics: 'yes', advertising: 'yes' })).toBe('all')
  expect(choose({ choice: 'save', analytics: 'yes' })).toBe('analytics')
  expect(choose({ choice: 'save', advertising: 'yes' })).toBe('advertising')
  expect(choose({ choice: 'save' })).toBe('necessary')
})

test('whatever is not a yes is a no', () => {
  expect(choose({ choice: 'necessary', analytics: 'yes', advertising: 'yes' })).toBe('necessary')
  expect(choose({})).toBe('necessary')
  expect(choose({ choice: 'minor' })).toBe('necessary')
  expect(choose({ choice: 'save', analytics: 'on' })).toBe('necessary')
})

test('a choice leads back to its page with the query, and never to another host', () => {
  expect(findWayBack('https://bursar.example/schools/search?q=ohio#top', '/x')).toBe('/schools/search?q=ohio')
  expect(findWayBack('https://bursar.example//evil.example/', '/x')).toBe('/evil.example/')
  expect(findWayBack(null, '/x')).toBe('/x')
})
