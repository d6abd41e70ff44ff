import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageScope } from '#app/blocks/page-scope.tsx'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { Plain } from './plain.tsx'
import { fixtures } from './rich-text.fixture.ts'
import { RichText } from './rich-text.tsx'
import { Sources } from './sources.tsx'
import { richTextText } from './text-messages.ts'
import type { MarkOf } from './text-value.ts'

type Entry = Extract<AnyEntry, { componentType: 'Text Block' }>
type Body = Entry['fields']['body']
type Paragraph = Extract<Body[number], { children: unknown }>
type Mark = NonNullable<Paragraph['markDefs']>[number]

/** Returns a paragraph in which every word has the given marks. */
function marked(text: string, ...markDefs: Mark[]): Body {
  const marks = markDefs.map(({ _key = '' }) => _key)
  return [{ _type: 'block', markDefs, children: [{ _type: 'span', text, marks }] }]
}

function page(...bodies: Body[]): { body: Entry[] } {
  return { body: bodies.map((body) => ({ _type: 'entry', componentType: 'Text Block', fields: { body } })) }
}

/** Renders a body as the only text on its page. */
function html(body: Body, differs: Partial<PageScope> = {}): string {
  return rendered(makePageScope(page(body), differs), <RichText value={body} />)
}

const citation: MarkOf<'citation'> = {
  _type: 'citation',
  _key: 'c',
  publisher: 'Department',
  title: 'Handbook',
  url: 'https://department.example/handbook',
  publishedOn: '2026-02-14',
  readOn: '2026-06-30',
}
const link = (href: string): MarkOf<'link'> => ({ _type: 'link', _key: 'l', href })
const definition: MarkOf<'definition'> = {
  _type: 'definition',
  _key: 'd',
  definition: {
    _type: 'definitionOf',
    id: 'sai',
    title: 'Student Aid Index',
    content: [
      { _type: 'block', children: [{ _type: 'span', text: 'A number in {{year}}.' }] },
      { _type: 'block', listItem: 'bullet', children: [{ _type: 'span', text: 'Not money.' }] },
    ],
    relatedBlog: { _type: 'postLink', title: 'More of it', slug: { current: 'sai' }, categories: ['fafsa'] },
  },
}
const count = (text: string, part: string) => text.split(part).length - 1
const allIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found)

test('links of the own domain become paths, others open in a new tab and say so', () => {
  expect(html(marked('there', link('https://www.bursar.example/fafsa?a=b#c')))).toContain(
    '<a href="/fafsa?a=b#c"',
  )
  const other = html(marked('there', link('https://other.example/')))
  expect(other).toContain('<a href="https://other.example/" target="_blank" rel="noopener">there<span')
  expect(other).toContain('(opens in a new tab)')
  expect(html(marked('there', link('mailto:desk@bursar.example')))).toContain(
    '<a href="mailto:desk@bursar.example">there</a>',
  )
  expect(html(marked('there', link('javascript:alert(1)')))).toContain('<p>there</p>')
})

test('a link to a page has its path; an unknown category counts as student-loans', () => {
  const to = (categories: string[]) =>
    html(
      marked('there', {
        _type: 'internalLink',
        _key: 'i',
        reference: { _type: 'postLink', documentType: 'blog', slug: { current: 'pell' }, categories },
      }),
    )
  expect(to(['fafsa'])).toContain('href="/resources/fafsa/pell"')
  expect(to(['boats'])).toContain('href="/resources/student-loans/pell"')
})

test('tokens are filled in, and an unknown token renders nothing', () => {
  expect(html(marked('It is {{ year }}{{nothing}}, {{month_and_year}}.'))).toContain(
    '<p>It is 2026, November 2026.</p>',
  )
})

test('the value of a token is not searched for tokens again', () => {
  expect(html(marked('{{a}}'), { words: { a: '{{b}}', b: 'no' } })).toContain('<p>{{b}}</p>')
})

