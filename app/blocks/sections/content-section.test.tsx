import { expect, test } from 'vitest'
import { buildOutline } from '#app/blocks/outline.ts'
import { PageBody } from '#app/blocks/page-body.tsx'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { nestHeadings } from '#app/blocks/structure/nest-headings.ts'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
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
  return rendered(makePageScope(page), <PageBody page={page} />)
}

test('a hero that replaces the page head shows the page title as its h1', () => {
  const hero = section({ kind: 'Hero', title: 'Welcome', subtitle: 'All of it.' })
  const scope = makePageScope({ sections: [] })
  const html = rendered(scope, <ContentSection section={hero} pageTitle="Student loans in {{year}}" />)
  expect(html).toContain('<h1>Student loans in 2026</h1>')
  expect(html).toContain('Welcome')
  expect(printed(hero)).toContain('<h2 id="welcome">Welcome</h2>')
  expect(printed(hero)).not.toContain('<h1')
})

test('sidebars are beside the page and follow it in reading order, as do their headings', () => {
  const sections = [
    section({ kind: 'Sidebar', title: 'Aside' }),
    section({ title: 'Main', content: [contents] }),
  ]
  const html = printed(...sections)
  expect(html.indexOf('<aside')).toBeGreaterThan(html.indexOf('>Main</h2>'))
  expect(buildOutline({ sections }).headings.map(({ text }) => text)).toEqual(['Main', 'Aside'])
  expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['main', 'aside'])
})

test('level 3 headings are nested under the level 2 heading before them', () => {
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

test('the school picker is a plain form that leads to the school search', () => {
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

test('a section for one lender shows none when its lender is missing or unknown', () => {
  const html = printed(
    section({ kind: 'Individual Lender Table' }),
    section({ kind: 'Individual Lender Table', lenderId: 'gone' }),
  )
  expect(html).not.toMatch(/<table|<li/)
})

test('unreadable parts are shown in previews only, with their name and the reason', () => {
  const unreadable = { _type: 'unreadable' as const, was: 'Hologram', problems: ['there is no such block'] }
  const page = { sections: [section({ title: 'Here', content: [unreadable] })] }
  const scope = makePageScope(page)
  expect(rendered(scope, <PageBody page={page} />)).not.toContain('Hologram')
  const preview = rendered({ ...scope, isPreview: true }, <PageBody page={page} />)
  expect(preview).toMatch(/Hologram.*there is no such block/)
})

test('a block’s title right below a heading of a text is a line, and its items stay one level below', () => {
  const text = (...styles: string[]): AnyEntry => ({
    _type: 'entry',
    componentType: 'Text Block',
    fields: {
      body: styles.map((style) => ({
        _type: 'block',
        style,
        children: [{ _type: 'span', text: `A ${style}`, marks: [] }],
        markDefs: [],
      })),
    },
  })
  const list: AnyEntry = {
    _type: 'entry',
    componentType: 'Eligibility list',
    fields: {
      title: 'What lenders look at',
      criteria: [{ _type: 'criterion', title: 'Credit', text: 'Yours.' }],
    },
  }
  const below = printed(section({ content: [text('normal', 'h2'), list] }))
  expect(below).toMatch(/<p id="what-lenders-look-at"[^>]*>What lenders look at<\/p>/)
  expect(below).toMatch(/<h3[^>]*>Credit<\/h3>/)
  const apart = printed(section({ content: [text('h2', 'normal'), list] }))
  expect(apart).toMatch(/<h2 id="what-lenders-look-at"[^>]*>What lenders look at<\/h2>/)
})
