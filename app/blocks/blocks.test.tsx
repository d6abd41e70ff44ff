import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryGroups } from '#app/features/gallery/gallery-groups.ts'
import { type AnyEntry, blockTypes, type ComponentType } from '#cms/model/blocks/block-types.ts'
import { someBlockData } from './block-data.fixture.ts'
import { findSourcedReviews } from './people/sourced-reviews.ts'
import { somePopUpModal } from './products/product-blocks.fixture.ts'
import {
  anyBlock,
  anySection,
  findMarkupFaults,
  harmless,
  marksIn,
  plantMarks,
  renderBlock,
  renderPage,
  tagsIn,
  withoutWords,
  wordsIn,
} from './rendered-blocks.fixture.tsx'

/** Renders a block with the data it looks up; a pop-up finds the modal it names. */
function draw(one: AnyEntry, differs: { inSection?: boolean } = {}): string {
  const identifier = one.componentType === 'Scholarship pop-up' ? one.fields.modalIdentifier : ''
  const modals = [{ ...somePopUpModal, identifier }]
  return renderBlock(one, { data: { ...someBlockData, modals }, ...differs })
}

describe.each(blockTypes)('any $componentType', ({ componentType }) => {
  test('shows each of its texts, once and in order', () => {
    fc.assert(
      fc.property(anyBlock(componentType), (one) => {
        const texts = plantMarks(one).filter(({ path }) => !isHidden(one, path))
        const known = new Set(plantMarks(one).map(({ mark }) => mark))
        const shown = marksIn(wordsIn(draw(one))).filter((mark) => known.has(mark))
        const expected = texts.map(({ mark }) => mark)
        if (arranged.has(componentType)) expect(new Set(shown)).toEqual(new Set(expected))
        else expect(shown).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  test('keeps its markup, and that without faults, whatever its texts', () => {
    fc.assert(
      fc.property(anyBlock(componentType), (one) => {
        const html = draw(one)
        expect(shapeOf(html)).toEqual(shapeOf(draw(harmless(one))))
        expect(findMarkupFaults(html, 1)).toEqual([])
        expect(() => draw(withoutWords(one))).not.toThrow()
      }),
      { numRuns: 30 },
    )
  })
})

test('no text of a section can break a page or become part of its markup', () => {
  fc.assert(
    fc.property(anySection(), (one) => {
      const html = renderPage([one], { data: someBlockData })
      expect(shapeOf(html)).toEqual(shapeOf(renderPage([harmless(one)], { data: someBlockData })))
      expect(findMarkupFaults(html, 1).filter((fault) => !isOfSections(fault))).toEqual([])
      expect(() => renderPage([withoutWords(one)], { data: someBlockData })).not.toThrow()
    }),
    { numRuns: 200 },
  )
})

/** The school picker has a control, and a heading inside a column may stand above that of its column. */
function isOfSections(fault: string): boolean {
  return fault === 'a control' || fault.startsWith('leaps')
}

const shown = galleryGroups().flatMap((group) => group.shown)
const examples = shown.flatMap(({ name, part }) => (part._type === 'entry' ? [{ name, entry: part }] : []))

test.each(examples)('$name: no markup faults in the body or in a section', ({ entry }) => {
  expect(findMarkupFaults(draw(entry), 1)).toEqual([])
  expect(findMarkupFaults(draw(entry, { inSection: true }), 2)).toEqual([])
})

test('all blocks and sections can be on one page: ids are unique, and references find theirs', () => {
  const html = renderPage(
    shown.map(({ part }) => part),
    { data: { ...someBlockData, modals: [{ ...somePopUpModal, identifier: 'example-1' }] } },
  )
  expect(html).toMatch(/popovertarget/i)
  expect(findMarkupFaults(html, 1).filter((fault) => !isOfSections(fault))).toEqual([])
})

/** Tables and charts repeat their headings at each cell; the others show their texts in another order. */
const arranged = new Set<ComponentType>([
  'Best-for table',
  'Chart',
  'Contact guidelines',
  'Credit card top picks table',
  'Customer reviews',
  'Customer service info list',
  'Table',
])

/** Tells whether a block leaves out its text at a path. */
function isHidden(one: AnyEntry, path: string): boolean {
  switch (one.componentType) {
    case 'Cards':
      return isHiddenByCard(one.fields, path)
    case 'Customer reviews': {
      const sourced = findSourcedReviews(one.fields)
      const [, at] = /reviews\[(\d+)\]/.exec(path) ?? []
      const review = at && one.fields.reviews?.[Number(at)]
      return review ? !sourced.includes(review) : sourced.length === 0
    }
    case 'Homepage product cards': {
      const [, at] = /cards\[(\d+)\]/.exec(path) ?? []
      return at !== undefined && one.fields.cards[Number(at)]?.vertical === 'MOMENT_SCIENCE'
    }
    case 'Lender table':
      return one.fields.vertical === 'MOMENT_SCIENCE'
    case 'Table of contents':
      // It shows nothing on a page without headings.
      return true
    default:
      return false
  }
}

/** A card shows whichever of its lines and its text its type asks for, and the other when that is missing. */
function isHiddenByCard(
  { cardType, cardItems }: Extract<AnyEntry, { componentType: 'Cards' }>['fields'],
  path: string,
): boolean {
  const [, at, part] = /cardItems\[(\d+)\]\.(items|body)/.exec(path) ?? []
  const { items = [], body = [] } = cardItems[Number(at)] ?? {}
  if (part === 'items') return cardType !== 'List' && body.length > 0
  return part === 'body' && cardType === 'List' && items.length > 0
}

/** A line break in a text is a `br`, and the labels of a chart are broken where they fit. */
function shapeOf(html: string): string[] {
  return tagsIn(html).filter((tag) => !/^<\/?(br|text|tspan)\b/.test(tag))
}