test('a live figure shows its source, and where and when we read it', () => {
  const shown = html(marked('{{awardYear.pell.max}}'))
  expect(shown).toMatch(/<button[^>]*>\$7,395<\/button>/)
  expect(shown).toContain('US Department of Education')
  const { readIn, checkedOn } = awardYear202627.pell.source
  expect(shown).toContain(richTextText.figure.read(readIn, checkedOn))
})

test('a live figure keeps the marks of its text', () => {
  const strong: Body = [
    {
      _type: 'block',
      children: [{ _type: 'span', text: 'Up to {{awardYear.pell.max}}!', marks: ['strong'] }],
    },
  ]
  expect(html(strong)).toMatch(/<strong>Up to <span.*<\/span>!<\/strong>/)
  expect(count(html(strong), '<strong>Up')).toBe(1)
})

test.each<[string, Body]>([
  ['link', marked('{{awardYear.pell.max}}', link('/fafsa'))],
  [
    'definition',
    marked('{{awardYear.pell.max}}', {
      ...definition,
      definition: { ...definition.definition, content: [] },
    }),
  ],
  [
    'heading',
    [{ _type: 'block', style: 'h2', children: [{ _type: 'span', text: '{{awardYear.pell.max}}' }] }],
  ],
])('in a %s a live figure is plain text', (_, body) => {
  expect(html(body)).toContain('$7,395')
  expect(html(body)).not.toContain(richTextText.figure.label)
})

test('plain text has no tooltips and no source notes', () => {
  const body = [...marked('{{awardYear.pell.max}}', citation), ...marked('word', definition)]
  const plain = rendered(
    makePageScope(page(body)),
    <Plain>
      <RichText value={body} />
    </Plain>,
  )
  expect(plain).not.toContain('<button')
  expect(plain).toContain('$7,395')
})

test('when links and definitions cover the same words, the first is kept', () => {
  const both = html(marked('word', link('/fafsa'), definition))
  expect(both).toContain('<a href="/fafsa"')
  expect(both).not.toContain('<button')
})

test('a source is a number after its words, outside their other marks', () => {
  const body = marked('on October 1', link('/fafsa'), citation)
  expect(html(body)).toMatch(/on October 1<\/a><sup/)
  expect(html(body)).toMatch(/<button[^>]*><span[^>]*>source <\/span>\[1\]<\/button>/)
  const sources = rendered(makePageScope(page(body)), <Sources />)
  expect(sources).toContain('<li id="source-1">Department: <a href="https://department.example/handbook"')
  expect(sources).toContain(', published February 14, 2026, read June 30, 2026')
})

test('words in several spans have their source once, after the last', () => {
  const body: Body = [
    {
      _type: 'block',
      markDefs: [citation],
      children: [
        { _type: 'span', text: 'on ', marks: ['c'] },
        { _type: 'span', text: 'October', marks: ['strong', 'c'] },
        { _type: 'span', text: ' at last' },
      ],
    },
  ]
  expect(html(body)).toMatch(/^<div[^>]*><p>on <strong>October<\/strong><sup.*<\/sup> at last<\/p><\/div>$/)
})

test('a page without sources has no source list, and one with our own examples explains their look', () => {
  expect(rendered(makePageScope({}), <Sources />)).toBe('')
  const example = marked('$10,000', { _type: 'example', _key: 'e' })
  expect(html(example)).toContain(richTextText.example)
  const sources = rendered(makePageScope(page(example)), <Sources />)
  expect(sources).toContain(richTextText.sources.examples)
  expect(sources).not.toContain('<ol')
})

test('a definition opens on a press without script, has only inline content, and links to its page', () => {
  const shown = html(marked('index', definition))
  const [target = ''] = allIn(shown, /popoverTarget="([^"]+)"/g)
  expect(shown).toContain(`id="${target}" popover="auto"`)
  expect(shown).toContain('data-touch-leave="300000"')
  expect(shown).toContain('A number in 2026.')
  expect(shown).toContain('<a href="/resources/fafsa/sai"')
  // Any of these elements would close the paragraph that contains the tooltip.
  expect(allIn(shown, /<(p|div|ul|ol|li|h\d)\b/g)).toEqual(['div', 'p'])
})

