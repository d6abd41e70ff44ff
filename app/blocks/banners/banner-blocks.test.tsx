import { describe, expect, test } from 'vitest'
import { checkBlocks } from '#app/blocks/check-blocks.fixture.ts'
import { drawn, headingsIn, valuesOf, wordsIn } from '#app/blocks/drawn-blocks.fixture.tsx'
import type { AnyEntry, EntryOf } from '#content-model/blocks/block-types.ts'
import { fixtures } from './banner-blocks.fixture.ts'
import { bannerBlocks } from './banner-blocks.ts'

checkBlocks(bannerBlocks, fixtures)

test('key takeaways are a list in a part of the page that is named after them', () => {
  const html = drawn(find('Key takeaways banner, all it has'))
  const [labelledBy] = valuesOf('aria-labelledby', html)
  expect(html).toContain('<section ')
  expect(html).toMatch(new RegExp(`id="${labelledBy}">Key takeaways<`))
  expect(html.match(/<li>/g)).toHaveLength(3)
})

test.each(['Tip banner, all it has', 'TuitionHero tip banner - purple, all it has'])(
  '%s is a note that says it is a tip before it gives it',
  (name) => {
    const html = drawn(find(name))
    expect(valuesOf('role', html)).toEqual(['note'])
    expect(wordsIn(html).trim()).toMatch(/^Tip\s+Ask the aid office/)
  },
)

test.each([
  ['Final verdict banner', 'Our verdict'],
  ['Why-trust banner', 'How this page was checked'],
])('%s without a title says what it is, and is no heading', (type, label) => {
  const html = drawn(find(`${type}, only what it needs`))
  expect(wordsIn(html)).toContain(label)
  expect(headingsIn(html)).toEqual([])
  expect(wordsIn(drawn(find(`${type}, everything`)))).not.toContain(label)
})

describe('a call to action', () => {
  type Fields = EntryOf<'Call-to-action banner'>['fields']
  const variantOf = (fields: Partial<Fields>, button: Partial<Fields['button']> = {}) => {
    const html = drawn({
      _type: 'entry',
      componentType: 'Call-to-action banner',
      fields: { title: 'T', button: { _type: 'button', label: 'Go', link: '/fafsa', ...button }, ...fields },
    })
    return { isDeep: valuesOf('data-surface', html).includes('deep'), look: valuesOf('data-variant', html) }
  }

  test('is the dark band with the warm button unless told', () => {
    expect(variantOf({})).toEqual({ isDeep: true, look: ['orange'] })
  })

  test('in other colors is light, with the button of the brand', () => {
    for (const color of ['secondary', 'white'] as const)
      expect(variantOf({ color })).toEqual({ isDeep: false, look: ['purple'] })
  })

  test('keeps the look of the button that an editor chose', () => {
    expect(variantOf({}, { variant: 'white' }).look).toEqual(['white'])
    expect(variantOf({}, { color: 'purple-ns' }).look).toEqual(['purple-ns'])
  })

  test('has one picture, which only decorates', () => {
    expect(valuesOf('alt', drawn(find('Call-to-action banner, white')))).toEqual([''])
  })
})

describe('a quote', () => {
  test('is a figure: the words, then who said them, with a link to an author of ours', () => {
    const html = drawn(find('Quote banner, everything'))
    expect(html).toMatch(/<figure.*<blockquote>.*<\/blockquote><figcaption>.*<\/figcaption>.*<\/figure>/)
    expect(valuesOf('href', html)).toEqual(['/author/loans-desk'])
    expect(wordsIn(html)).toMatch(/Loans desk\s+, Writes about loans\s+In “How we compare”/)
  })

  test('has no empty caption', () => {
    expect(drawn(find('Quote banner, only what it needs'))).not.toContain('figcaption')
  })
})

function find(name: string): AnyEntry {
  const found = fixtures.find((one) => one.name === name)
  if (!found) throw new Error(`no fixture is called ${name}`)
  return found.entry
}
