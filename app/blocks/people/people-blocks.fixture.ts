import type { Fixture } from '#app/blocks/block.ts'
import { desk, image, paragraphs, plainDesk, source } from '#app/blocks/sample-values.fixture.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'

type Ways = EntryOf<'Contact guidelines'>['fields']['ways']

const ways: Ways = [
  {
    _type: 'contactWay',
    _key: 'a',
    title: 'By mail',
    detail: 'desk@example.org',
    text: 'We answer within two working days.',
  },
  {
    _type: 'contactWay',
    _key: 'b',
    title: 'By telephone',
    detail: '(555) 010-0142',
    text: 'Weekdays, 9 to 5.',
  },
  { _type: 'contactWay', _key: 'c', title: 'By letter', detail: '1 Example Street, Springfield' },
]

const withPicture = { ...desk, image: image('A desk with a lamp', 400, 400) }

export const fixtures: Fixture[] = [
  {
    name: 'Author and date, everything',
    entry: {
      _type: 'entry',
      componentType: 'Author and date',
      fields: { author: withPicture, date: '2026-10-30' },
    },
  },
  {
    name: 'Author and date, those of the page',
    entry: { _type: 'entry', componentType: 'Author and date', fields: {} },
  },
  {
    name: 'Author and FAQ, everything',
    entry: {
      _type: 'entry',
      componentType: 'Author and FAQ',
      fields: {
        title: 'Questions about the form',
        author: desk,
        questions: [
          {
            _type: 'question',
            _key: 'a',
            title: 'Does the FAFSA cost anything?',
            content: paragraphs('No. Whoever asks for money to send it is not the government.'),
          },
          {
            _type: 'question',
            _key: 'b',
            title: 'How much can a Pell Grant be?',
            content: paragraphs(
              'At most {{awardYear.pell.max}} in {{awardYear.name}}.',
              'It is not paid back.',
            ),
          },
        ],
      },
    },
  },
  {
    name: 'Author and FAQ, only what is required',
    entry: {
      _type: 'entry',
      componentType: 'Author and FAQ',
      fields: {
        author: plainDesk,
        questions: [
          { _type: 'question', title: 'Who can sign?', content: paragraphs('You and one parent.') },
        ],
      },
    },
  },
  {
    name: 'List of users, everything',
    entry: {
      _type: 'entry',
      componentType: 'List of users',
      fields: {
        title: 'Who writes here',
        users: [
          { ...withPicture, _key: 'a' },
          { ...plainDesk, _key: 'b', role: 'Figures and sources' },
        ],
      },
    },
  },
  {
    name: 'List of users, only what is required',
    entry: { _type: 'entry', componentType: 'List of users', fields: { users: [plainDesk] } },
  },
  {
    name: 'Customer reviews, everything',
    entry: {
      _type: 'entry',
      componentType: 'Customer reviews',
      fields: {
        title: 'What borrowers wrote elsewhere',
        reviews: [
          {
            _type: 'customerReview',
            _key: 'a',
            name: 'Example reader',
            text: 'An example of a review: the form took ten minutes and the answer came the next day.',
            rating: 4,
            source: { ...source, title: 'Reviews made up for this example' },
          },
          {
            _type: 'customerReview',
            _key: 'b',
            name: 'Another example',
            text: 'An example without stars.',
            source: { ...source, title: 'Reviews made up for this example' },
          },
        ],
      },
    },
  },
  {
    name: 'Customer reviews, without any: shows nothing',
    entry: { _type: 'entry', componentType: 'Customer reviews', fields: { title: 'Reviews' } },
  },
  {
    name: 'Contact guidelines, everything',
    entry: {
      _type: 'entry',
      componentType: 'Contact guidelines',
      fields: { title: 'How to reach us', ways },
    },
  },
  {
    name: 'Contact guidelines, only what is required',
    entry: {
      _type: 'entry',
      componentType: 'Contact guidelines',
      fields: { ways: [{ _type: 'contactWay', title: 'At the desk' }] },
    },
  },
  {
    name: 'Customer service info list, everything',
    entry: {
      _type: 'entry',
      componentType: 'Customer service info list',
      fields: { title: 'How to reach the lender', ways },
    },
  },
  {
    name: 'Customer service info list, only what is required',
    entry: {
      _type: 'entry',
      componentType: 'Customer service info list',
      fields: { ways: [{ _type: 'contactWay', title: 'In the app' }] },
    },
  },
]
