import { expect, test } from 'vitest'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { paragraph, queriedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { derivedValues } from '#cms/model/texts/derived-values.ts'
import { withDefaultQuestions } from './default-questions.ts'
import type { LibraryDocument } from './library-document.ts'

const faq = (title: string) => ({
  _type: 'entry',
  componentType: 'FAQ - white - one column',
  faqWhite: { questions: [{ _type: 'question', title, content: [paragraph('Yes.')] }] },
})
const section = (content: object[]) => ({ _type: 'section', kind: 'Basic', content })

function read(changes: object, type: 'topPicksByCategory' | 'blog' = 'topPicksByCategory'): LibraryDocument {
  const checked = readDocument(type, {
    ...queriedArticle,
    _type: type,
    body: null,
    sections: null,
    ...changes,
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.document
}

const settings = readDocument('settings', {
  _id: 'settings',
  _type: 'settings',
  defaultFaq: [{ title: 'Is it free?', content: [paragraph('Yes.')] }],
})
const { defaultFaq = [] } = settings.ok ? settings.document : {}
const asked = (document: LibraryDocument) =>
  derivedValues(withDefaultQuestions(document, { defaultFaq })).faq_1?.map(({ title }) => title)

test.each([
  ['blocks', { body: [] }],
  ['sections', { sections: [section([])] }],
])('a page of %s without questions gets those from the settings', (_, changes) => {
  expect(asked(read(changes))).toEqual(['Is it free?'])
})

test.each([
  ['blocks', { body: [faq('What is an APR?')] }],
  ['sections', { sections: [section([faq('What is an APR?')])] }],
])('a page of %s with questions of its own gets no others', (_, changes) => {
  const document = read(changes)
  expect(asked(document)).toEqual(['What is an APR?'])
  expect(withDefaultQuestions(document, { defaultFaq })).toBe(document)
})

test('articles get no default questions, and no page gets any when the settings have none', () => {
  const article = read({}, 'blog')
  expect(withDefaultQuestions(article, { defaultFaq })).toBe(article)
  const picks = read({})
  expect(withDefaultQuestions(picks, {})).toBe(picks)
})
