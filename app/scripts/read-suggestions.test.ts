import { expect, test } from 'vitest'
import { readSuggestions } from './read-suggestions.ts'

const item = {
  title: 'Pell Grant',
  kindName: 'Glossary term',
  path: '/resources/glossary?definitionId=pell#pell',
}
const readTitles = (...suggestions: unknown[]) => readSuggestions({ suggestions }).map(({ title }) => title)

test.each([undefined, null, 'text', 7, [], [item], {}, { suggestions: null }, { suggestions: { 0: item } }])(
  'a malformed response gives no suggestions: %j',
  (answer) => {
    expect(readSuggestions(answer)).toEqual([])
  },
)

test.each([
  null,
  'text',
  [],
  {},
  { ...item, title: undefined },
  { ...item, title: '' },
  { ...item, title: 7 },
  { ...item, kindName: null },
  { ...item, path: undefined },
  { ...item, path: ['/'] },
])('a malformed item is left out, and the others stay: %j', (wrong) => {
  expect(readTitles(item, wrong, { ...item, title: 'Grant' })).toEqual(['Pell Grant', 'Grant'])
})

test.each([
  '',
  'resources',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' //elsewhere.example',
])('a path that leads to another site is rejected: %j', (path) => {
  expect(readTitles({ ...item, path })).toEqual([])
})

test.each(['/', '/search?q=//x', '/schools/search?keywords=UCLA', '/author/loans-desk#works'])(
  'a path on this site is accepted: %s',
  (path) => {
    expect(readTitles({ ...item, path })).toEqual(['Pell Grant'])
  },
)
