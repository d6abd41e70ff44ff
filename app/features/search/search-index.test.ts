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

function indexOf(...entries: SearchEntry[]) {
  const index = createSearchIndex()
  for (const each of entries) index.put(each)
  const ids = (query: string) => index.find(query, { most: 20 }).entries.map(({ id }) => id)
  return { index, ids }
}

const library = indexOf(
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
  ['a title word for word before others that have it', 'fafsa', ['fafsa', 'deadline', 'pell']],
  ['a title before a summary before a text', 'interest', ['interest', 'capitalization', 'review']],
  ['the singular and the plural', 'deadline', ['deadline']],
  ['the plural for the singular', 'grants', ['pell', 'deadline']],
  ['what has all words, where something has', 'pell fafsa', ['pell']],
  ['a beginning of the last word', 'quill', ['review']],
  ['capitals and accents alike', 'QUÍLLMERE', ['review']],
  ['other words for it', 'free application', ['fafsa']],
  ['a letter left out', 'quilmere', ['review']],
  ['two letters swapped', 'captialization', ['capitalization']],
  ['two mistakes in a long word', 'capitolisation', ['capitalization']],
  ['a question without its small words', 'what is a pell grant?', ['pell']],
  ['most of the words where nothing has all', 'pell grant rocket', ['pell']],
  ['nothing for less than half of the words', 'pell rocket saddle', []],
  ['nothing for what is not there', 'zzqqxx', []],
  ['no guess at short words', 'ban', ['review']],
  ['nothing for no words', '!? …', []],
])('finds %s', (_, query, expected) => {
  expect(library.ids(query)).toEqual(expected)
})

test('each kind is counted, and shown with its best, the kind of the best match first', () => {
  const { groups, counts } = library.index.findGroups('fafsa', 1)
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['fafsa'], ['deadline']])
  expect(counts).toEqual(
    new Map([
      ['guide', 1],
      ['article', 2],
    ]),
  )
  expect(library.index.find('fafsa', { most: 5, kind: 'article' }).entries.map(({ id }) => id)).toEqual([
    'deadline',
    'pell',
  ])
})

test('what is changed is found by its new words, what is removed by none', () => {
  const { index, ids } = indexOf(entry('a', { title: 'Old words' }), entry('b', { title: 'Other words' }))
  index.put(entry('a', { title: 'New title' }))
  expect([ids('old'), ids('new'), ids('words')]).toEqual([[], ['a'], ['b']])
  index.remove('a')
  index.remove('a')
  expect([ids('new'), ids('title'), index.size]).toEqual([[], [], 1])
})

test('after any changes it finds as an index that was made of what is left', () => {
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
      const made = indexOf(...left.values())
      const found = (index: typeof changed) =>
        index
          .find(query, { most: 10 })
          .entries.map(({ id }) => id)
          .sort()
      expect(found(changed)).toEqual(found(made.index))
      expect(changed.size).toBe(left.size)
    }),
  )
})

test('any text is answered, twice alike, with no more than was wanted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(4), (query, most) => {
      const find = () => library.index.find(query, { most }).entries.map(({ id }) => id)
      const first = find()
      expect(first.length).toBeLessThanOrEqual(most)
      expect(find()).toEqual(first)
    }),
  )
})
