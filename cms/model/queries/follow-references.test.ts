import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { documentTypes } from '#cms/model/documents/document-types.ts'
import { anyDocument } from '#cms/model/fields/arbitrary.fixture.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { getKeys } from '#domain/keys.ts'
import { followReferences } from './follow-references.ts'
import { toProjection } from './to-projection.ts'

/** A document with the fields that every shape needs and with further references. */
const anything = {
  _type: 'sharedSection',
  title: 'Title',
  slug: { current: 'slug' },
  name: 'Name',
  id: 'id',
  identifier: 'identifier',
  kind: 'Basic',
  content: [],
  url: '/images/a.png',
  authors: [{ _type: 'reference', _ref: 'deeper' }],
}

/** A service in which every id belongs to a document. */
function service() {
  const asked: string[] = []
  return {
    asked,
    ask: async ({ query, params }: { query: string; params: { [name: string]: string[] } }) => {
      asked.push(query)
      return Object.fromEntries(
        Object.entries(params).map(([name, ids]) => [name, ids.map((_id) => ({ ...anything, _id }))]),
      )
    },
  }
}

test.each(getKeys(documentTypes))(
  'resolves every reference of any stored %s that its page needs',
  async (type) => {
    await fc.assert(
      fc.asyncProperty(anyDocument(documentTypes[type], 'stored'), async (stored) => {
        const { ask, asked } = service()
        const [whole] = await followReferences(documentTypes[type].fields, [stored], ask)
        const read = readDocument(type, whole)
        expect(read).toMatchObject({ ok: true })
        expect(JSON.stringify(read)).not.toMatch(/"unreadable"|"_ref"/)
        expect(asked.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 20 },
    )
  },
)

test('the projection of a page names every field of its type and no secret', () => {
  const projection = toProjection(documentTypes.blog.fields)
  for (const name of Object.keys(documentTypes.blog.fields)) expect(projection).toContain(name)
  expect(projection).not.toContain('authToken')
})

test('a dangling reference becomes null, and the query excludes drafts', async () => {
  const queries: string[] = []
  const [whole] = await followReferences(
    documentTypes.blog.fields,
    [{ _type: 'blog', authors: [{ _type: 'reference', _ref: 'gone' }] }],
    async ({ query }) => {
      queries.push(query)
      return {}
    },
  )
  expect(isRecord(whole) && whole.authors).toEqual([null])
  expect(queries.join()).toContain('draft != true')
})
