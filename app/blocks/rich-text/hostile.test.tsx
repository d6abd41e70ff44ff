import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { queriedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { hostileText, hostileTexts } from './hostile.fixture.ts'
import { RichText } from './rich-text.tsx'
import { Sources } from './sources.tsx'

/** Every element that rich text may render, with its attributes; anything else came out of a field. */
const vocabulary: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel', 'data-prefetch'],
  blockquote: [],
  br: [],
  button: ['class', 'type', 'popoverTarget'],
  code: [],
  div: ['class', 'role'],
  figcaption: ['class'],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  img: ['class', 'src', 'srcSet', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  li: ['id'],
  ol: ['class'],
  p: [],
  section: ['class', 'aria-labelledby'],
  span: ['class', 'role', 'id', 'popover', 'aria-label', 'data-tooltip', 'data-touch-leave'],
  strong: [],
  sup: ['class'],
  u: [],
  ul: [],
}

/** Pieces of markup, addresses and tokens, and characters that are not letters. */
const sign = fc.constantFrom(...'<>"\'`&=/\\{}:;#!?- \n\t\0\u202e\u2028a', 'script', 'onload', '\ud800', '😀')

test.each([false, true])('no field of a text breaks out of its place, preview %s', (isPreview) => {
  const texts = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: sign, maxLength: 12 }))
  fc.assert(
    fc.property(hostileText(texts), (value) => {
      expect(findElements(drawn(value, isPreview)).flatMap(strangeIn)).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('findElements detects text that breaks out', () => {
  expect(findElements('<p>a<script>b</script></p>').map(({ tag }) => tag)).toEqual(['p', 'script'])
  expect(() => findElements('<p title="a"onclick="b">c</p>')).toThrow('no element')
  expect(() => findElements('<p>a < b</p>')).toThrow('no element')
})

/** Finds what an element has that rich text never renders. */
function strangeIn({ tag, attributes }: ReturnType<typeof findElements>[number]): string[] {
  const known = vocabulary[tag]
  if (!known) return [tag]
  return attributes
    .filter(([name, text]) => !known.includes(name) || addresses[name]?.test(text) === false)
    .map((attribute) => `${tag} ${attribute.join('=')}`)
}

const addresses: Record<string, RegExp> = {
  href: /^(?:\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:)/,
  src: /^(?:\/images\/|data:image\/)/,
  srcSet: /^\/images\//,
}

/** Parses a body as pages do, and renders it with its list of sources. */
function drawn(body: unknown[], isPreview: boolean): string {
  const document = { ...queriedArticle, body: [{ componentType: 'Text Block', textBlock: { body } }] }
  const checked = readDocument('blog', document)
  const entry = checked.ok ? checked.document.body?.[0] : undefined
  if (entry?._type !== 'entry' || entry.componentType !== 'Text Block')
    throw new Error('the text was not read')
  const scope = makePageScope(
    { body: [entry] },
    { isPreview, words: { hostile: '<script>{{year}}</script>' } },
  )
  return rendered(scope, [<RichText key="text" value={entry.fields.body} />, <Sources key="sources" />])
}

/**
 * Parses the elements of HTML rendered by React, which escapes every `<` and `"` in text. Throws when they
 * are not escaped.
 */
function findElements(html: string) {
  const attribute = String.raw`\s[\w-]+="[^"<>]*"`
  return Array.from(html.matchAll(/<[^/][^>]*>?/g), ([element]) => {
    const [, tag = '', attributes = ''] =
      new RegExp(`^<([a-z][a-z0-9]*)((?:${attribute})*)/?>$`).exec(element) ?? []
    if (tag === '') throw new Error(`no element of React's: ${element}`)
    return {
      tag,
      attributes: Array.from(
        attributes.matchAll(/\s([\w-]+)="([^"]*)"/g),
        ([, name = '', text = '']) => [name, text] as const,
      ),
    }
  })
}
