import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { numberSources } from './sources.ts'

const citation = (name: string) => ({
  _type: 'citation' as const,
  publisher: 'A publisher',
  title: name,
  url: `https://publisher.example/${name}`,
  publishedOn: '2026-01-02',
  readOn: '2026-06-30',
})

/** Returns a paragraph that cites each named source on a word of its own. */
function citing(...names: string[]) {
  return {
    _type: 'block' as const,
    children: names.map((name, at) => ({ _type: 'span' as const, text: name, marks: [`m${at}`] })),
    // The keys are in reverse order, because their order must not matter.
    markDefs: names.map((name, at) => ({ _key: `m${at}`, ...citation(name) })).toReversed(),
  }
}

function textBlock(...names: string[]): AnyEntry {
  return { _type: 'entry', componentType: 'Text Block', fields: { body: [citing(...names)] } }
}

test('sources are numbered in reading order, each source once', () => {
  const sources = numberSources({ body: [textBlock('b', 'a'), textBlock('a', 'c')] })
  expect(sources.list.map(({ number, id, citation: { title } }) => [number, id, title])).toEqual([
    [1, 'source-1', 'b'],
    [2, 'source-2', 'a'],
    [3, 'source-3', 'c'],
  ])
  expect(sources.getSource(citation('a'))?.number).toBe(2)
  expect(sources.getSource(citation('d'))).toBeUndefined()
})

test('a later edition of a source is a different source', () => {
  const later = { ...citation('a'), publishedOn: '2026-05-06' }
  const { list } = numberSources({ body: [{ ...textBlock('a'), sources: [later] }] })
  expect(list.map((one) => one.citation.publishedOn)).toEqual(['2026-01-02', '2026-05-06'])
})

test('the sources of a block follow those of its words; a section has those of its blocks', () => {
  const entry: AnyEntry = { ...textBlock('in the words'), sources: [citation('of the block')] }
  const { list } = numberSources({
    sections: [{ _type: 'section', kind: 'Basic', content: [entry, textBlock('next')] }],
  })
  expect(list.map((one) => one.citation.title)).toEqual(['in the words', 'of the block', 'next'])
})

test('tables and lists of references show their own sources', () => {
  const { list } = numberSources({
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
      const sources = numberSources({ body: blocks.map((cited) => textBlock(...cited)) })
      const inOrder = [...new Set(blocks.flat())]
      expect(sources.list.map((one) => one.citation.title)).toEqual(inOrder)
      expect(inOrder.map((name) => sources.getSource(citation(name))?.number)).toEqual(
        inOrder.map((_, at) => at + 1),
      )
    }),
  )
})
