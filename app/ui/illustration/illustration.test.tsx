import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawings } from './drawings.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'

const rendered = (Object.keys(drawings) as IllustrationName[]).map((name): [string, string] => [
  name,
  renderToStaticMarkup(<Illustration name={name} />),
])

test.each(rendered)('%s is painted with tokens only, so that it follows the theme', (_, svg) => {
  const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1])
  expect(paints.filter((paint) => !/^(none|var\(--(ink|card|good|c-[123])\))$/.test(paint ?? ''))).toEqual([])
})

test('all drawings together take less than three kilobytes', () => {
  expect(gzipSync(rendered.map(([, svg]) => svg).join('')).length).toBeLessThan(3000)
})

test('a drawing is hidden from screen readers, in three sizes', () => {
  expect(renderToStaticMarkup(<Illustration name="cap" size={160} />)).toMatch(
    /^<svg (?=.*width="160")(?=.*height="160")(?=.*aria-hidden="true")/,
  )
})
