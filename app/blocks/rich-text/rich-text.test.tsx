import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageScope } from '#app/blocks/page-scope.tsx'
import { rendered, scopeOf } from '#app/blocks/render.fixture.tsx'
import type { AnyEntry } from '#content-model/blocks/block-types.ts'
import { Plain } from './plain.tsx'
import { fixtures } from './rich-text.fixture.ts'
import { RichText } from './rich-text.tsx'
import { Sources } from './sources.tsx'
import type { MarkOf } from './text-value.ts'
import { words } from './text-words.ts'

type Entry = Extract<AnyEntry, { componentType: 'Text Block' }>
type Body = Entry['fields']['body']
type Paragraph = Extract<Body[number], { children: unknown }>
type Mark = NonNullable<Paragraph['markDefs']>[number]

/** A paragraph whose words all have the marks given. */
function marked(text: string, ...markDefs: Mark[]): Body {
  const marks = markDefs.map(({ _key = '' }) => _key)
  return [{ _type: 'block', markDefs, children: [{ _type: 'span', text, marks }] }]
}

function page(...bodies: Body[]): { body: Entry[] } {
  return { body: bodies.map((body) => ({ _type: 'entry', componentType: 'Text Block', fields: { body } })) }
}

/** A text as the only one of its page. */
function html(body: Body, differs: Partial<PageScope> = {}): string {
  return rendered(scopeOf(page(body), differs), <RichText value={body} />)
}

