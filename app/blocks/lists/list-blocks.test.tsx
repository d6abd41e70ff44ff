import { describe, expect, test } from 'vitest'
import { noBlockData, type PostSummary } from '#app/blocks/block-data.ts'
import {
  findAttributeValues,
  headingsIn,
  renderBlock,
  wordsIn,
} from '#app/blocks/rendered-blocks.fixture.tsx'
import { getFixture } from '#app/blocks/sample-blocks.fixture.ts'
import { image, paragraphs } from '#app/blocks/sample-values.fixture.ts'
import type { AnyEntry, EntryOf } from '#cms/model/blocks/block-types.ts'
import { listBlocks } from './list-blocks.ts'
import { listText } from './messages.ts'

describe('questions', () => {
  const faq = getFixture('FAQ - purple - one column, everything')

  test('are closed at first, and several can be open at once', () => {
    const html = renderBlock(faq)
    expect(html.match(/<details /g)).toHaveLength(3)
    expect(html).not.toMatch(/<details [^>]*(open|name)=/)
  })

  test('are not headings: the only heading is the title of the block', () => {
    expect(headingsIn(renderBlock(faq, { inSection: true }))).toEqual([{ level: 3, text: 'Heading' }])
  })
})

describe('cards', () => {
  type Item = EntryOf<'Cards'>['fields']['cardItems'][number]
  const relatedPost: Item['relatedPost'] = {
    _type: 'postLink',
    documentType: 'blog',
    title: 'As the link says',
    slug: { current: 'a-page' },
    categories: ['fafsa'],
  }
  const post: PostSummary = {
    slug: { current: 'a-page' },
    documentType: 'blog',
    title: 'As the page says',
    description: 'What the page is about',
    image: image('A page'),
    authorNames: [],
  }
  const data = { ...noBlockData, posts: { '/resources/fafsa/a-page': post } }
  const card = (item: Partial<Item>, cardType: 'List' | 'Text' | 'Post' = 'Post'): AnyEntry => ({
    _type: 'entry',
    componentType: 'Cards',
    fields: { title: 'Cards', cardType, cardItems: [{ _type: 'cardItem', ...item }] },
  })

  test('of type Post show the title, description and picture of the linked page', () => {
    const html = renderBlock(card({ relatedPost }), { data })
    expect(headingsIn(html).map(({ text }) => text)).toEqual(['Cards', 'As the page says'])
    expect(wordsIn(html)).toContain('What the page is about')
    expect(html).toContain('<img')
    expect(findAttributeValues('href', html)).toEqual(['/resources/fafsa/a-page'])
  })

  test('prefer their own text to that of the linked page', () => {
    const html = renderBlock(card({ relatedPost, title: 'My title', body: paragraphs('My text') }), { data })
    expect(headingsIn(html).map(({ text }) => text)).toEqual(['Cards', 'My title'])
    expect(wordsIn(html)).toContain('My text')
    expect(wordsIn(html)).not.toContain('What the page is about')
  })

  test('use the text of the link when the linked page is unknown', () => {
    expect(wordsIn(renderBlock(card({ relatedPost })))).toContain('As the link says')
    const { title: _, ...untitled } = relatedPost
    expect(wordsIn(renderBlock(card({ relatedPost: untitled })))).toContain('Read more')
  })

  test('of other types take no text from the linked page', () => {
    expect(wordsIn(renderBlock(card({ relatedPost }, 'Text'), { data }))).not.toContain('As the page says')
  })

  test('have one link each, and no empty links', () => {
    expect(
      findAttributeValues('href', renderBlock(card({ relatedPost, title: 'A', items: ['B'] }, 'List'))),
    ).toHaveLength(1)
    expect(findAttributeValues('href', renderBlock(card({ title: 'A', items: ['B'] }, 'List')))).toEqual([])
  })
})

test.each(['Steps, everything', 'Card steps, color white', 'Horizontal ordered list, everything'])(
  '%s is an ordered list whose items have headings one level below its title',
  (name) => {
    const html = renderBlock(getFixture(name), { inSection: true })
    expect(html.match(/<ol /g)).toHaveLength(1)
    expect(headingsIn(html).map(({ level }) => level)).toEqual([3, 4, 4, 4])
  },
)

test('items of a list without a title are not headings, which could skip a level', () => {
  for (const type of Object.keys(listBlocks)) {
    const name = `${type}, only what is required`
    expect(headingsIn(renderBlock(getFixture(name))), name).toEqual([])
  }
})

test('icons are decorative, whatever their file name', () => {
  const html = renderBlock(getFixture('Icon paragraph list, layout Basic'))
  expect(findAttributeValues('alt', html)).toEqual(['', ''])
})

describe('an eligibility list', () => {
  test('says that all conditions must be met, and marks none as met', () => {
    const html = renderBlock(getFixture('Eligibility list, everything'))
    expect(wordsIn(html)).toContain(listText.meetAll)
    expect(html).not.toMatch(/<svg|<input|✓|✔/)
  })

  test('uses the singular for one condition', () => {
    expect(wordsIn(renderBlock(getFixture('Eligibility list, only what is required')))).toContain(
      listText.meetOne,
    )
  })
})

test('a repayment option states the in-school payment, or that it is not stated', () => {
  const html = renderBlock(getFixture('Repayment options list, everything'))
  const facts = Array.from(html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g), ([, ...fact]) => fact)
  expect(facts).toEqual([
    ['While in school', 'While in school'],
    ['While in school', listText.notTold],
    ['While in school', 'While in school 3'],
  ])
})
