import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someBlockData } from '#app/blocks/block-data.fixture.ts'
import { Entry } from '#app/blocks/entry.tsx'
import { hostileTexts, idsIn, shapeOf, textsIn, withTexts, wordsOf } from '#app/blocks/markup.fixture.ts'
import { rendered, scopeOf } from '#app/blocks/render.fixture.tsx'
import { postListStyles } from '#content-model/enumerations/appearance.ts'
import { PaginatedBlogs } from './paginated-blogs.tsx'
import { fixtures } from './post-blocks.fixture.ts'
import { postLists, somePosts } from './post-list.fixture.ts'
import { PostListView } from './post-list.tsx'

const data = someBlockData
const listIn = (
  style: (typeof postListStyles)[number],
  posts = postLists.find((l) => l.style === style)?.posts,
) => rendered(scopeOf({}, { data }), <PostListView style={style} posts={posts ?? []} />)

describe.each(fixtures)('$name', ({ entry }) => {
  const draw = (shown = entry) => rendered(scopeOf({ body: [shown] }, { data }), <Entry entry={shown} />)

  test('shows every text of the entry', () => {
    const words = wordsOf(draw())
    expect(textsIn(entry).filter((text) => !words.includes(text))).toEqual([])
  })

  test('has no styles and no handlers of its own', () => {
    expect(draw()).not.toMatch(/ (style|on\w+)=/)
  })

  test('stays the same page whatever its texts are', () => {
    const texts = textsIn(entry)
    const shape = shapeOf(draw(withTexts(entry, texts, () => 'words')))
    for (const hostile of hostileTexts)
      expect(shapeOf(draw(withTexts(entry, texts, () => hostile)))).toEqual(shape)
  })
})

test('all blocks on one page have ids of their own', () => {
  const body = fixtures.map(({ entry }) => entry)
  const html = rendered(
    scopeOf({ body }, { data }),
    body.map((entry, at) => <Entry key={fixtures[at]?.name} entry={entry} />),
  )
  const ids = idsIn(html)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every style has a look of its own, and each post is one link', () => {
  const pages = postLists.map(({ style, posts }) => ({ html: listIn(style, somePosts), posts, style }))
  expect(new Set(pages.map(({ html }) => html)).size).toBe(postListStyles.length)
  for (const { html } of pages) expect(html.match(/<a /g)).toHaveLength(somePosts.length)
})

test('a title, a description or a name of an author is never markup', () => {
  const texts = somePosts
    .flatMap(({ title, description = '', authorNames }) => [title, description, ...authorNames])
    .filter((text) => text !== '')
  const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ minLength: 1 }))
  const plain = new Map(postListStyles.map((style) => [style, shapeOf(listIn(style, somePosts))]))
  fc.assert(
    fc.property(fc.constantFrom(...postListStyles), anyText, (style, text) => {
      const posts = withTexts(somePosts, texts, () => text)
      expect(shapeOf(listIn(style, posts))).toEqual(plain.get(style))
    }),
    { numRuns: 25 },
  )
})

test('lists of lenders show both ends, their day, who pays us and what is too old, and never one end alone', () => {
  for (const style of ['Lender Review', 'Best Offers', 'Lender Review Simplified'] as const) {
    const words = wordsOf(listIn(style))
    expect(words).toContain('4.54% to 15.24%')
    expect(words).toContain('Sample')
    expect(words).toContain('Pays us')
    expect(words).toContain('November 17, 2026')
    expect(words).toContain('3.1 out of 5')
    expect(words).toContain('not in our catalog')
    expect(words).not.toMatch(/as low as|from \d/i)
  }
})

test('cards show what they cost, and a review without a score says so', () => {
  const words = wordsOf(listIn('Credit Card Info'))
  for (const shown of ['14.90% to 17.90%', '$25', '$49', '2% back on groceries', 'November 13, 2026'])
    expect(words).toContain(shown)
  expect(wordsOf(listIn('Read More Reviews'))).toContain('Not scored')
})

test('each post of "Based on Category" looks as its category asks', () => {
  const words = wordsOf(listIn('Based on Category'))
  expect(words).toContain('Student Loans')
  expect(words).toContain('Fixed rate')
  expect(words).toContain('Annual fee')
})

test('with nothing to list, discounts and scholarships say so and other lists are silent', () => {
  const said = postListStyles.filter((style) => listIn(style, []) !== '')
  expect(said).toEqual(['Top Discounts', 'Scholarship Info'])
})

describe('a list with pages', () => {
  const { entry } = fixtures.find(({ name }) => name === 'Paginated blogs, on several pages') ?? {}
  const at = (address: string) => {
    if (entry?.componentType !== 'Paginated blogs') throw new Error('There is no such fixture')
    return rendered(scopeOf({ body: [entry] }, { data, address }), <PaginatedBlogs entry={entry} />)
  }

  test('says where it is and links to the other pages, keeping the rest of the address', () => {
    const html = at('/resources?sort=new&page=2')
    expect(wordsOf(html)).toContain('Page 2 of 3')
    expect(html).toContain('href="/resources?sort=new"')
    expect(html).toContain('href="/resources?sort=new&amp;page=3"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/rel="prev"/)
    expect(html).toMatch(/rel="next"/)
  })

  test('has no way back on its first page and none on from its last', () => {
    expect(at('/resources')).not.toContain('rel="prev"')
    expect(at('/resources?page=3')).not.toContain('rel="next"')
  })

  test('says so past its end, and takes what is no number for the first page', () => {
    expect(wordsOf(at('/resources?page=9'))).toContain('no page 9')
    expect(wordsOf(at('/resources?page=%22%3E'))).toContain('Page 1 of 3')
  })
})
