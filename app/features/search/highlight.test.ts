import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, highlight } from './highlight.ts'
import { wordsOf } from './words-of.ts'

const marked = (text: string, ...words: string[]) =>
  highlight(text, new Set(words))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Loans and a loan', ['loan'], '[Loans] and a [loan]'],
  ['The lender’s rate', ['lender'], 'The [lender’s] rate'],
  ['Crédit', ['credit'], '[Crédit]'],
  ['<b>loan</b> & "loan"', ['loan'], '<b>[loan]</b> & "[loan]"'],
  ['reloan', ['loan'], 'reloan'],
  ['', ['loan'], ''],
])('whole words are marked as they stand: %s', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected)
})

test('the pieces of any text are that text, and every marked piece is one of the words', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem())
  fc.assert(
    fc.property(anything, anything, (text, other) => {
      const matched = new Set([...wordsOf(other), ...wordsOf(text).slice(0, 3)])
      const pieces = highlight(text, matched)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces.filter(({ isMatch }) => isMatch)) {
        expect(wordsOf(piece.text).some((word) => matched.has(word))).toBe(true)
      }
    }),
  )
})

test('an excerpt is the summary, or the words around the first match where only the text has it', () => {
  const text = `${'Nothing here. '.repeat(20)}Then comes the origination fee of a loan. ${'More of it. '.repeat(20)}`
  const summary = 'What loans cost.'
  expect(excerptOf({ summary, text }, new Set(['loan']))).toBe(summary)
  const excerpt = excerptOf({ summary, text }, new Set(['origination']))
  expect(excerpt).toMatch(/^… .*the origination fee of a loan\..* …$/)
  expect(excerpt.length).toBeLessThanOrEqual(184)
  expect(excerptOf({ summary: '', text: 'Short\ntext' }, new Set())).toBe('Short text')
})

test('an excerpt of any text is short and has none but its words', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 30 }), fc.nat(40), (text, at) => {
      const word = wordsOf(text)[at] ?? ''
      const excerpt = excerptOf({ summary: '', text }, new Set([word]))
      expect(excerpt.length).toBeLessThanOrEqual(184)
      const words = new Set(wordsOf(text))
      for (const each of wordsOf(excerpt)) expect(words).toContain(each)
    }),
  )
})
