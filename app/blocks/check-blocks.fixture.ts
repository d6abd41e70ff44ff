import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEntry, ComponentType } from '#cms/model/blocks/block-types.ts'
import type { Fixture } from './block.ts'
import {
  anyBlock,
  findMarkupFaults,
  harmless,
  hostileWords,
  marksIn,
  plantMarks,
  renderBlock,
  tagsIn,
  wordsIn,
} from './drawn-blocks.fixture.tsx'

/**
 * Registers the tests that every block in a folder must pass. `isShown` tells, for the path of a text,
 * whether the block shows that text; by default every text is shown.
 */
export function checkBlocks(
  record: Partial<Record<ComponentType, unknown>>,
  fixtures: readonly Fixture[],
  isShown: (one: AnyEntry, path: string) => boolean = () => true,
) {
  const types = Object.keys(record).filter((name): name is ComponentType => name in record)

  test('each type has fixtures, each with a unique name', () => {
    expect(new Set(fixtures.map(({ entry }) => entry.componentType))).toEqual(new Set(types))
    expect(new Set(fixtures.map(({ name }) => name)).size).toBe(fixtures.length)
    for (const { name, entry } of fixtures)
      expect(name.startsWith(`${entry.componentType}, `), name).toBe(true)
  })

  test.each(fixtures)(
    '$name: no inline styles, unique ids, named controls, headings in order',
    ({ entry }) => {
      expect(findMarkupFaults(renderBlock(entry), 1)).toEqual([])
      expect(findMarkupFaults(renderBlock(entry, { inSection: true }), 2)).toEqual([])
    },
  )

  test.each(types)(
    'any %s shows each of its texts once and in order, and hostile ones as plain text',
    (type) => {
      fc.assert(
        fc.property(anyBlock(type, hostileWords), (one) => {
          const html = renderBlock(one)
          const texts = plantMarks(one)
          const known = new Set(texts.map(({ mark }) => mark))
          const shown = texts.filter(({ path }) => isShown(one, path)).map(({ mark }) => mark)
          expect(marksIn(wordsIn(html)).filter((mark) => known.has(mark))).toEqual(shown)
          expect(tagsIn(html)).toEqual(tagsIn(renderBlock(harmless(one))))
          expect(findMarkupFaults(html, 1)).toEqual([])
        }),
        { numRuns: 30 },
      )
    },
  )
}
