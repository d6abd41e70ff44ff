import { expect, test } from 'vitest'
import { someBlockData } from './block-data.fixture.ts'
import { listKey } from './block-data.ts'
import { findBlockNeeds } from './needs.ts'
import { getGroupPosts, getListPage } from './posts/chosen-posts.ts'

const link = (slug: string, documentType = 'blog') => ({
  _type: 'postLink' as const,
  documentType,
  slug: { current: slug },
  categories: ['fafsa'],
})

test('posts are needed wherever a block names them, but not for a link in a text', () => {
  const needs = findBlockNeeds({
    body: [
      {
        _type: 'entry',
        componentType: 'Cards',
        fields: { cardType: 'Post', cardItems: [{ _type: 'cardItem', relatedPost: link('card') }] },
      },
      {
        _type: 'entry',
        componentType: 'Text Block',
        fields: {
          body: [
            {
              _type: 'block',
              children: [{ _type: 'span', text: 'See', marks: ['m'] }],
              markDefs: [{ _key: 'm', _type: 'internalLink', reference: link('in-text') }],
            },
          ],
        },
      },
    ],
    heroSection: { _type: 'section', kind: 'Hero', blogs: [link('hero', 'lenderReview')] },
  })
  expect([...needs.posts.keys()]).toEqual(['/resources/fafsa/card', '/fafsa/reviews/hero'])
  expect(needs).toMatchObject({ lenders: new Set(), cards: new Set(), modals: false })
  expect(needs.lists.size).toBe(0)
})

test('lists that name no posts are looked up once for each distinct request', () => {
  const group = (style: 'Basic' | 'Lender Review', limit?: number) => ({
    _type: 'entry' as const,
    componentType: 'Blogs group' as const,
    fields: { style, category: 'fafsa', limit },
  })
  const needs = findBlockNeeds({
    sections: [
      {
        _type: 'section',
        kind: 'Basic',
        content: [group('Basic'), group('Basic'), group('Lender Review', 3)],
      },
      { _type: 'section', kind: 'Basic', postListStyle: 'Read More Reviews', category: 'credit-cards' },
      { _type: 'section', kind: 'Basic' },
      { _type: 'entry', componentType: 'Paginated blogs', fields: { style: 'Blog' } },
    ],
  })
  expect(new Set(needs.lists.keys())).toEqual(
    new Set(['blog  12', 'blog fafsa 6', 'lenderReview fafsa 3', 'creditCardReview credit-cards 6']),
  )
})

test('needs match what is shown: a choice finds its list under the same key', () => {
  const choice = { style: 'Lender Review' as const, category: 'fafsa', limit: 3 }
  const needs = findBlockNeeds({ body: [{ _type: 'entry', componentType: 'Blogs group', fields: choice }] })
  const posts = Object.values(someBlockData.posts)
  const lists = Object.fromEntries(
    [...needs.lists.keys()].map((key) => [key, { posts, total: 3, page: 1, perPage: 3 }]),
  )
  expect(getGroupPosts({ ...someBlockData, lists }, choice)).toBe(posts)
  expect(getListPage({ ...someBlockData, lists }, { ...choice, perPage: 3 }, 1).posts).toBe(posts)
})

test.each([
  [undefined, 12],
  [-3, 1],
  [0, 1],
  [2.6, 3],
  [1e9, 48],
])('a page size of %s becomes %s', (perPage, expected) => {
  expect(getListPage(someBlockData, { style: 'Blog', perPage }, 1).perPage).toBe(expected)
})

test('the lenders are all of them, or those named anywhere in the document', () => {
  const table = (vertical: 'PSL' | 'SLR', lenderIds?: string[]) => ({
    _type: 'entry' as const,
    componentType: 'Lender table' as const,
    fields: { vertical, lenderIds },
  })
  const lenders = (...body: ReturnType<typeof table>[]) => findBlockNeeds({ body }).lenders
  expect(lenders(table('PSL'))).toBe('all')
  expect(lenders(table('SLR'))).toEqual(new Set())
  expect(lenders(table('PSL', ['a', 'b']))).toEqual(new Set(['a', 'b']))
  expect(findBlockNeeds({ sections: [{ _type: 'section', kind: 'Lender Table' }] }).lenders).toBe('all')
  const section = { _type: 'section', kind: 'Individual Lender Table', lenderId: 'c' } as const
  const document = { lenderIds: ['d'], sections: [section] }
  expect(findBlockNeeds(document).lenders).toEqual(new Set(['c', 'd']))
})

test('lists of different posts have different keys', () => {
  const keys = [
    { perPage: 6 },
    { perPage: 12 },
    { perPage: 6, category: 'fafsa' },
    { perPage: 6, documentType: 'lenderReview' as const },
  ].map(listKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(listKey({ perPage: 6, documentType: 'blog' })).toBe(listKey({ perPage: 6 }))
})
