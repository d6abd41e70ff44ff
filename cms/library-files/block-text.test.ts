import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonObject } from '#cms/service/documents.ts'
import { blockFromText, blockToText } from './block-text.ts'

const span = (text: string, marks: string[] = [], _key = 'k') => ({ _type: 'span', _key, marks, text })

test.each([
  ['Plain words.', { style: 'normal' }],
  ['## How it works', { style: 'h2' }],
  ['> Said by somebody', { style: 'blockquote' }],
  ['- one', { style: 'normal', listItem: 'bullet', level: 1 }],
  ['  1. two', { style: 'normal', listItem: 'number', level: 2 }],
])('%s', (_md, style) => {
  const block = blockFromText({ _md }, 3)
  expect(block).toMatchObject({ _type: 'block', _key: 'b3', markDefs: [], ...style })
  expect(blockToText(block, 3)).toEqual({ _md })
})

test('marks and links convert to Markdown and back', () => {
  const _md = 'Pay **less _and_** [see `how`](https://example.com/a_(b\\)).'
  const block = blockFromText({ _md }, 0)
  expect(block.markDefs).toEqual([{ _type: 'link', _key: 'b0m0', href: 'https://example.com/a_(b)' }])
  expect(block.children).toEqual([
    span('Pay ', [], 'b0s0'),
    span('less ', ['strong'], 'b0s1'),
    span('and', ['strong', 'em'], 'b0s2'),
    span(' ', [], 'b0s3'),
    span('see ', ['b0m0'], 'b0s4'),
    span('how', ['b0m0', 'code'], 'b0s5'),
    span('.', [], 'b0s6'),
  ])
  expect(blockToText(block, 0)).toEqual({ _md })
})

test('keys set by an editor are stored next to the text', () => {
  const block = {
    _type: 'block',
    _key: 'a1',
    style: 'normal',
    markDefs: [],
    children: [span('x', [], 'c3')],
  }
  expect(blockToText(block, 0)).toEqual({ _md: 'x', _keys: 'a1 c3' })
})

test('marks other than plain links are stored next to the text', () => {
  const _marks: JsonObject[] = [
    { _type: 'citation', publisher: 'Federal Student Aid', day: '2026-07-01' },
    { _type: 'internalLink', reference: { _type: 'reference', _ref: 'glossary-apr' } },
  ]
  const _md = 'At [6.39 percent][1] the [APR][2] is [**higher**](/apr).'
  const block = blockFromText({ _md, _marks }, 0)
  expect(block.markDefs).toEqual([
    { ..._marks[0], _key: 'b0m0' },
    { ..._marks[1], _key: 'b0m1' },
    { _type: 'link', _key: 'b0m2', href: '/apr' },
  ])
  expect(blockToText(block, 0)).toEqual({ _md, _marks })
  expect(blockFromText({ _md: 'no [such][3] mark', _marks }, 0).children).toContainEqual(
    span('such][3] mark', ['b0m0'], 'b0s1'),
  )
})

test('a block that Markdown cannot express stays JSON', () => {
  const plain = blockFromText({ _md: 'x' }, 0)
  expect(blockToText({ ...plain, style: 'lead' }, 0)).toBeUndefined()
  expect(blockToText({ ...plain, alignment: 'right' }, 0)).toBeUndefined()
  expect(blockToText({ ...plain, children: [span('a', ['underline'])] }, 0)).toBeUndefined()
  expect(blockToText({ ...plain, children: [{ _type: 'inlineImage', _key: 'k' }] }, 0)).toBeUndefined()
  expect(
    blockToText({ ...plain, markDefs: [{ _type: 'link', _key: 'unused', href: '/' }] }, 0),
  ).toBeUndefined()
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...' #>-1.*_`[]()\\\na') }),
)
const key = fc.stringMatching(/^[a-z0-9]{1,3}$/)
const link = fc.record({ _type: fc.constant('link'), _key: fc.constantFrom('l1', 'l2'), href: text })
const mark = fc.record({ _type: fc.constant('citation'), _key: fc.constantFrom('l1', 'l2'), publisher: text })
const anySpan = fc.record({
  _type: fc.constant('span'),
  _key: key,
  marks: fc.uniqueArray(fc.constantFrom('strong', 'em', 'code', 'underline', 'l1', 'l2'), { maxLength: 3 }),
  text,
})
const anyBlock = fc.record(
  {
    _type: fc.constant('block'),
    _key: key,
    style: fc.constantFrom('normal', 'h1', 'h6', 'h7', 'blockquote'),
    listItem: fc.constantFrom('bullet', 'number', 'check'),
    level: fc.integer({ min: 0, max: 4 }),
    markDefs: fc.uniqueArray(fc.oneof(link, mark), { selector: ({ _key }) => _key, maxLength: 2 }),
    children: fc.array(anySpan, { maxLength: 4 }),
  },
  { requiredKeys: ['_type', '_key', 'style', 'markDefs', 'children'] },
)

test('a text always converts back to its block, and plain words always have a text', () => {
  fc.assert(
    fc.property(anyBlock, fc.nat({ max: 20 }), (block, place) => {
      const written = blockToText(block, place)
      if (written) expect(blockFromText(written, place)).toEqual(block)
    }),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(text, fc.constantFrom('normal', 'h2', 'blockquote'), (words, style) => {
      const block = { _type: 'block', _key: 'b0', style, markDefs: [], children: [span(words, [], 'b0s0')] }
      expect(blockToText(block, 0)).not.toHaveProperty('_keys')
      expect(blockFromText(blockToText(block, 0) ?? { _md: '' }, 0)).toEqual(block)
    }),
  )
})

test('any text converts to a block', () => {
  fc.assert(
    fc.property(text, (_md) => {
      expect(blockFromText({ _md }, 0)).toMatchObject({ _type: 'block' })
    }),
  )
})
