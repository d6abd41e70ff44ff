import type { ExprNode, FuncCallNode } from 'groq-js'
import { hostNode } from './host-node.ts'

/**
 * `… match text::query(q)`, which groq-js parses only. Every word of `q` has to be found, a phrase in double quotes as it is, and what
 * follows a minus must not be found; `*` in a word stands for any letters. Case and accents do not matter.
 */
export function textMatch(left: ExprNode, asked: ExprNode | undefined): ExprNode {
  return hostNode((evaluate, { meter }) => {
    const query = asked && evaluate(asked)
    if (typeof query !== 'string') return false
    const texts = [...textsIn(evaluate(left))]
    const terms = termsOf(query)
    meter.charge(texts.reduce((sum, text) => sum + text.length, 0) / charactersPerStep)
    const words = texts.map(wordsOf)
    meter.charge((countOf(words) * countOf(terms.map((term) => term.words))) / charactersPerStep)
    return (
      terms.length > 0 && terms.every(({ isExcluded, words: phrase }) => has(words, phrase) !== isExcluded)
    )
  })
}

const countOf = (lists: readonly (readonly string[])[]): number =>
  lists.reduce((sum, list) => sum + list.length, 0)

export function isTextQuery(node: ExprNode): node is FuncCallNode {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query'
}

const charactersPerStep = 8

interface Term {
  words: string[]
  isExcluded: boolean
}

/** More words than these are not looked for. */
const maxTerms = 50

function termsOf(query: string): Term[] {
  return [...query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)]
    .slice(0, maxTerms)
    .map(([, minus, phrase, word]) => ({ isExcluded: minus === '-', words: wordsOf(phrase ?? word ?? '') }))
    .filter(({ words }) => words.length > 0)
}

/** All text of a value but for what the service keeps for itself. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) yield* textsIn(inner)
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}*]+/gu) ?? []
  )
}

/** The words one after another in one of the texts. */
function has(texts: readonly string[][], phrase: readonly string[]): boolean {
  return texts.some((words) =>
    words.some((_, start) => phrase.every((word, place) => isLike(words[start + place], word))),
  )
}

/** Each part between wildcards is looked for behind the one before, which takes no more than one pass. */
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
