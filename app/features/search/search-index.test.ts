import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'

// cspell:ignore quilmere captialization capitolisation

const entry = (id: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  kind: 'article',
  title: id,
  path: `/${id}`,
  summary: '',
  alsoCalled: [],
  text: '',
  ...fields,
})

function indexEntries(...entries: SearchEntry[]) {
  const index = createSearchIndex()
  for (const each of entries) index.put(each)
  const ids = (query: string) => index.find(query, { max: 20 }).entries.map(({ id }) => id)
  return { index, ids }
}

const library = indexEntries(
  entry('pell', { title: 'How much a Pell Grant pays', kind: 'article', text: 'Send the FAFSA early.' }),
  entry('fafsa', {
    title: 'FAFSA',
    kind: 'guide',
    summary: 'The form for federal aid.',
    alsoCalled: ['Free Application'],
  }),
  entry('deadline', { title: 'FAFSA deadlines of each state', text: 'Grants run out.' }),
  entry('capitalization', {
    title: 'capitalization',
    kind: 'glossary',
    summary: 'Unpaid interest joins what you owe.',
  }),
  entry('interest', { title: 'interest', kind: 'glossary', summary: 'What a lender charges.' }),
  entry('review', { title: 'Quillmere Bank review', kind: 'lenderReview', text: 'Its interest is fixed.' }),
)

test.each([
  ['an exact title before longer titles with the same word', 'fafsa', ['fafsa', 'deadline', 'pell']],
  ['a title before a summary before a text', 'interest', ['interest', 'capitalization', 'review']],
  ['a plural by its singular', 'deadline', ['deadline']],
  ['a singular by its plural', 'grants', ['pell', 'deadline']],
  ['only entries with all the words, if there are any', 'pell fafsa', ['pell']],
  ['an entry by the beginning of the last word', 'quill', ['review']],
  ['an entry regardless of case and accents', 'QUÍLLMERE', ['review']],
  ['an entry by its other names', 'free application', ['fafsa']],
  ['a word with a letter left out', 'quilmere', ['review']],
  ['a word with two letters swapped', 'captialization', ['capitalization']],
  ['a long word with two mistakes', 'capitolisation', ['capitalization']],
  ['the answer to a question, ignoring its small words', 'what is a pell grant?', ['pell']],
  ['entries with most of the words when none has all', 'pell grant rocket', ['pell']],
  ['nothing for less than half of the words', 'pell rocket saddle', []],
  ['nothing for an unknown word', 'zzqqxx', []],
  ['a short word by its beginning, without guessing at misspellings', 'ban', ['review']],
  ['nothing for no words', '!? …', []],
])('finds %s', (_, query, expected) => {
  expect(library.ids(query)).toEqual(expected)
})

test('groups show the best entries and the count of each kind, with the best match first', () => {
  const { groups, counts } = library.index.findGroups('fafsa', 1)
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['fafsa'], ['deadline']])
  expect(counts).toEqual(
    new Map([
      ['guide', 1],
      ['article', 2],
    ]),
  )
  expect(library.index.find('fafsa', { max: 5, kind: 'article' }).entries.map(({ id }) => id)).toEqual([
    'deadline',
    'pell',
  ])
})

test('a changed entry is found only by its new words, and a removed entry is not found', () => {
  const { index, ids } = indexEntries(
    entry('a', { title: 'Old words' }),
    entry('b', { title: 'Other words' }),
  )
  index.put(entry('a', { title: 'New title' }))
  expect([ids('old'), ids('new'), ids('words')]).toEqual([[], ['a'], ['b']])
  index.remove('a')
  index.remove('a')
  expect([ids('new'), ids('title'), index.size]).toEqual([[], [], 1])
})

test('after any changes, the index finds the same as a new index of the remaining entries', () => {
  const word = fc.constantFrom('loan', 'loans', 'lender', 'lend', 'late', 'fee', 'Fées', 'interest')
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    title: text,
    summary: text,
    isRemoved: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), text, (changes, query) => {
      const changed = createSearchIndex()
      const left = new Map<string, SearchEntry>()
      for (const { id, title, summary, isRemoved } of changes) {
        if (isRemoved) {
          changed.remove(id)
          left.delete(id)
        } else {
          changed.put(entry(id, { title, summary }))
          left.set(id, entry(id, { title, summary }))
        }
      }
      const made = indexEntries(...left.values())
      const found = (index: typeof changed) =>
        index
          .find(query, { max: 10 })
          .entries.map(({ id }) => id)
          .sort()
      expect(found(changed)).toEqual(found(made.index))
      expect(changed.size).toBe(left.size)
    }),
  )
})

test('any query returns the same results twice, and never more than requested', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(4), (query, max) => {
      const find = () => library.index.find(query, { max }).entries.map(({ id }) => id)
      const first = find()
      expect(first.length).toBeLessThanOrEqual(max)
      expect(find()).toEqual(first)
    }),
  )
})
