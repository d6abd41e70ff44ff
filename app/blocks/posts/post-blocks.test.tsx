import { describe, expect, test } from 'vitest'
import { someBlockData } from '#app/blocks/block-data.fixture.ts'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { lineIn, tagsIn } from '#app/blocks/rendered-blocks.fixture.tsx'
import { postListStyles } from '#cms/model/enumerations/appearance.ts'
import { PaginatedBlogs } from './paginated-blogs.tsx'
import { fixtures } from './post-blocks.fixture.ts'
import { postLists, somePosts } from './post-list.fixture.ts'
import { PostListView } from './post-list.tsx'

const data = someBlockData
const hostileText = `'"></p></li></ul><img src=x onerror=alert(1)><!-- &lt;b&gt; {{nothing}}`
const listIn = (
  style: (typeof postListStyles)[number],
  posts = postLists.find((l) => l.style === style)?.posts,
) => rendered(makePageScope({}, { data }), <PostListView style={style} posts={posts ?? []} />)

test('every style looks different, and each post has one link', () => {
  const pages = postLists.map(({ style, posts }) => ({ html: listIn(style, somePosts), posts, style }))
  expect(new Set(pages.map(({ html }) => html)).size).toBe(postListStyles.length)
  for (const { html } of pages) expect(html.match(/<a /g)).toHaveLength(somePosts.length)
})

test('a title, a description or the name of an author is never markup', () => {
  const posts = somePosts.map((post) => ({
    ...post,
    title: hostileText,
    description: post.description && hostileText,
    authorNames: post.authorNames.map(() => hostileText),
  }))
  for (const style of postListStyles)
    expect(tagsIn(listIn(style, posts)), style).toEqual(tagsIn(listIn(style, somePosts)))
})

test('lists of lenders show both ends of each range, its date, who pays us and what is outdated', () => {
  for (const style of ['Lender Review', 'Best Offers', 'Lender Review Simplified'] as const) {
    const words = lineIn(listIn(style))
    expect(words).toContain('4.54% to 15.24%')
    expect(words).toContain('Sample')
    expect(words).toContain('Would pay us')
    expect(words).toContain('November 17, 2026')
    expect(words).toContain('3.1 out of 5')
    expect(words).toContain('in our catalog right now')
    expect(words).not.toMatch(/as low as|from \d/i)
  }
})

test('cards show their costs, and a review without a score says so', () => {
  const words = lineIn(listIn('Credit Card Info'))
  for (const shown of ['14.90% to 17.90%', '$25', '$49', '2% back on groceries', 'November 13, 2026'])
    expect(words).toContain(shown)
  expect(lineIn(listIn('Read More Reviews'))).toContain('Not scored')
})

test('"Based on Category" renders each post by its category', () => {
  const words = lineIn(listIn('Based on Category'))
  expect(words).toContain('Student Loans')
  expect(words).toContain('Fixed rate')
  expect(words).toContain('Annual fee')
})

test('empty lists of discounts and scholarships say so, and other empty lists render nothing', () => {
  const said = postListStyles.filter((style) => listIn(style, []) !== '')
  expect(said).toEqual(['Top Discounts', 'Scholarship Info'])
})

describe('a list with pages', () => {
  const { entry } = fixtures.find(({ name }) => name === 'Paginated blogs, on several pages') ?? {}
  const at = (address: string) => {
    if (entry?.componentType !== 'Paginated blogs') throw new Error('There is no such fixture')
    return rendered(makePageScope({ body: [entry] }, { data, address }), <PaginatedBlogs entry={entry} />)
  }

  test('marks its current page and links to the others, keeping the rest of the address', () => {
    const html = at('/resources?sort=new&page=2')
    expect(lineIn(html)).toContain('Page 2 of 3')
    expect(html).toContain('href="/resources?sort=new"')
    expect(html).toContain('href="/resources?sort=new&amp;page=3"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/rel="prev"/)
    expect(html).toMatch(/rel="next"/)
  })

  test('names its pages by the title of the list, so that two lists on a page differ', () => {
    expect(at('/resources')).toContain('<nav aria-label="Pages of “All articles”"')
    if (entry?.componentType !== 'Paginated blogs') throw new Error('There is no such fixture')
    const other = { ...entry, fields: { ...entry.fields, title: 'For {{awardYear.name}}' } }
    const both = rendered(
      makePageScope({ body: [entry, other] }, { data, address: '/resources' }),
      <>
        <PaginatedBlogs entry={entry} />
        <PaginatedBlogs entry={other} />
      </>,
    )
    const names = Array.from(both.matchAll(/<nav aria-label="([^"]*)"/g), ([, name]) => name)
    expect(names).toEqual(['Pages of “All articles”', 'Pages of “For 2026–27”'])
  })

  test('has no previous link on its first page and no next link on its last', () => {
    expect(at('/resources')).not.toContain('rel="prev"')
    expect(at('/resources?page=3')).not.toContain('rel="next"')
  })

  test('says when a page is past its end, and treats an invalid number as page 1', () => {
    expect(lineIn(at('/resources?page=9'))).toContain('no page 9')
    expect(lineIn(at('/resources?page=%22%3E'))).toContain('Page 1 of 3')
  })
})
