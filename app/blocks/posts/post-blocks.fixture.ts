import type { Fixture } from '#app/blocks/block.ts'
import type { postListStyles } from '#cms/model/enumerations/appearance.ts'
import { postLists } from './post-list.fixture.ts'

/** Returns links to the posts that a style is shown with. */
function makePostLinks(style: (typeof postListStyles)[number]) {
  const { posts } = postLists.find((list) => list.style === style) ?? { posts: [] }
  return posts.map(({ documentType, title, slug, categories }) => ({
    _type: 'postLink' as const,
    documentType,
    title,
    slug,
    categories: categories && [...categories],
  }))
}

export const fixtures: Fixture[] = [
  {
    name: 'Blogs group, with nothing to list',
    entry: {
      _type: 'entry',
      componentType: 'Blogs group',
      fields: { style: 'Top Discounts', category: 'credit-cards' },
    },
  },
  {
    name: 'Paginated blogs, on several pages',
    entry: {
      _type: 'entry',
      componentType: 'Paginated blogs',
      fields: { title: 'All articles', style: 'Blog', blogs: makePostLinks('Blog'), perPage: 1 },
    },
  },
  {
    name: 'Paginated blogs, on one page',
    entry: {
      _type: 'entry',
      componentType: 'Paginated blogs',
      fields: {
        title: 'Both reviews',
        style: 'Lender Review Simplified',
        blogs: makePostLinks('Lender Review'),
      },
    },
  },
]
