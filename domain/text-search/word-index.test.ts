import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypingErrors } from './typing-errors.ts'
import { addWord, createWordIndex, findBeginning, findSimilar, packWords, removeWord } from './word-index.ts'

// cspell:ignore laon

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), minLength: 1, maxLength: 7 })
const words = fc.uniqueArray(word, { maxLength: 30 })

function indexWords(all: readonly string[]) {
  const index = createWordIndex()
  for (const [place, each] of all.entries()) addWord(index, each, { place, weight: 1 })
  return index
}

test('a prefix finds all longer words that start with it, in order', () => {
  fc.assert(
    fc.property(words, word, (all, prefix) => {
      const longer = all.filter((each) => each.startsWith(prefix) && each !== prefix)
      expect(findBeginning(indexWords(all), prefix).map((found) => found.word)).toEqual(longer.sort())
    }),
  )
})

test('similar words are all those within the error limit, each with its number of errors', () => {
  fc.assert(
    fc.property(
      words,
      word,
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      (all, typed, max, isUnfinished) => {
        const expected = all
          .map((each) => ({
            word: each,
            errors: countTypingErrors(typed, each, { max, prefixOnly: isUnfinished }),
          }))
          .filter(({ errors }) => errors > 0 && errors <= max)
        const found = findSimilar(indexWords(all), typed, { max, isUnfinished })
        expect(new Set(found.map(({ posting, errors }) => ({ word: posting.word, errors })))).toEqual(
          new Set(expected),
        )
      },
    ),
  )
})

test('a word stays in the index as long as an entry has it', () => {
  const index = createWordIndex()
  const posting = addWord(index, 'loan', { place: 3, weight: 1 })
  addWord(index, 'loan', { place: 1, weight: 2 })
  removeWord(index, posting, 3)
  expect([...(index.byWord.get('loan')?.places ?? [])].slice(0, 1)).toEqual([1])
  removeWord(index, posting, 1)
  expect(index.byWord.size).toBe(0)
  expect(findBeginning(index, 'lo')).toEqual([])
  expect(findSimilar(index, 'laon', { max: 1 })).toEqual([])
})

test('packing an index keeps its contents, and it can still be changed', () => {
  const entry = fc.record({ word, place: fc.nat(9) })
  const entries = fc.uniqueArray(entry, { selector: (each) => `${each.word} ${each.place}` })
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const index = createWordIndex()
      for (const { word, place } of before) addWord(index, word, { place, weight: place })
      packWords(index)
      const added = after.filter((one) => !before.some((other) => isSame(one, other)))
      for (const { word, place } of added) addWord(index, word, { place, weight: place })
      const listed = index.sorted.flatMap(({ word, count, places, weights }) =>
        [...places.subarray(0, count)].map((place, at) => ({ word, place, weight: weights[at] })),
      )
      const expected = [...before, ...added].map((each) => ({ ...each, weight: each.place }))
      expect(new Set(listed)).toEqual(new Set(expected))
      expect(listed).toHaveLength(expected.length)
    }),
  )
})

interface Entry {
  word: string
  place: number
}

function isSame(one: Entry, other: Entry): boolean {
  return one.word === other.word && one.place === other.place
}
