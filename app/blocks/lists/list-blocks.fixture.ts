import type { Fixture } from '#app/blocks/block.ts'
import { bullets, picture, prose } from '#app/blocks/texts/prose.fixture.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { colors, layouts } from '#cms/model/enumerations/appearance.ts'

type CardItems = EntryOf<'Cards'>['fields']['cardItems']
const relatedPost: CardItems[number]['relatedPost'] = {
  _type: 'postLink',
  documentType: 'blog',
  title: 'What to have ready before the FAFSA',
  slug: { current: 'before-the-fafsa' },
  categories: ['fafsa'],
}

type Questions = EntryOf<'FAQ - white - one column'>['fields']['questions']
const questions: Questions = [
  {
    _type: 'question',
    title: 'Is the FAFSA free?',
    content: prose('Yes. The form, and every change to it, costs nothing at studentaid.gov.'),
  },
  {
    _type: 'question',
    title: 'Who counts as a dependent student for federal aid, and who decides that?',
    content: [
      ...prose(
        'The form asks a few questions, and the answers decide. Most students under 24 are dependent.',
      ),
      ...bullets('Married students are independent.', 'So are veterans and graduate students.'),
    ],
  },
  {
    _type: 'question',
    title: 'Can a Pell Grant pay more than {{awardYear.pell.max}}?',
    content: prose('In the award year {{awardYear.name}} the largest grant is {{awardYear.pell.max}}.'),
  },
]
const items = questions.map((question) => ({ ...question, _type: 'accordionItem' as const }))

const cardItems: CardItems = [
  {
    _type: 'cardItem',
    title: 'Grants',
    body: prose('Money for college that you do not pay back. A Pell Grant is up to {{awardYear.pell.max}}.'),
    items: ['Not paid back', 'Depend on what your family can pay', 'Asked for with the FAFSA'],
  },
  {
    _type: 'cardItem',
    title: 'Federal loans',
    body: prose('The same rate for everybody, and plans that follow your income.'),
    items: ['Paid back with interest', 'No credit check for students'],
    relatedPost,
  },
  {
    _type: 'cardItem',
    title: 'Private loans',
    body: prose('For the gap that is left. The rate depends on credit, so most students need a cosigner.'),
    items: ['Paid back with interest', 'The lender decides', 'Few rights when money is short'],
    image: picture,
    relatedPost,
  },
]
const cards = (variant: string, fields: Omit<EntryOf<'Cards'>['fields'], 'cardItems'>): Fixture => ({
  name: `Cards, ${variant}`,
  entry: {
    _type: 'entry',
    componentType: 'Cards',
    fields: { cardItems, title: 'Three kinds of money', ...fields },
  },
})

type StepList = EntryOf<'Steps'>['fields']['steps']
const steps: StepList = [
  {
    _type: 'step',
    title: 'Ask the school for its real price',
    body: prose('The financial aid letter says what is left after grants. Ask what is missing in it.'),
    minutes: 20,
  },
  { _type: 'step', title: 'Use federal loans first' },
  {
    _type: 'step',
    title: 'Compare what is left over',
    body: prose('Look at the cost at both ends of the range, and at the day of the rate.'),
    minutes: 75,
    button: {
      _type: 'button',
      label: 'Compare loans',
      link: '/student-loans',
      fitContent: true,
      withArrow: true,
    },
  },
]
const shortSteps = steps.map(({ _type, title }) => ({ _type, title }))

type Paragraphs = EntryOf<'Icon paragraph list'>['fields']['items']
const paragraphs: Paragraphs = [
  { _type: 'paragraph', title: 'Fixed rate', text: 'Stays as it is until the loan is paid.', icon: picture },
  { _type: 'paragraph', title: 'Variable rate', text: 'Follows the market, up and down.', icon: picture },
  { _type: 'paragraph', title: 'APR', text: 'The rate with all fees, to compare loans by.', icon: picture },
]
const shortParagraphs = paragraphs.map(({ _type, title }) => ({ _type, title }))

