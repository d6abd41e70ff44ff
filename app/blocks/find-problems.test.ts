import { expect, test } from 'vitest'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { queriedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { findProblems } from './find-problems.ts'

const text = (words: string, marks: string[] = []) => ({ _type: 'span', text: words, marks })

/** Returns an article, as a page reads it, whose body holds one text. */
function article(...body: unknown[]) {
  const checked = readDocument('blog', {
    ...queriedArticle,
    body: [{ componentType: 'Text Block', textBlock: { body } }],
  })
  if (!checked.ok) throw new Error('the article was not read')
  return checked.document
}

test('a valid article has no problems', () => {
  const checked = readDocument('blog', queriedArticle)
  expect(checked.ok && findProblems(checked.document, {})).toEqual([])
})

test('unknown tokens are reported with their path; the settings define some tokens', () => {
  const document = article({
    _type: 'block',
    children: [text('{{prize}} in {{year}}, {{awardYear.pell.most}}')],
  })
  const path = 'body[0].fields.body[0]'
  expect(findProblems(document, { prize: '$5' })).toEqual([
    { path, message: expect.stringContaining('{{awardYear.pell.most}} is not a known token') },
  ])
  expect(findProblems(document, {})).toHaveLength(2)
})

test('unreadable blocks, members and marks are reported with their path', () => {
  const document = article(
    { _type: 'video', url: 'https://videos.example/1' },
    { _type: 'block', markDefs: [{ _type: 'highlight', _key: 'h' }], children: [text('a', ['h'])] },
  )
  expect(findProblems({ ...document, sections: [] }, {}).map(({ path }) => path)).toEqual([
    'body[0].fields.body[0]',
    'body[0].fields.body[1].markDefs[0]',
  ])
  const unknown = readDocument('blog', { ...queriedArticle, body: [{ componentType: 'Hologram' }] })
  expect(unknown.ok && findProblems(unknown.document, {})).toEqual([
    { path: 'body[0]', message: expect.stringContaining('Hologram') },
  ])
})

test('unknown styles, lists and marks are reported once each', () => {
  const document = article({
    _type: 'block',
    style: 'lead',
    listItem: 'checklist',
    children: [text('a', ['glow', 'strong']), text('b', ['glow'])],
  })
  expect(findProblems(document, {}).map(({ message }) => message)).toEqual([
    'there is no style "lead"',
    'there is no list "checklist"',
    'there is no mark "glow"',
  ])
})

test('a malformed reference to a picture is reported', () => {
  const picture = (_id: string) => ({ _type: 'imageComponent', image: { asset: { _id } } })
  expect(findProblems(article(picture('image-abc-20x10-png'), picture('image-abc')), {})).toEqual([
    { path: 'body[0].fields.body[1].image', message: '"image-abc" is not an image reference' },
  ])
})
