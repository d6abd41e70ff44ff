import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markup, writtenText } from './markup.ts'
import { Written } from './written.tsx'

it('escapes what is put in, in text and in attributes, exactly as React does', () => {
  const special = fc.constantFrom('&', '<', '>', '"', "'", '&amp;', '</p>', '<script>', 'a', 'é', ' ')
  fc.assert(
    fc.property(fc.array(special), fc.integer(), (parts, count) => {
      const text = parts.join('')
      const written = markup`<p title="${text}">${text} ${count}</p>`
      expect(writtenText(written)).toBe(renderToStaticMarkup(<p title={text}>{[text, ' ', count]}</p>))
    }),
  )
})

it('puts pieces in as they are, lists one after the other, and nothing for what is missing', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`)
  expect(writtenText(markup`<ul>${items}${undefined}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

it('stands in a page of React', () => {
  expect(renderToStaticMarkup(<Written className="body" markup={markup`<b>${1}</b>`} />)).toBe(
    '<div class="body"><b>1</b></div>',
  )
})

it('takes nothing for markup that only looks like it', () => {
  // @ts-expect-error -- only `markup` makes what goes into a page unescaped
  const forged = <Written markup={{ text: '<script>' }} />
  expect(() => renderToStaticMarkup(forged)).toThrow(TypeError)
})
