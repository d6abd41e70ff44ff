import { expect, test } from 'vitest'
import { toDocumentEntry } from './document-entry.ts'

const text = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
const article = (...texts: string[]) => ({
  _id: 'fees',
  _type: 'blog',
  title: 'Fees',
  slug: { current: 'fees' },
  categories: ['student-loans'],
  body: [
    { _type: 'entry', componentType: 'Text Block', textBlock: { _type: 'textBlock', body: texts.map(text) } },
  ],
})

test('a heading and the text after it stay apart in what excerpts are cut from', () => {
  const entry = toDocumentEntry(
    article('Late fees', 'Some charge 5%', 'Ask first.', 'Then sign'),
    '2026-11-22',
  )
  expect(entry?.text).toBe('Late fees · Some charge 5% · Ask first. Then sign')
})

test('the other names of a term find it and are not part of its text', () => {
  const entry = toDocumentEntry(
    {
      _id: 'g',
      _type: 'glossary',
      id: 'cosigner',
      title: 'cosigner',
      alsoCalled: ['co-signer'],
      content: [text('Someone who signs.')],
    },
    '2026-11-22',
  )
  expect(entry).toMatchObject({ alsoCalled: ['co-signer'], text: 'Someone who signs.' })
})
