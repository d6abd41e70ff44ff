import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#content/documents.ts'
import type { Change } from '#content/store/content-store.ts'
import { makeDocument, makeDocuments, makeStore } from './documents.fixture.ts'
import { openQueries } from './open-queries.ts'
import { expectTagsOfWhatChanges, identity, makeTransaction } from './sync-tags.fixture.ts'

test('a mutation that changes an answer has one of its tags', async () => {
  await expectTagsOfWhatChanges(150)
})

describe('a mutation invalidates no more answers than it must', () => {
  const list = [
    makeDocument({ _id: 'a', _type: 'post', title: 'A', slug: { current: 'a' }, author: { _ref: 'p' } }),
    makeDocument({ _id: 'b', _type: 'post', title: 'B', slug: { current: 'b' } }),
    makeDocument({ _id: 'p', _type: 'person', name: 'P' }),
    makeDocument({ _id: 'q', _type: 'person', name: 'Q' }),
  ]
  const documents = makeDocuments(list)
  const queries = openQueries({ store: makeStore(documents), projectId: 'p1' })
  const [a, b, p, q] = list

  async function drops(query: string, change: Partial<Change> & { id: string }, perspective = 'published') {
    const { syncTags } = await queries.answer({ dataset: 'test', query, identity, perspective })
    const tags = queries.getSyncTags(makeTransaction([{ before: null, after: null, ...change }]))
    return syncTags.some((tag) => tags.includes(tag))
  }
  const edit = (document: ContentDocument | undefined, fields = {}) => {
    if (!document) throw new Error('There is no such document')
    return { id: document._id, before: document, after: { ...document, ...fields } }
  }

  test.each([
    ['of another type', '*[_type == "post"]{title}', edit(p), false],
    ['of the same type', '*[_type == "post"]{title}', edit(b), true],
    [
      'of another slug',
      '*[_type == "post" && slug.current == "a"][0]{title}',
      edit(b, { title: 'B2' }),
      false,
    ],
    [
      'of the same slug',
      '*[_type == "post" && slug.current == "a"][0]{title}',
      edit(a, { title: 'A2' }),
      true,
    ],
    [
      'that takes the slug',
      '*[_type == "post" && slug.current == "c"][0]',
      edit(b, { slug: { current: 'c' } }),
      true,
    ],
    [
      'that gives up the slug',
      '*[_type == "post" && slug.current == "b"][0]',
      edit(b, { slug: { current: 'c' } }),
      true,
    ],
    [
      'of a referenced document',
      '*[_type == "post" && slug.current == "a"]{"by": author->name}',
      edit(p),
      true,
    ],
    [
      'of a document that is not referenced',
      '*[_type == "post" && slug.current == "a"]{"by": author->name}',
      edit(q),
      false,
    ],
    ['of a document with the reference', '*[references("p")]._id', edit(a), true],
    ['of a document without the reference', '*[references("p")]._id', edit(b), false],
    ['of another id', '*[_id in ["a", "p"]]{_id}', edit(b), false],
    ['of one of the ids', '*[_id in ["a", "p"]]{_id}', edit(p), true],
    [
      'of a subquery for each',
      '*[_type == "person" && name == "P"]{"n": *[references(^._id)]._id}',
      edit(b),
      false,
    ],
    [
      'of what a subquery finds',
      '*[_type == "person" && name == "P"]{"n": *[references(^._id)]._id}',
      edit(a),
      true,
    ],
    ['of anything, where the filter names nothing', '*[title match "A*"]', edit(q), true],
  ])('%s: %s', async (_, query, change, expected) => {
    expect(await drops(query, change)).toBe(expected)
  })

  test('a draft changes previews but nothing that shows published documents', async () => {
    const draft = { id: 'drafts.a', after: { ...edit(a).after, _id: 'drafts.a', slug: { current: 'z' } } }
    const query = '*[_type == "post" && slug.current == "a"]{title}'
    expect(await drops(query, draft, 'published')).toBe(false)
    expect(await drops(query, draft, 'drafts')).toBe(true)
    expect(await drops('*[_type == "post" && slug.current == "b"]{title}', draft, 'drafts')).toBe(false)
  })

  test('tags have the format that the official clients expect', async () => {
    const { syncTags } = await queries.answer({ dataset: 'test', query: '*[_type == "post"]', identity })
    expect(syncTags).toEqual([expect.stringMatching(/^s1:[\w-]{10}$/)])
  })
})
