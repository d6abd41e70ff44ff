import type { Fixture } from '#app/blocks/block.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'

type Body = EntryOf<'Text Block'>['fields']['body']
type Paragraph = Extract<Body[number], { children: unknown }>
type Mark = NonNullable<Paragraph['markDefs']>[number]

const citation = {
  _type: 'citation',
  publisher: 'US Department of Education',
  title: 'Federal Student Aid Handbook',
  url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook',
  readOn: '2026-02-14',
} as const
const glossaryEntry: Extract<Mark, { _type: 'definition' }>['definition'] = {
  _type: 'definitionOf',
  id: 'student-aid-index',
  title: 'Student Aid Index',
  content: [
    paragraph('A number that your FAFSA gives. Schools use it to work out what you can get.'),
    { ...paragraph('It can be below zero.'), listItem: 'bullet' },
    { ...paragraph('The largest Pell Grant is {{awardYear.pell.max}}.'), listItem: 'bullet' },
  ],
  relatedBlog: {
    _type: 'postLink',
    documentType: 'blog',
    title: 'What the Student Aid Index means',
    slug: { current: 'student-aid-index' },
    categories: ['fafsa'],
  },
}
/** A single-color photo of 16 by 10 pixels. */
const lqip =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxNiIgaGVpZ2h0PSIxMCI+PHJlY3Qgd2lkdGg9IjE2IiBoZWlnaHQ9IjEwIiBmaWxsPSIjYTk3YmZmIi8+PC9zdmc+'

export const fixtures: Fixture[] = [
  text('Text Block, paragraphs and headings', [
    paragraph('Start with money you never pay back', { style: 'h2' }),
    paragraph('Grants and scholarships come first. What they leave open is what you may have to borrow.'),
    paragraph('What a grant pays', { style: 'h3' }),
    paragraph('One line\nand the next line of the same paragraph.'),
    paragraph('Who gets it', { style: 'h4' }),
    paragraph('A loan is a promise to pay more later, so borrow the least you can.', { style: 'blockquote' }),
  ]),
  text('Text Block, lists', [
    paragraph('Get your papers together', { listItem: 'number' }),
    paragraph('Your Social Security number', { listItem: 'bullet', level: 2 }),
    paragraph('Tax returns of two years ago', { listItem: 'bullet', level: 2 }),
    paragraph('Also those of your parents', { listItem: 'bullet', level: 3 }),
    paragraph('Fill in the form', { listItem: 'number' }),
    paragraph('Sign it', { listItem: 'number' }),
    paragraph('Between two lists.'),
    paragraph('Free', { listItem: 'bullet' }),
    paragraph('Takes about an hour', { listItem: 'bullet' }),
  ]),
  text('Text Block, decorators', [
    of(
      span('Strong', 'strong'),
      span(', emphasized', 'em'),
      span(', underlined', 'underline'),
      span(', struck', 'strike-through'),
      span(', code', 'code'),
      span(', above', 'sup'),
      span(', below', 'sub'),
      span(', all at once', 'strong', 'em', 'underline'),
      span('.'),
    ),
  ]),
  text('Text Block, links', [
    marked('A path: ', 'fill in the FAFSA', { _type: 'link', href: '/fafsa' }),
    marked('The own domain: ', 'compare loans', {
      _type: 'link',
      href: 'https://www.bursar.example/student-loans',
    }),
    marked('Another site: ', 'the form itself', { _type: 'link', href: 'https://studentaid.gov/' }),
    marked('Mail: ', 'write to the desk', { _type: 'link', href: 'mailto:desk@bursar.example' }),
    marked('A page of the library: ', 'how Pell Grants work', {
      _type: 'internalLink',
      reference: {
        _type: 'postLink',
        documentType: 'blog',
        slug: { current: 'pell-grant' },
        categories: ['fafsa'],
      },
    }),
    marked('An unsafe address stays words: ', 'no link', { _type: 'link', href: 'javascript:alert(1)' }),
  ]),
  text('Text Block, figures, sources and examples', [
    paragraph(
      'In {{year}} the largest Pell Grant is {{awardYear.pell.max}}, the smallest {{awardYear.pell.min}}.',
    ),
    paragraph('In {{pell.2024-25.max}} of 2024–25 not every figure was read yet.{{no.such.token}}'),
    marked('The form opens ', 'on October 1', { ...citation }),
    marked('A second figure from there: ', 'June 30', { ...citation }),
    marked('Another source says: ', '10 to 25 years', {
      ...citation,
      title: 'Repayment plans',
      url: 'https://studentaid.gov/manage-loans/repayment/plans',
    }),
    marked('Say you borrow ', '$10,000', { _type: 'example' }),
    paragraph('A figure in a heading stays plain: {{awardYear.pell.max}}', { style: 'h3' }),
  ]),
  text('Text Block, definitions', [
    marked('Schools look at your ', 'Student Aid Index', { _type: 'definition', definition: glossaryEntry }),
  ]),
  text('Text Block, pictures', [
    {
      _type: 'imageComponent',
      image: {
        asset: {
          _id: 'image-4f2a-1600x1000-jpg',
          altText: 'A student fills in a form at a kitchen table',
          metadata: { lqip },
        },
      },
      caption: 'An hour is enough for most families.',
    },
    {
      _type: 'imageComponent',
      isNaturalSize: true,
      image: { asset: { _id: 'image-9c1b-240x160-png' }, altText: '' },
    },
  ]),
  text('Text Block, what cannot be read', [
    { _type: 'unreadable', was: 'video', problems: ['this version does not know it'] },
    marked('The words of a mark ', 'stay', { _type: 'unreadable', was: 'highlight', problems: ['unknown'] }),
    { _type: 'imageComponent', image: { asset: { _id: 'image-broken' } } },
    of(span('A mark without a definition', 'constructor')),
    paragraph('A style of another version', { style: 'lead' }),
  ]),
]

function text(name: string, body: Body): Fixture {
  return { name, entry: { _type: 'entry', componentType: 'Text Block', fields: { body } } }
}

function paragraph(words: string, more: { style?: string; listItem?: string; level?: number } = {}) {
  return { ...of(span(words)), ...more }
}

function of(...children: Paragraph['children']) {
  return { _type: 'block' as const, children }
}

function span(words: string, ...marks: string[]): Paragraph['children'][number] {
  return { _type: 'span', text: words, marks }
}

/** A paragraph with words that have a mark, after words that have none. */
function marked(before: string, words: string, mark: DistributedOmit<Mark, '_key'>): Paragraph {
  return { ...of(span(before), span(words, 'm'), span('.')), markDefs: [{ ...mark, _key: 'm' }] }
}

type DistributedOmit<Of, Key extends string> = Of extends unknown ? Omit<Of, Key> : never
