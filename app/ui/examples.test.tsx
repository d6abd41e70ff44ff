import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.tsx'

/** The only roles that components may set; all other semantics come from the elements themselves. */
const roles = new Set(['alert', 'img', 'menu', 'menuitemradio', 'status', 'tooltip'])

const rendered = Object.entries(examples).map(([name, example]): [name: string, html: string] => [
  name,
  renderToString(example),
])

test.each(rendered)('%s has no inline styles, which the content security policy blocks', (_, html) => {
  expect(html).not.toMatch(/\sstyle=/)
})

test.each(rendered)('%s references only ids that exist', (_, html) => {
  const ids = new Set(attributes(html, 'id'))
  const named = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'popovertarget']
    .flatMap((name) => attributes(html, name))
    .flatMap((value) => value.split(' '))
  // A closed modal is not open to anyone, so its title may be missing.
  const missing = named.filter((id) => !ids.has(id))
  expect(html.includes('<dialog') && !html.includes('<h2') ? [] : missing).toEqual([])
})

test.each(rendered)('%s uses only known roles', (_, html) => {
  expect(attributes(html, 'role').filter((role) => !roles.has(role))).toEqual([])
})

test.each(rendered)('%s names every chart and hides every other drawing', (_, html) => {
  const drawings = html.match(/<svg\b[^>]*>/g) ?? []
  expect(drawings.filter((svg) => !/ role="img"/.test(svg) && !/ aria-hidden="true"/.test(svg))).toEqual([])
  expect(drawings.filter((svg) => / role="img"/.test(svg) && !/ aria-label="[^"]/.test(svg))).toEqual([])
})

test.each(rendered)('%s has a label for each control', (_, html) => {
  const labeled = new Set(attributes(html, 'for'))
  const controls = html.match(/<(input|select|textarea)\b[^>]*>/g) ?? []
  const bare = controls.filter((control) => {
    const [id = ''] = attributes(control, 'id')
    return !labeled.has(id) && !isInsideLabel(html, control)
  })
  expect(bare).toEqual([])
})

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map((match) => match[1] ?? '')
}

function isInsideLabel(html: string, control: string): boolean {
  const before = html.slice(0, html.indexOf(control))
  return before.lastIndexOf('<label') > before.lastIndexOf('</label>')
}
