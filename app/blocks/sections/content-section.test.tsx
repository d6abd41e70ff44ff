import { expect, test } from 'vitest'
import { outlineOf } from '#app/blocks/outline.ts'
import { PageBody } from '#app/blocks/page-body.tsx'
import { rendered, scopeOf } from '#app/blocks/render.fixture.tsx'
import { nestHeadings } from '#app/blocks/structure/nest-headings.ts'
import type { AnyEntry } from '#content-model/blocks/block-types.ts'
import { ContentSection } from './content-section.tsx'
import type { SectionValue } from './section-value.ts'

const section = (fields: Partial<SectionValue>): SectionValue => ({
  _type: 'section',
  kind: 'Basic',
  ...fields,
})
const contents: AnyEntry = { _type: 'entry', componentType: 'Table of contents', fields: {} }

function printed(...sections: SectionValue[]) {
  const page = { sections }
  return rendered(scopeOf(page), <PageBody page={page} />)
}

test('in place of the head of a page a hero shows the title of the page as its h1', () => {
  const hero = section({ kind: 'Hero', title: 'Welcome', subtitle: 'All of it.' })
  const scope = scopeOf({ sections: [] })
  const html = rendered(scope, <ContentSection section={hero} pageTitle="Student loans in {{year}}" />)
  expect(html).toContain('<h1>Student loans in 2026</h1>')
  expect(html).toContain('Welcome')
  expect(printed(hero)).toContain('<h2 id="welcome">Welcome</h2>')
  expect(printed(hero)).not.toContain('<h1')
})

test('sidebars stand beside the page, after it in reading order, and so do their headings', () => {
  const sections = [
    section({ kind: 'Sidebar', title: 'Aside' }),
    section({ title: 'Main', content: [contents] }),
  ]
  const html = printed(...sections)
  expect(html.indexOf('<aside')).toBeGreaterThan(html.indexOf('>Main</h2>'))
  expect(outlineOf({ sections }).headings.map(({ text }) => text)).toEqual(['Main', 'Aside'])
  expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['main', 'aside'])
})

test('headings of level 3 stand below the one of level 2 before them', () => {
  const heading = (text: string, level: 2 | 3) => ({ id: text, text, level })
  const nested = nestHeadings([
    heading('a', 3),
    heading('b', 2),
    heading('c', 3),
    heading('d', 3),
    heading('e', 2),
  ])
  expect(nested.map(({ heading: { id }, below }) => [id, ...below.map((each) => each.id)])).toEqual([
    ['a'],
    ['b', 'c', 'd'],
    ['e'],
  ])
})

test('the school picker is a plain form to the search of schools', () => {
  const html = printed(section({ kind: 'School Picker' }))
  expect(html).toMatch(/<form[^>]* action="\/schools\/search"/)
  expect(html).toMatch(/<input[^>]*name="keywords"/)
})

test.each([
  [{ spacing: 'Custom', customSpacing: 2.4 }, 'data-room="5"'],
  [{ spacing: 'Custom', customSpacing: 99 }, 'data-room="16"'],
  [{ spacing: 'Custom', customSpacing: -1 }, 'data-room="0"'],
  [{ spacing: 'Small', customSpacing: 3 }, 'data-spacing="Small"'],
] as const)('the room of a section with %j is told by attribute', (room, attribute) => {
  const html = printed(section({ title: 'Words', ...room }))
  expect(html).toContain(attribute)
  expect(html.match(/data-room/g)?.length ?? 0).toBe(attribute.startsWith('data-room') ? 1 : 0)
})

test('a section of one lender without its lender shows none, and one whose lender is gone neither', () => {
  const html = printed(
    section({ kind: 'Individual Lender Table' }),
    section({ kind: 'Individual Lender Table', lenderId: 'gone' }),
  )
  expect(html).not.toMatch(/<table|<li/)
})

test('what cannot be read is shown in preview, with its name and why, and to nobody else', () => {
  const unreadable = { _type: 'unreadable' as const, was: 'Hologram', problems: ['there is no such block'] }
  const page = { sections: [section({ title: 'Here', content: [unreadable] })] }
  const scope = scopeOf(page)
  expect(rendered(scope, <PageBody page={page} />)).not.toContain('Hologram')
  const preview = rendered({ ...scope, isPreview: true }, <PageBody page={page} />)
  expect(preview).toMatch(/Hologram.*there is no such block/)
})
