import type { ExprNode, FuncCallNode } from 'groq-js'
import { hostNode } from './host-node.ts'

/**
 * Evaluates `… match text::query(q)`, which groq-js only parses. The text must contain every word of `q` and
 * every phrase in double quotes, and nothing that follows a minus sign; `*` in a word matches any letters.
 * Case and accents are ignored.
 */
export function textMatch(left: ExprNode, asked: ExprNode | undefined): ExprNode {
  return hostNode((evaluate, { meter }) => {
    const query = asked && evaluate(asked)
    if (typeof query !== 'string') return false
    const texts = [...textsIn(evaluate(left))]
    const terms = parseTerms(query)
    meter.charge(texts.reduce((sum, text) => sum + text.length, 0) / charactersPerStep)
    const words = texts.map(splitWords)
    meter.charge((countItems(words) * countItems(terms.map((term) => term.words))) / charactersPerStep)
    return (
      terms.length > 0 &&
      terms.every(({ isExcluded, words: phrase }) => containsPhrase(words, phrase) !== isExcluded)
    )
  })
}

const countItems = (lists: readonly (readonly string[])[]): number =>
  lists.reduce((sum, list) => sum + list.length, 0)

export function isTextQuery(node: ExprNode): node is FuncCallNode {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query'
}

const charactersPerStep = 8

interface Term {
  words: string[]
  isExcluded: boolean
}

/** Further words are ignored. */
const maxTerms = 50

function parseTerms(query: string): Term[] {
  return [...query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)]
    .slice(0, maxTerms)
    .map(([, minus, phrase, word]) => ({
      isExcluded: minus === '-',
      words: splitWords(phrase ?? word ?? ''),
    }))
    .filter(({ words }) => words.length > 0)
}

/** Yields all text in a value, except in fields that start with `_`, which are reserved for the service. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) yield* textsIn(inner)
}

function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}*]+/gu) ?? []
  )
}

/** Returns whether one of the texts contains the words in sequence. */
function containsPhrase(texts: readonly string[][], phrase: readonly string[]): boolean {
  return texts.some((words) =>
    words.some((_, start) => phrase.every((word, place) => isLike(words[start + place], word))),
  )
}

/** Looks for each part between wildcards after the previous part, which takes a single pass. */
function isLike(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false
  if (!pattern.includes('*')) return word === pattern
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop() ?? ''
  if (!word.startsWith(first) || !word.endsWith(last) || word.length < first.length + last.length)
    return false
  let position = first.length
  for (const part of rest) {
    const found = word.indexOf(part, position)
    if (found === -1) return false
    position = found + part.length
  }
  return position <= word.length - last.length
}
