import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { livingFigures } from '#domain/award-years/living-figures.ts'
import { findUnknownTokens } from './find-unknown-tokens.ts'
import { builtInWords, fillParts, fillTokens, tokensIn, type UnknownToken } from './template-tokens.ts'

// cspell:ignore yaer

const words = { ...builtInWords('2026-11-21'), site: 'Bursar' }
const fill = (text: string) => {
  const missing: string[] = []
  return { text: fillTokens(text, words, ({ token }) => missing.push(token)), missing }
}

test.each([
  ['In {{year}}', 'In 2026'],
  ['On {{date}}', 'On November 21, 2026'],
  ['Best of {{month_and_year}}', 'Best of November 2026'],
  ['{{ site }}{{site}}', 'BursarBursar'],
  ['Up to {{awardYear.pell.max}}.', 'Up to $7,395.'],
  ['No token, {year}, {{year', 'No token, {year}, {{year'],
  ['', ''],
])('fills %j as %j', (text, filled) => {
  expect(fill(text)).toEqual({ text: filled, missing: [] })
})

test('uses long month names', () => {
  expect(builtInWords('2027-01-05')).toEqual({
    year: '2027',
    date: 'January 5, 2027',
    month_and_year: 'January 2027',
  })
})

test.each([
  ['a {{nothing}} b', 'a  b', ['nothing']],
  ['{{awardYear.pell.maximum}}', '', ['awardYear.pell.maximum']],
  ['{{}}{{ two words }}', '', ['', 'two words']],
  ['{{constructor}}{{__proto__}}', '', ['constructor', '__proto__']],
])('leaves the unknown token in %j empty and reports it', (text, filled, missing) => {
  expect(fill(text)).toEqual({ text: filled, missing })
})

test('a figure keeps its source, so that a page can show it', () => {
  expect(fillParts('Up to {{awardYear.pell.max}} in {{year}}.', words, () => {})).toEqual([
    { text: 'Up to ' },
    { figure: livingFigures['awardYear.pell.max'] },
    { text: ' in ' },
    { text: '2026' },
    { text: '.' },
  ])
})

test('reports an unknown figure with similar names', () => {
  const problems: UnknownToken[] = []
  expect(fillParts('{{awardYear.pel.max}}', words, (problem) => problems.push(problem))).toEqual([])
  const near = problems[0]?.near ?? []
  expect(near[0]).toBe('awardYear.pell.max')
  const message = `{{awardYear.pel.max}} is not a known token: did you mean ${near.join(', ')}?`
  expect(problems).toEqual([{ token: 'awardYear.pel.max', near, message }])
})

test('finds unknown tokens with their paths and accepts those of the settings', () => {
  const document = {
    ...storedArticle,
    title: 'In {{yaer}}, {{prize}}',
    subtitle: 'In {{year}}, {{awardYear.name}}',
  }
  expect(findUnknownTokens(document, { prize: '$5' })).toEqual([
    { path: 'title', message: '{{yaer}} is not a known token: did you mean year?' },
  ])
  expect(findUnknownTokens(document)).toHaveLength(2)
})

test('finds a token that a mark splits, and unmatched braces', () => {
  const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
  const found = (...children: object[]) => {
    const textBlock = { body: [{ _type: 'block', children }] }
    const body = [{ _type: 'entry', componentType: 'Text Block', textBlock }]
    return findUnknownTokens({ ...storedArticle, body }).map(({ message }) => message)
  }
  expect(found(span('In '), span('{{year}}', 'strong'))).toEqual([])
  expect(found(span('{{ye'), span('ar}}', 'strong'))).toEqual([
    '{{year}} is only partly marked: mark all of it or none of it',
  ])
  expect(found(span('In {{year}, or {{date}}'))).toEqual([expect.stringMatching(/do not match/)])
  expect(found(span('In year}}'))).toEqual([expect.stringMatching(/do not match/)])
})

test('keeps the text around tokens and does not scan replacements for tokens', () => {
  const plain = fc.string().filter((text) => !/[{}]/.test(text))
  const hostile = fc.constantFrom('{{year}}', '{{', '}}', '<b>')
  fc.assert(
    fc.property(plain, hostile, plain, (before, value, after) => {
      const filled = fillTokens(`${before}{{it}}${after}`, { it: value }, ({ message }) =>
        expect.unreachable(message),
      )
      expect(filled).toBe(before + value + after)
    }),
  )
})

test('replaces or reports every token', () => {
  const names = fc.constantFrom('year', 'date', 'nothing', 'awardYear.pell.min', 'more.of.it')
  fc.assert(
    fc.property(fc.array(names), (tokens) => {
      const text = tokens.map((name) => `{{${name}}}`).join(' ')
      const { text: filled, missing } = fill(text)
      expect(tokensIn(text)).toEqual(tokens)
      expect(missing).toEqual(tokens.filter((name) => ['nothing', 'more.of.it'].includes(name)))
      expect(filled).not.toMatch(/[{}]/)
    }),
  )
})
