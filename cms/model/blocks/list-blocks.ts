import { colors, layouts } from '#cms/model/enumerations/appearance.ts'
import {
  choice,
  image,
  list,
  longText,
  number,
  object,
  required,
  text,
} from '#cms/model/fields/make-field.ts'
import { button } from '#cms/model/objects/button.ts'
import { accordionItem, question } from '#cms/model/objects/faq-item.ts'
import { post } from '#cms/model/objects/links.ts'
import { richText } from '#cms/model/rich-text/rich-text.ts'
import { block, flatBlock } from './block.ts'

const title = text('Heading', 'Appears in the table of contents.')
const color = choice('Color', 'white by default.', colors)

export const accordionList = block(
  'Accordion list',
  'accordionList',
  'Headings that expand to show their text.',
  {
    title,
    items: required(list('Items', 'Collapsed at first.', accordionItem)),
  },
)

const questions = required(list('Questions', 'Most frequently asked first.', question))

export const faqPurple = block('FAQ - purple - one column', 'faqPurple', 'Questions and answers on purple.', {
  title,
  questions,
})

export const faqWhite = block('FAQ - white - one column', 'faqWhite', 'Questions and answers on white.', {
  title,
  questions,
})

const cardItem = object('cardItem', 'Card', 'One card.', {
  title: text('Heading', 'The heading of the card.'),
  body: richText('Text', 'The text of the card.'),
  items: list('Lines', 'For cards of type List.', text('Line', '')),
  image: image('Image', 'At the top of the card.'),
  relatedPost: post('Links to', 'The page that the card opens.'),
})

export const cards = flatBlock('Cards', 'Short passages side by side.', {
  title,
  cardType: required(
    choice('Type', 'A List card shows the lines; the other types show the text.', ['List', 'Text', 'Post']),
  ),
  cardItems: required(list('Cards', 'From left to right.', cardItem)),
  layout: choice('Layout', 'Basic by default.', layouts),
  color,
})

const step = object('step', 'Step', 'One step.', {
  title: required(text('Step', 'What to do, as an instruction: "Ask the school."')),
  body: richText('Text', 'How to do it.'),
  minutes: number('Minutes', 'How long it takes, if known.'),
  button,
})

const stepFields = { title, steps: required(list('Steps', 'In the order in which readers take them.', step)) }

export const steps = block('Steps', 'steps', 'What to do, step by step.', stepFields)

export const cardSteps = block('Card steps', 'cardSteps', 'Steps as numbered cards.', {
  ...stepFields,
  color,
})

const paragraph = object('paragraph', 'Item', 'One item.', {
  title: required(text('Heading', 'A few words.')),
  text: longText('Text', 'One or two sentences.'),
  icon: image('Icon', 'Decorative only.'),
})

const paragraphs = required(list('Items', 'Three to five.', paragraph))

export const horizontalOrderedList = block(
  'Horizontal ordered list',
  'horizontalOrderedList',
  'Numbered items side by side.',
  { title, items: paragraphs },
)

export const iconParagraphList = block('Icon paragraph list', 'iconParagraphList', 'Items with icons.', {
  title,
  items: paragraphs,
  layout: choice('Layout', 'Basic by default.', layouts),
})

const criterion = object('criterion', 'Condition', 'One condition.', {
  title: required(text('Condition', 'Such as "Citizen or permanent resident."')),
  text: longText('Text', 'What it means.'),
})

export const eligibilityList = block('Eligibility list', 'eligibilityList', 'Who qualifies.', {
  title,
  criteria: required(list('Conditions', 'All of them have to be met.', criterion)),
})

const repaymentOption = object('repaymentOption', 'Repayment option', 'One option.', {
  title: required(text('Name', 'Such as "Interest only."')),
  text: required(longText('Text', 'What the borrower pays during school and after it.')),
  paidInSchool: text('While in school', 'The monthly payment during that time.'),
})

export const repaymentOptionsList = block(
  'Repayment options list',
  'repaymentOptionsList',
  'The options for repaying a loan.',
  {
    title,
    options: required(list('Options', 'From the highest payment in school to the lowest.', repaymentOption)),
  },
)
