import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutExcerpt, highlight } from './highlight.ts'
import { splitWords } from './split-words.ts'

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
])('whole words are marked in their original spelling: %s', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected)
})

test('for any text, the pieces join to that text, and every marked piece is one of the words', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem())
  fc.assert(
    fc.property(anything, anything, (text, other) => {
      const matched = new Set([...splitWords(other), ...splitWords(text).slice(0, 3)])
      const pieces = highlight(text, matched)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces.filter(({ isMatch }) => isMatch)) {
        expect(splitWords(piece.text).some((word) => matched.has(word))).toBe(true)
      }
    }),
  )
})

test('an excerpt is the summary, or the text around the first match when only the text matches', () => {
  const text = `${'Nothing here. '.repeat(20)}Then comes the origination fee of a loan. ${'More of it. '.repeat(20)}`
  const summary = 'What loans cost.'
  expect(cutExcerpt({ summary, text }, new Set(['loan']))).toBe(summary)
  const excerpt = cutExcerpt({ summary, text }, new Set(['origination']))
  expect(excerpt).toMatch(/^… .*the origination fee of a loan\..* …$/)
  expect(excerpt.length).toBeLessThanOrEqual(184)
  expect(cutExcerpt({ summary: '', text: 'Short\ntext' }, new Set())).toBe('Short text')
})

test('an excerpt of any text is short and contains only words of that text', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 30 }), fc.nat(40), (text, at) => {
      const word = splitWords(text)[at] ?? ''
      const excerpt = cutExcerpt({ summary: '', text }, new Set([word]))
      expect(excerpt.length).toBeLessThanOrEqual(184)
      const words = new Set(splitWords(text))
      for (const each of splitWords(excerpt)) expect(words).toContain(each)
    }),
  )
})
