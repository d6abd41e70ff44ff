import { expect, test } from 'vitest'
import { readSuggestions } from './read-suggestions.ts'

const item = { title: 'Pell Grant', kindName: 'Meaning', path: '/resources/glossary?definitionId=pell#pell' }
const titlesOf = (...suggestions: unknown[]) => readSuggestions({ suggestions }).map(({ title }) => title)

test.each([undefined, null, 'text', 7, [], [item], {}, { suggestions: null }, { suggestions: { 0: item } }])(
  'an answer that is no list of suggestions suggests nothing: %j',
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
])('an item that is no suggestion is left out, and the others stay: %j', (wrong) => {
  expect(titlesOf(item, wrong, { ...item, title: 'Grant' })).toEqual(['Pell Grant', 'Grant'])
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
])('nothing leads elsewhere: %j', (path) => {
  expect(titlesOf({ ...item, path })).toEqual([])
})

test.each(['/', '/search?q=//x', '/schools/search?keywords=UCLA', '/author/loans-desk#works'])(
  'a path of the site is one: %s',
  (path) => {
    expect(titlesOf({ ...item, path })).toEqual(['Pell Grant'])
  },
)