test('unreadable parts are shown to editors only, and their words are kept', () => {
  const body: Body = [
    { _type: 'unreadable', was: 'video', problems: ['no such member'] },
    ...marked('kept', { _type: 'unreadable', _key: 'u', was: 'highlight', problems: ['no such mark'] }),
    { _type: 'imageComponent', image: { asset: { _id: 'image-broken' } } },
  ]
  expect(html(body)).toMatch(/^<div[^>]*><p>kept<\/p><\/div>$/)
  const preview = html(body, { isPreview: true })
  for (const problem of ['no such member', 'no such mark', 'malformed']) expect(preview).toContain(problem)
})

test('a picture with a caption is a figure, and the first on its page loads eagerly', () => {
  const image = { asset: { _id: 'image-abc-1600x800-jpg', altText: 'A desk' } }
  const shown = html([{ _type: 'imageComponent', image, caption: 'In {{year}}' }])
  expect(shown).toContain('<figcaption')
  expect(shown).toContain('In 2026')
  expect(shown).toMatch(/width="760" height="380"/)
  expect(shown).toContain('alt="A desk"')
  expect(shown).toContain('loading="lazy"')
})

test('a picture at natural size is never enlarged', () => {
  const small = (isNaturalSize: boolean) =>
    html([{ _type: 'imageComponent', image: { asset: { _id: 'image-abc-240x160-png' } }, isNaturalSize }])
  expect(small(true)).toContain('width="240" height="160"')
  expect(small(false)).toContain('width="760" height="507"')
})

test('names of properties that every object has are not styles, lists or marks', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
  for (const name of names) {
    const body: Body = [
      { _type: 'block', style: name, children: [{ _type: 'span', text: 'a', marks: [name, 'link'] }] },
      { _type: 'block', listItem: name, children: [{ _type: 'span', text: 'b' }] },
    ]
    expect(html(body)).toMatch(/^<div[^>]*><p>a<\/p><ul><li>b<\/li><\/ul><\/div>$/)
  }
})

test('every heading in the outline is on the page once, in order and at its level', () => {
  const paragraph = fc.record(
    {
      _type: fc.constant('block' as const),
      _key: fc.string(),
      style: fc.constantFrom('normal', 'h2', 'h3', 'h4', 'blockquote', 'lead'),
      listItem: fc.constantFrom('bullet', 'number'),
      level: fc.integer({ min: 1, max: 3 }),
      children: fc.array(
        fc.record({
          _type: fc.constant('span' as const),
          text: fc.constantFrom('Costs', 'costs', ' of {{year}}', '{{awardYear.pell.max}}', '2', ''),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    },
    { requiredKeys: ['_type', 'children'] },
  )
  fc.assert(
    fc.property(fc.array(fc.array(paragraph, { maxLength: 5 }), { maxLength: 3 }), (bodies) => {
      const scope = makePageScope(page(...bodies))
      const shown = rendered(
        scope,
        bodies.map((body, at) => <RichText key={String(at)} value={body} />),
      )
      const found = Array.from(shown.matchAll(/<h([23]) id="([^"]*)">/g), ([, level, id]) => ({
        level: Number(level),
        id,
      }))
      expect(found).toEqual(scope.outline.headings.map(({ level, id }) => ({ level, id })))
    }),
  )
})

test.each(fixtures)('$name has no inline styles, and references only ids that exist', ({ entry }) => {
  if (entry.componentType !== 'Text Block') throw new Error('not of this folder')
  const scope = makePageScope({ body: [entry] })
  const shown = rendered(scope, [
    <RichText key="text" value={entry.fields.body} />,
    <Sources key="sources" />,
  ])
  expect(shown).not.toMatch(/\sstyle=|undefined|\[object/)
  const ids = allIn(shown, /\sid="([^"]*)"/g)
  expect(ids).toEqual([...new Set(ids)])
  const named = allIn(shown, /\s(?:popoverTarget|aria-labelledby|aria-describedby)="([^"]*)"/g)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})
