import { describe, expect, test } from 'vitest'
import { noBlockData, type PostSummary } from '#app/blocks/block-data.ts'
import { checkBlocks } from '#app/blocks/check-blocks.fixture.ts'
import { drawn, headingsIn, valuesOf, wordsIn } from '#app/blocks/drawn-blocks.fixture.tsx'
import { picture, prose } from '#app/blocks/texts/prose.fixture.ts'
import type { AnyEntry, EntryOf } from '#content-model/blocks/block-types.ts'
import { fixtures } from './list-blocks.fixture.ts'
import { listBlocks } from './list-blocks.ts'

checkBlocks(listBlocks, fixtures, isShownByCards)

/** Of a card's lines and text, the ones that its type asks for; the others where those are missing. */
function isShownByCards(one: AnyEntry, path: string): boolean {
  const [, at, part] = /cardItems\[(\d+)\]\.(items|body)/.exec(path) ?? []
  if (one.componentType !== 'Cards' || part === undefined) return true
  const { items = [], body = [] } = one.fields.cardItems[Number(at)] ?? {}
  return part === 'items'
    ? one.fields.cardType === 'List' || body.length === 0
    : one.fields.cardType !== 'List' || items.length === 0
}

describe('questions', () => {
  const faq = find('FAQ - purple - one column, everything')

  test('are closed at first, and any of them can be open beside others', () => {
    const html = drawn(faq)
    expect(html.match(/<details /g)).toHaveLength(3)
    expect(html).not.toMatch(/<details [^>]*(open|name)=/)
  })

  test('are no headings: the only one is the title of the block', () => {
    expect(headingsIn(drawn(faq, { inSection: true }))).toEqual([
      { level: 3, text: 'Questions about the FAFSA' },
    ])
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
    image: picture,
    authorNames: [],
  }
  const data = { ...noBlockData, posts: { '/resources/fafsa/a-page': post } }
  const card = (item: Partial<Item>, cardType: 'List' | 'Text' | 'Post' = 'Post'): AnyEntry => ({
    _type: 'entry',
    componentType: 'Cards',
    fields: { title: 'Cards', cardType, cardItems: [{ _type: 'cardItem', ...item }] },
  })

  test('of type Post show title, description and picture of the page they open', () => {
    const html = drawn(card({ relatedPost }), { data })
    expect(headingsIn(html).map(({ text }) => text)).toEqual(['Cards', 'As the page says'])
    expect(wordsIn(html)).toContain('What the page is about')
    expect(html).toContain('<img')
    expect(valuesOf('href', html)).toEqual(['/resources/fafsa/a-page'])
  })

  test('say their own words rather than those of the page', () => {
    const html = drawn(card({ relatedPost, title: 'My title', body: prose('My text') }), { data })
    expect(headingsIn(html).map(({ text }) => text)).toEqual(['Cards', 'My title'])
    expect(wordsIn(html)).toContain('My text')
    expect(wordsIn(html)).not.toContain('What the page is about')
  })

  test('lead on with the words of the link when nothing is known of the page', () => {
    expect(wordsIn(drawn(card({ relatedPost })))).toContain('As the link says')
    const { title: _, ...untitled } = relatedPost
    expect(wordsIn(drawn(card({ relatedPost: untitled })))).toContain('Read more')
  })

  test('of other types take no words from the page they open', () => {
    expect(wordsIn(drawn(card({ relatedPost }, 'Text'), { data }))).not.toContain('As the page says')
  })

  test('have one link each, and none that lead nowhere', () => {
    expect(valuesOf('href', drawn(card({ relatedPost, title: 'A', items: ['B'] }, 'List')))).toHaveLength(1)
    expect(valuesOf('href', drawn(card({ title: 'A', items: ['B'] }, 'List')))).toEqual([])
  })
})

test.each(['Steps, everything', 'Card steps, white', 'Horizontal ordered list, everything'])(
  '%s is an ordered list whose items have headings one level below its title',
  (name) => {
    const html = drawn(find(name), { inSection: true })
    expect(html.match(/<ol /g)).toHaveLength(1)
    expect(headingsIn(html).map(({ level }) => level)).toEqual([3, 4, 4, 4])
  },
)

test('items of a list without a title are no headings, which could skip a level', () => {
  for (const { name, entry } of fixtures.filter(({ name }) => /only what (it|they) needs?$/.test(name)))
    expect(headingsIn(drawn(entry)), name).toEqual([])
})

test('icons only decorate, whatever their file is called', () => {
  const html = drawn(find('Icon paragraph list, Basic'))
  expect(valuesOf('alt', html)).toEqual(['', '', ''])
})

describe('an eligibility list', () => {
  test('says that all conditions have to be met, and looks as if none was', () => {
    const html = drawn(find('Eligibility list, everything'))
    expect(wordsIn(html)).toContain('You have to meet all of these:')
    expect(html).not.toMatch(/<svg|<input|✓|✔/)
  })

  test('speaks of one condition where there is one', () => {
    expect(wordsIn(drawn(find('Eligibility list, only what it needs')))).toContain('You have to meet this:')
  })
})

test('a way to repay says what is paid in school, and says so when that is not told', () => {
  const html = drawn(find('Repayment options list, everything'))
  const facts = Array.from(html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g), ([, term, fact]) => [
    term,
    fact,
  ])
  expect(facts).toEqual([
    ['While in school', 'The full payment each month'],
    ['While in school', 'The interest of the month'],
    ['While in school', 'Nothing'],
    ['While in school', 'Not told'],
  ])
})

function find(name: string): AnyEntry {
  const found = fixtures.find((one) => one.name === name)
  if (!found) throw new Error(`no fixture is called ${name}`)
  return found.entry
}
