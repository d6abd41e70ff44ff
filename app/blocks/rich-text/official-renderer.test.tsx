import { PortableText } from '@portabletext/react'
import { toHTML } from '@portabletext/to-html'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'
import { namedDifferences, officialStructures } from './official-structures.fixture.ts'
import { RichText } from './rich-text.tsx'

test.each(Object.entries(officialStructures))('%s renders like the official renderers', (_, value) => {
  const ours = drawnHere(value)
  expect(ours).toBe(plainly(renderToStaticMarkup(<PortableText value={value} onMissingComponent={false} />)))
  expect(inOneSpelling(ours)).toBe(inOneSpelling(toHTML(value, { onMissingComponent: false })))
})

test.each(Object.entries(namedDifferences))(
  '%s differs from the official renderers on purpose',
  (_, { value, theirs, ours }) => {
    expect(renderToStaticMarkup(<PortableText value={value} onMissingComponent={false} />)).toBe(theirs)
    expect(drawnHere(value)).toBe(ours)
  },
)

/**
 * Renders a text without the element around it and without what React Router and the build add to elements.
 */
function drawnHere(value: AnyRichText): string {
  const html = rendered(makePageScope({}), <RichText value={value} />)
  const [, inner = ''] = /^<div class="[^"]*">(.*)<\/div>$/s.exec(html) ?? []
  return plainly(inner)
}

function plainly(html: string): string {
  return html.replaceAll(/ (?:class="[^"]*"|data-prefetch="")/g, '')
}

/** React and the official HTML renderer escape the same characters differently. */
function inOneSpelling(html: string): string {
  return html.replaceAll('&#x27;', '&#39;').replaceAll('<br />', '<br/>')
}
