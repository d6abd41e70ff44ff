import { expect, test } from 'vitest'
import { toCanonicalText } from './canonical-query.ts'
import { type Params, parseQuery } from './parse-query.ts'

const canonical = (query: string, params: Params = {}) => toCanonicalText(parseQuery(query, params), params)

test.each([
  ['spaces and line breaks', '*[ _type=="a" ]{\n\ttitle\n}', '*[_type == "a"]{title}'],
  ['comments', '*[_type == "a"] // all of them\n{title} // only this', '*[_type == "a"]{title}'],
  ['quotation marks', "*[_type == 'a']", '*[_type == "a"]'],
])('queries that differ only in %s are the same', (_, one, other) => {
  expect(canonical(one)).toBe(canonical(other))
})

test.each([
  ['spaces inside a text', '*[title == "a b"]', '*[title == "a  b"]'],
  ['a comment inside a text', '*[title == "a // b"]', '*[title == "a"]'],
  ['the order of filters', '*[a == 1][b == 2]', '*[b == 2][a == 1]'],
  ['an infinite number', '[1e999]', '[null]'],
  ['the sign of an infinite number', '[1e999]', '[-1e999]'],
])('queries that differ in %s are not the same', (_, one, other) => {
  expect(canonical(one)).not.toBe(canonical(other))
})

test('only the parameters that a query uses count, in any order', () => {
  expect(canonical('[$a, $b]', { a: 1, b: 2, c: 3 })).toBe(canonical('[$a, $b]', { b: 2, a: 1 }))
  expect(canonical('[$a]', { a: 1 })).not.toBe(canonical('[$a]', { a: '1' }))
  expect(canonical('*[0...$to]', { to: 1 })).not.toBe(canonical('*[0...$to]', { to: 2 }))
})
