import {
  article,
  button,
  cardReview,
  desk,
  image,
  lenderReview,
  paragraphs,
  plainDesk,
  source,
} from '#app/blocks/sample-values.fixture.ts'
import { colors, layouts, postListStyles, spacings } from '#cms/model/enumerations/appearance.ts'
import type { SectionEntry, SectionValue } from './section-value.ts'

/** A section in one of its variants, for the gallery and the tests. */
export interface SectionFixture {
  /** The kind of section and, after a comma, its variant. */
  name: string
  section: SectionValue
}

const table: SectionEntry = {
  _type: 'entry',
  _key: 'table',
  componentType: 'Table',
  fields: {
    title: 'Paid back or not',
    columns: ['Kind', 'Paid back'],
    rows: [
      ['Grant', 'No'],
      ['Loan', 'Yes'],
    ].map((texts, row) => ({
      _type: 'row',
      _key: `r${row}`,
      cells: texts.map((text, at) => ({ _type: 'cell', _key: `c${at}`, content: paragraphs(text) })),
    })),
  },
}

const ways: SectionEntry = {
  _type: 'entry',
  _key: 'ways',
  componentType: 'Contact guidelines',
  fields: {
    title: 'Where to ask',
    ways: [
      { _type: 'contactWay', _key: 'a', title: 'The aid office of the school', text: 'It answers by mail.' },
    ],
  },
}

const reviews: SectionEntry = {
  _type: 'entry',
  componentType: 'Customer reviews',
  fields: {
    reviews: [
      {
        _type: 'customerReview',
        _key: 'a',
        name: 'Example reader',
        text: 'An example of a review.',
        rating: 5,
        source,
      },
    ],
  },
}

const words = {
  title: 'Pay for college with less debt',
  subtitle: 'Grants first, then federal loans, and private loans only for what is left.',
}

const lists = [
  article('How to read an aid offer', 'how-to-read-an-aid-offer'),
  lenderReview('Quillmere Bank, reviewed', 'quillmere-bank'),
  cardReview('Larkfield Student Card, reviewed', 'larkfield-student'),
]

function shown(
  name: string,
  kind: SectionValue['kind'],
  fields: Partial<Omit<SectionValue, '_type' | 'kind'>> = {},
): SectionFixture {
  return { name: name === '' ? kind : `${kind}, ${name}`, section: { _type: 'section', kind, ...fields } }
}

const bare = 'only what is required'

const kinds: SectionFixture[] = [
  shown('', 'Authors', { ...words, title: 'Our desks', authors: [desk, { ...plainDesk, _key: 'b' }] }),
  shown('', 'Basic', { ...words, content: [table, ways] }),
  shown(bare, 'Basic'),
  shown('', 'CTA Banner', { ...words, color: 'primary', buttons: [button] }),
  shown('with an image', 'CTA Banner', {
    ...words,
    image: image('A campus in the morning'),
    buttons: [button],
  }),
  shown('', 'Customer Reviews', { ...words, content: [reviews] }),
  shown('without any: shows nothing', 'Customer Reviews', { ...words, content: [] }),
  shown('', 'Hero', {
    ...words,
    image: image('Two students at a table'),
    buttons: [button, { ...button, _key: 'second', variant: 'white', label: 'How we rank' }],
  }),
  shown(bare, 'Hero'),
  ...colors.map((color) => shown(color, 'Hero Colored', { ...words, color, buttons: [button] })),
  shown('', 'Image Carousel', {
    ...words,
    images: ['The library', 'The lab', 'The quad', 'The station'].map((place, at) => ({
      _type: 'imageComponent',
      _key: place,
      image: image(place),
      isNaturalSize: at === 1,
      ...(at < 2 && { caption: `${place} of an example college` }),
    })),
  }),
  shown('', 'Individual Lender Table', { ...words, lenderId: 'quillmere-bank' }),
  shown('', 'Lender Table', { ...words, lenderIds: ['quillmere-bank', 'northlight-student-bank'] }),
  shown('all lenders', 'Lender Table'),
  shown('', 'School Picker', { ...words, title: 'Find your school' }),
  shown('', 'Sidebar', { ...words, title: 'Next to the text', content: [ways] }),
]

export const fixtures: SectionFixture[] = [
  ...kinds,
  ...colors.map((color) => shown(color, 'Colored', { ...words, color, content: [ways] })),
  ...layouts.map((layout) =>
    shown(`layout ${layout}`, 'Basic', { ...words, layout, content: [table, ways] }),
  ),
  ...spacings.map((spacing) =>
    shown(`spacing ${spacing}`, 'Basic', {
      ...words,
      spacing,
      ...(spacing === 'Custom' && { customSpacing: 0.5 }),
    }),
  ),
  ...postListStyles.map((postListStyle) =>
    shown(`list of style ${postListStyle}`, 'Basic', { title: postListStyle, postListStyle, blogs: lists }),
  ),
  shown('the newest pages of a category', 'Basic', { ...words, category: 'fafsa', postListStyle: 'Basic' }),
]
