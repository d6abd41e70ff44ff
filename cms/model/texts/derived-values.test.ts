import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { paragraph, queriedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { derivedValues, listEntries, minutesToRead, toArticleBody } from './derived-values.ts'

function read(changes: object = {}) {
  const checked = readDocument('blog', { ...queriedArticle, ...changes })
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.document
}
const asked = { _type: 'question', title: 'Why?', content: [paragraph('Because.'), paragraph('So.')] }

test('derives the values of an article from its blocks', () => {
  expect(derivedValues(read())).toEqual({
    key_takeaways: ['A grant is not paid back.', 'It pays {{awardYear.pell.max}} at most.'],
    all_textblocks: ['The form is free.\n\nSend it early.'],
    banner_1: 'Ask the school.',
    card_1: [['One', 'Two'], ['Three']],
    faq_1: [{ title: 'Is it free?', text: 'Yes.' }],
    estimatedTimeToRead: 0,
  })
})

test('derives values from sections too, and omits those without a source', () => {
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
])('collects questions from %s with answers as text', (componentType, own) => {
  const body = [{ _type: 'entry', componentType, ...own }, ...queriedArticle.body]
  expect(derivedValues(read({ body })).faq_1).toEqual([{ title: 'Why?', text: 'Because.\n\nSo.' }])
})

test('skips an unreadable block', () => {
  const body = [{ componentType: 'Hologram' }, ...queriedArticle.body]
  expect(listEntries(read({ body }))).toHaveLength(5)
})

test('the text of an article comes from all its blocks, without names, addresses, or sources', () => {
  expect(toArticleBody(read()).split('\n\n')).toEqual([
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

test('more text never takes less time to read', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), fc.string({ maxLength: 5000 }), (one, more) => {
      expect(minutesToRead(one + more)).toBeGreaterThanOrEqual(minutesToRead(one))
    }),
  )
})
