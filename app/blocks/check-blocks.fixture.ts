import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEntry, ComponentType } from '#content-model/blocks/block-types.ts'
import type { Fixture } from './block.ts'
import {
  anyBlock,
  drawn,
  faultsOf,
  harmless,
  hostileWords,
  marksIn,
  marksOf,
  tagsIn,
  wordsIn,
} from './drawn-blocks.fixture.tsx'

/**
 * What holds for every block of a folder. `isShown` says of a text, by its path, whether the block shows it; it shows all
 * unless told.
 */
export function checkBlocks(
  record: Partial<Record<ComponentType, unknown>>,
  fixtures: readonly Fixture[],
  isShown: (one: AnyEntry, path: string) => boolean = () => true,
) {
  const types = Object.keys(record).filter((name): name is ComponentType => name in record)

  test('there are fixtures of each type, each with a name of its own', () => {
    expect(new Set(fixtures.map(({ entry }) => entry.componentType))).toEqual(new Set(types))
    expect(new Set(fixtures.map(({ name }) => name)).size).toBe(fixtures.length)
    for (const { name, entry } of fixtures)
      expect(name.startsWith(`${entry.componentType}, `), name).toBe(true)
  })

  test.each(fixtures)('$name: no inline style, ids once, all named, headings in order', ({ entry }) => {
    expect(faultsOf(drawn(entry), 1)).toEqual([])
    expect(faultsOf(drawn(entry, { inSection: true }), 2)).toEqual([])
  })

  test.each(types)(
    'any %s shows each of its texts once, in their order, and hostile ones as words',
    (type) => {
      fc.assert(
        fc.property(anyBlock(type, hostileWords), (one) => {
          const html = drawn(one)
          const texts = marksOf(one)
          const known = new Set(texts.map(({ mark }) => mark))
          const shown = texts.filter(({ path }) => isShown(one, path)).map(({ mark }) => mark)
          expect(marksIn(wordsIn(html)).filter((mark) => known.has(mark))).toEqual(shown)
          expect(tagsIn(html)).toEqual(tagsIn(drawn(harmless(one))))
          expect(faultsOf(html, 1)).toEqual([])
        }),
        { numRuns: 30 },
      )
    },
  )
}
