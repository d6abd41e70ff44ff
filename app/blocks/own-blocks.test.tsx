import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyEntry, entry as entryField } from '#cms/model/blocks/block-types.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { findTexts } from '#cms/model/texts/find-texts.ts'
import { anyBlock, anySection } from './any-block.fixture.ts'
import { toMarkupShape, toVisibleText } from './markup.fixture.ts'
import { PageBody } from './page-body.tsx'
import { peopleBlocks } from './people/people-blocks.ts'
import { findSourcedReviews } from './people/sourced-reviews.ts'
import { makePageScope, rendered } from './render.fixture.tsx'
import { showsNothing } from './sections/section-value.ts'
import { structureBlocks } from './structure/structure-blocks.tsx'
import { tableBlocks } from './tables/table-blocks.ts'

const types = { ...peopleBlocks, ...structureBlocks, ...tableBlocks }
const isOwn = (name: string): name is keyof typeof types => Object.hasOwn(types, name)
const own = Object.keys(types).filter(isOwn)

/** Strings that would do harm if any block took them for markup, an address or a token. */
const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    'javascript:alert(1)',
    '</title></style><svg onload=alert(1)>',
    '{{constructor}}{{__proto__}}',
    '\u0000\ud800&lt;b&gt;',
    '',
    '   ',
  ),
  fc.string({ unit: 'binary' }),
)

type Part = Parameters<typeof showsNothing>[0]

function print(part: Part) {
  const page = { sections: [part] }
  return rendered(makePageScope(page), <PageBody page={page} />)
}

test('every text of a block is on the page', () => {
  fc.assert(
    fc.property(anyBlock(own), (entry) => {
      fc.pre(!hasUnsourced(entry) && entry.componentType !== 'Table of contents')
      const words = spaced(toVisibleText(print(entry)))
      for (const { path, parts } of findTexts(entryField, entry)) {
        // The text itself renders what is between its paragraphs.
        if (/content\[\d+\]\./.test(path)) continue
        for (const { text } of parts) expect(words, path).toContain(spaced(text))
      }
    }),
    { numRuns: 200 },
  )
})

test('no text of a block or a section can break a page or become part of its markup', () => {
  const one = fc.constant('word')
  fc.assert(
    fc.property(fc.oneof(anyBlock(own, one), anySection(one)), hostile, (part, text) => {
      // A line break in a text is rendered as a `br`.
      const plain = new Set(['br', ...toMarkupShape(print(part))])
      print(replaced(part, text))
      const html = print(replaced(part, `word ${text}`))
      expect(toMarkupShape(html).filter((tag) => !plain.has(tag))).toEqual([])
      expect(html).not.toMatch(/(?:href|src|action)="\s*javascript:/i)
    }),
    { numRuns: 200 },
  )
})

function hasUnsourced(entry: AnyEntry): boolean {
  if (entry.componentType !== 'Customer reviews') return false
  return findSourcedReviews(entry.fields).length < (entry.fields.reviews ?? []).length || showsNothing(entry)
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Returns a copy of the value with `text` in place of each `word`. */
function replaced<Value>(value: Value, text: string): Value
function replaced(value: unknown, text: string): unknown {
  if (value === 'word') return text
  if (Array.isArray(value)) return value.map((one) => replaced(one, text))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, text)]))
}
