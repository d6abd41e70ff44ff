import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '#content-model/documents/check-document.ts'
import { paragraph, queriedArticle } from '#content-model/documents/some-documents.fixture.ts'
import { articleBodyOf, derivedValues, entriesOf, minutesToRead } from './derived-values.ts'

function read(changes: object = {}) {
  const checked = readDocument('blog', { ...queriedArticle, ...changes })
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.document
}
const asked = { _type: 'question', title: 'Why?', content: [paragraph('Because.'), paragraph('So.')] }

test('the derived values of an article are found in its blocks', () => {
  expect(derivedValues(read())).toEqual({
    key_takeaways: ['A grant is not paid back.', 'It pays {{awardYear.pell.max}} at most.'],
    all_textblocks: ['The form is free.\n\nSend it early.'],
    banner_1: 'Ask the school.',
    card_1: [['One', 'Two'], ['Three']],
    faq_1: [{ title: 'Is it free?', text: 'Yes.' }],
    estimatedTimeToRead: 0,
  })
})

test('they are found in sections too, and are absent where there is nothing to derive them from', () => {
  const sections = [
    { _type: 'section', kind: 'Basic', content: queriedArticle.body.slice(0, 2) },
    ...queriedArticle.body.slice(2),
  ]
  expect(derivedValues(read({ body: null, sections }))).toEqual(derivedValues(read()))
  expect(derivedValues(read({ body: null }))).toEqual({
    key_takeaways: [],
    all_textblocks: [],
    banner_1: undefined,
    card_1: undefined,
    faq_1: undefined,
    estimatedTimeToRead: 0,
  })
})

test.each([
  ['FAQ - white - one column', { faqWhite: { questions: [asked] } }],
  ['Author and FAQ', { authorAndFaq: { author: queriedArticle.authors[0], questions: [asked] } }],
  ['Accordion list', { accordionList: { items: [{ ...asked, _type: 'accordionItem' }] } }],
])('questions come from %s, with their answers as text', (componentType, own) => {
  const body = [{ _type: 'entry', componentType, ...own }, ...queriedArticle.body]
  expect(derivedValues(read({ body })).faq_1).toEqual([{ title: 'Why?', text: 'Because.\n\nSo.' }])
})

test('a block that cannot be read is passed over', () => {
  const body = [{ componentType: 'Hologram' }, ...queriedArticle.body]
  expect(entriesOf(read({ body }))).toHaveLength(5)
})

test('the text of an article is that of all of its blocks, and no name, address or source', () => {
  expect(articleBodyOf(read()).split('\n\n')).toEqual([
    'A grant is not paid back.',
    'It pays {{awardYear.pell.max}} at most.',
    'The form is free.',
    'Send it early.',
    'Ask the school.',
    'One',
    'Two',
    'Three',
    'Is it free?',
    'Yes.',
  ])
})

test.each([
  [0, 0],
  [499, 0],
  [500, 1],
  [1499, 1],
  [1500, 2],
  [10_000, 10],
])('%i characters take %i minutes', (characters, minutes) => {
  expect(minutesToRead('x'.repeat(characters))).toBe(minutes)
})

test('more text never takes less time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), fc.string({ maxLength: 5000 }), (one, more) => {
      expect(minutesToRead(one + more)).toBeGreaterThanOrEqual(minutesToRead(one))
    }),
  )
})
