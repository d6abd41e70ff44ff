import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEntry } from '#content-model/blocks/block-types.ts'
import { sourcesOf } from './sources.ts'

const citation = (name: string) => ({
  _type: 'citation' as const,
  publisher: 'A publisher',
  title: name,
  url: `https://publisher.example/${name}`,
  date: '2026-01-02',
})

/** A paragraph that cites sources by their names, each on a word of its own. */
function citing(...names: string[]) {
  return {
    _type: 'block' as const,
    children: names.map((name, at) => ({ _type: 'span' as const, text: name, marks: [`m${at}`] })),
    // Keys come in any order.
    markDefs: names.map((name, at) => ({ _key: `m${at}`, ...citation(name) })).toReversed(),
  }
}

function textBlock(...names: string[]): AnyEntry {
  return { _type: 'entry', componentType: 'Text Block', fields: { body: [citing(...names)] } }
}

test('sources are numbered in reading order, the same one once', () => {
  const sources = sourcesOf({ body: [textBlock('b', 'a'), textBlock('a', 'c')] })
  expect(sources.list.map(({ number, id, citation: { title } }) => [number, id, title])).toEqual([
    [1, 'source-1', 'b'],
    [2, 'source-2', 'a'],
    [3, 'source-3', 'c'],
  ])
  expect(sources.sourceOf(citation('a'))?.number).toBe(2)
  expect(sources.sourceOf(citation('d'))).toBeUndefined()
})

test('a later edition of a source is another source', () => {
  const later = { ...citation('a'), date: '2026-05-06' }
  const { list } = sourcesOf({ body: [{ ...textBlock('a'), sources: [later] }] })
  expect(list.map((one) => one.citation.date)).toEqual(['2026-01-02', '2026-05-06'])
})

test('the sources of a whole block follow those of its words; a section has those of its blocks', () => {
  const entry: AnyEntry = { ...textBlock('in the words'), sources: [citation('of the block')] }
  const { list } = sourcesOf({
    sections: [{ _type: 'section', kind: 'Basic', content: [entry, textBlock('next')] }],
  })
  expect(list.map((one) => one.citation.title)).toEqual(['in the words', 'of the block', 'next'])
})

test('tables and lists of references show their sources themselves', () => {
  const { list } = sourcesOf({
    body: [
      {
        _type: 'entry',
        componentType: 'References',
        fields: { references: [{ _type: 'listedSource', source: citation('listed') }] },
      },
    ],
  })
  expect(list).toEqual([])
})

test('whatever a page cites, every citation finds its number, and numbers run from 1', () => {
  const names = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 }), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(names, (blocks) => {
      const sources = sourcesOf({ body: blocks.map((cited) => textBlock(...cited)) })
      const inOrder = [...new Set(blocks.flat())]
      expect(sources.list.map((one) => one.citation.title)).toEqual(inOrder)
      expect(inOrder.map((name) => sources.sourceOf(citation(name))?.number)).toEqual(
        inOrder.map((_, at) => at + 1),
      )
    }),
  )
})