export const fixtures: Fixture[] = [
  {
    name: 'Accordion list, everything',
    entry: {
      _type: 'entry',
      componentType: 'Accordion list',
      fields: { title: 'Words in an aid letter', items },
    },
  },
  {
    name: 'Accordion list, only what it needs',
    entry: { _type: 'entry', componentType: 'Accordion list', fields: { items } },
  },
  {
    name: 'FAQ - purple - one column, everything',
    entry: {
      _type: 'entry',
      componentType: 'FAQ - purple - one column',
      fields: { title: 'Questions about the FAFSA', questions },
    },
  },
  {
    name: 'FAQ - purple - one column, only what it needs',
    entry: { _type: 'entry', componentType: 'FAQ - purple - one column', fields: { questions } },
  },
  {
    name: 'FAQ - white - one column, everything',
    entry: {
      _type: 'entry',
      componentType: 'FAQ - white - one column',
      fields: { title: 'Questions about grants', questions },
    },
  },
  {
    name: 'FAQ - white - one column, only what it needs',
    entry: { _type: 'entry', componentType: 'FAQ - white - one column', fields: { questions } },
  },
  ...colors.map((color) => cards(`type List, ${color}`, { cardType: 'List', color })),
  ...colors.map((color) =>
    cards(`type Text, Filled, ${color}`, { cardType: 'Text', layout: 'Filled', color }),
  ),
  ...layouts.map((layout) => cards(`type Post, ${layout}`, { cardType: 'Post', layout })),
  {
    name: 'Cards, only what they need',
    entry: {
      _type: 'entry',
      componentType: 'Cards',
      fields: { cardType: 'Post', cardItems: [{ _type: 'cardItem', relatedPost }] },
    },
  },
  {
    name: 'Steps, everything',
    entry: { _type: 'entry', componentType: 'Steps', fields: { title: 'How to close the gap', steps } },
  },
  {
    name: 'Steps, only what they need',
    entry: { _type: 'entry', componentType: 'Steps', fields: { steps: shortSteps } },
  },
  ...colors.map(
    (color): Fixture => ({
      name: `Card steps, ${color}`,
      entry: {
        _type: 'entry',
        componentType: 'Card steps',
        fields: { title: 'Three steps to a loan you can pay', steps, color },
      },
    }),
  ),
  {
    name: 'Card steps, only what they need',
    entry: { _type: 'entry', componentType: 'Card steps', fields: { steps: shortSteps } },
  },
  {
    name: 'Horizontal ordered list, everything',
    entry: {
      _type: 'entry',
      componentType: 'Horizontal ordered list',
      fields: { title: 'What to look at first', items: paragraphs },
    },
  },
  {
    name: 'Horizontal ordered list, only what it needs',
    entry: { _type: 'entry', componentType: 'Horizontal ordered list', fields: { items: shortParagraphs } },
  },
  ...layouts.map(
    (layout): Fixture => ({
      name: `Icon paragraph list, ${layout}`,
      entry: {
        _type: 'entry',
        componentType: 'Icon paragraph list',
        fields: { title: 'Three words about rates', items: paragraphs, layout },
      },
    }),
  ),
  {
    name: 'Icon paragraph list, only what it needs',
    entry: { _type: 'entry', componentType: 'Icon paragraph list', fields: { items: shortParagraphs } },
  },
  {
    name: 'Eligibility list, everything',
    entry: {
      _type: 'entry',
      componentType: 'Eligibility list',
      fields: {
        title: 'Who can have a federal loan',
        criteria: [
          {
            _type: 'criterion',
            title: 'Citizen or eligible noncitizen',
            text: 'A permanent resident counts. So do some others, such as refugees.',
          },
          {
            _type: 'criterion',
            title: 'Enrolled at least half-time',
            text: 'The school says how many credits that is.',
          },
          { _type: 'criterion', title: 'The FAFSA sent for {{awardYear.name}}' },
        ],
      },
    },
  },
  {
    name: 'Eligibility list, only what it needs',
    entry: {
      _type: 'entry',
      componentType: 'Eligibility list',
      fields: { criteria: [{ _type: 'criterion', title: 'A high school diploma, or what counts as one' }] },
    },
  },
  {
    name: 'Repayment options list, everything',
    entry: {
      _type: 'entry',
      componentType: 'Repayment options list',
      fields: {
        title: 'Ways to repay',
        options: [
          {
            _type: 'repaymentOption',
            title: 'Full payments',
            text: 'You pay back from the first month. It costs the least in all.',
            paidInSchool: 'The full payment each month',
          },
          {
            _type: 'repaymentOption',
            title: 'Interest only',
            text: 'You pay the interest while in school, and all the rest after it.',
            paidInSchool: 'The interest of the month',
          },
          {
            _type: 'repaymentOption',
            title: 'Deferred',
            text: 'You pay nothing while in school. Interest grows, and is added to the loan.',
            paidInSchool: 'Nothing',
          },
          { _type: 'repaymentOption', title: 'Graduated', text: 'Payments begin small and rise in steps.' },
        ],
      },
    },
  },
  {
    name: 'Repayment options list, only what it needs',
    entry: {
      _type: 'entry',
      componentType: 'Repayment options list',
      fields: {
        options: [
          {
            _type: 'repaymentOption',
            title: 'Fixed payment',
            text: 'A small set amount a month while in school.',
          },
        ],
      },
    },
  },
]