const citation: MarkOf<'citation'> = {
  _type: 'citation',
  _key: 'c',
  publisher: 'Department',
  title: 'Handbook',
  url: 'https://department.example/handbook',
  date: '2026-02-14',
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

test('tokens are filled in, and one that stands for nothing is empty', () => {
  expect(html(marked('It is {{ year }}{{nothing}}, {{month_and_year}}.'))).toContain(
    '<p>It is 2026, November 2026.</p>',
  )
})

test('what stands in place of a token is not read for tokens again', () => {
  expect(html(marked('{{a}}'), { words: { a: '{{b}}', b: 'no' } })).toContain('<p>{{b}}</p>')
})

test('a living figure shows its source, and one from memory says so', () => {
  const confirmed = html(marked('{{awardYear.pell.max}}'))
  expect(confirmed).toMatch(/<button[^>]*>\$7,395<\/button>/)
  expect(confirmed).toContain('US Department of Education')
  expect(confirmed).not.toContain('from memory')
  expect(html(marked('{{pell.2024-25.max}}'))).toContain(words.figure.recalled('2026-11-21'))
})

test('a living figure keeps the marks of its text', () => {
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
])('in a %s a living figure is plain text', (_, body) => {
  expect(html(body)).toContain('$7,395')
  expect(html(body)).not.toContain(words.figure.label)
})

test('where nothing may be pressed there are neither tooltips nor notes to press', () => {
  const body = [...marked('{{awardYear.pell.max}}', citation), ...marked('word', definition)]
  const plain = rendered(
    scopeOf(page(body)),
    <Plain>
      <RichText value={body} />
    </Plain>,
  )
  expect(plain).not.toContain('<button')
  expect(plain).toContain('$7,395')
})

test('of links and definitions on the same words the first stays', () => {
  const both = html(marked('word', link('/fafsa'), definition))
  expect(both).toContain('<a href="/fafsa"')
  expect(both).not.toContain('<button')
})

test('a source is a number behind its words, outside of their other marks', () => {
  const body = marked('on October 1', link('/fafsa'), citation)
  expect(html(body)).toMatch(/on October 1<\/a><sup/)
  expect(html(body)).toMatch(/<button[^>]*><span[^>]*>source <\/span>\[1\]<\/button>/)
  const sources = rendered(scopeOf(page(body)), <Sources />)
  expect(sources).toContain('<li id="source-1">Department: <a href="https://department.example/handbook"')
  expect(sources).toContain('February 14, 2026')
})

test('words in several spans have their source once, behind the last', () => {
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

test('a page without sources has no list of them, and one with own figures says how they look', () => {
  expect(rendered(scopeOf({}), <Sources />)).toBe('')
  const example = marked('$10,000', { _type: 'example', _key: 'e' })
  expect(html(example)).toContain(words.example)
  const sources = rendered(scopeOf(page(example)), <Sources />)
  expect(sources).toContain(words.sources.examples)
  expect(sources).not.toContain('<ol')
})

test('a definition opens by press alone, holds phrases only, and leads on', () => {
  const shown = html(marked('index', definition))
  const [target = ''] = allIn(shown, /popoverTarget="([^"]+)"/g)
  expect(shown).toContain(`id="${target}" popover="auto"`)
  expect(shown).toContain('data-touch-leave="300000"')
  expect(shown).toContain('A number in 2026.')
  expect(shown).toContain('<a href="/resources/fafsa/sai"')
  // Any of these would end the paragraph that the tooltip stands in.
  expect(allIn(shown, /<(p|div|ul|ol|li|h\d)\b/g)).toEqual(['div', 'p'])
})

test('what cannot be read is not shown, but to editors; words stay', () => {
  const body: Body = [
    { _type: 'unreadable', was: 'video', problems: ['no such member'] },
    ...marked('kept', { _type: 'unreadable', _key: 'u', was: 'highlight', problems: ['no such mark'] }),
    { _type: 'imageComponent', image: { asset: { _id: 'image-broken' } } },
  ]
  expect(html(body)).toMatch(/^<div[^>]*><p>kept<\/p><\/div>$/)
  const preview = html(body, { isPreview: true })
  for (const problem of ['no such member', 'no such mark', 'malformed']) expect(preview).toContain(problem)
})

test('a picture with a caption is a figure, and the first of its page is fetched at once', () => {
  const image = { asset: { _id: 'image-abc-1600x800-jpg', altText: 'A desk' } }
  const shown = html([{ _type: 'imageComponent', image, caption: 'In {{year}}' }])
  expect(shown).toContain('<figcaption')
  expect(shown).toContain('In 2026')
  expect(shown).toMatch(/width="760" height="380"/)
  expect(shown).toContain('alt="A desk"')
  expect(shown).toContain('loading="lazy"')
})

test('a picture in its natural size is never widened', () => {
  const small = (isNaturalSize: boolean) =>
    html([{ _type: 'imageComponent', image: { asset: { _id: 'image-abc-240x160-png' } }, isNaturalSize }])
  expect(small(true)).toContain('width="240" height="160"')
  expect(small(false)).toContain('width="760" height="507"')
})

test('names that every object has are no styles, lists or marks', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
  for (const name of names) {
    const body: Body = [
      { _type: 'block', style: name, children: [{ _type: 'span', text: 'a', marks: [name, 'link'] }] },
      { _type: 'block', listItem: name, children: [{ _type: 'span', text: 'b' }] },
    ]
    expect(html(body)).toMatch(/^<div[^>]*><p>a<\/p><ul><li>b<\/li><\/ul><\/div>$/)
  }
})

test('every heading of the outline is on the page once, in its order and at its level', () => {
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
      const scope = scopeOf(page(...bodies))
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

test.each(fixtures)(
  '$name is drawn without inline styles, and names only parts that are there',
  ({ entry }) => {
    if (entry.componentType !== 'Text Block') throw new Error('not of this folder')
    const scope = scopeOf({ body: [entry] })
    const shown = rendered(scope, [
      <RichText key="text" value={entry.fields.body} />,
      <Sources key="sources" />,
    ])
    expect(shown).not.toMatch(/\sstyle=|undefined|\[object/)
    const ids = allIn(shown, /\sid="([^"]*)"/g)
    expect(ids).toEqual([...new Set(ids)])
    const named = allIn(shown, /\s(?:popoverTarget|aria-labelledby|aria-describedby)="([^"]*)"/g)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  },
)
