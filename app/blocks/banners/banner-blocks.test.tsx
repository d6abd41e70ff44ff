import { describe, expect, test } from 'vitest'
import {
  findAttributeValues,
  headingsIn,
  renderBlock,
  wordsIn,
} from '#app/blocks/rendered-blocks.fixture.tsx'
import { getFixture } from '#app/blocks/sample-blocks.fixture.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'

test('key takeaways are a list in a labeled region of the page', () => {
  const html = renderBlock(getFixture('Key takeaways banner, everything'))
  const [labelledBy] = findAttributeValues('aria-labelledby', html)
  expect(html).toContain('<section ')
  expect(html).toMatch(new RegExp(`id="${labelledBy}">Key takeaways<`))
  expect(html.match(/<li>/g)).toHaveLength(3)
})

test.each(['Tip banner, everything', 'TuitionHero tip banner - purple, everything'])(
  '%s is a note that starts by saying it is a tip',
  (name) => {
    const html = renderBlock(getFixture(name))
    expect(findAttributeValues('role', html)).toEqual(['note'])
    expect(wordsIn(html).trim()).toMatch(/^Tip\s+One or two sentences/)
  },
)

test.each([
  ['Final verdict banner', 'Our verdict'],
  ['Why-trust banner', 'How this page was checked'],
])('%s without a title has a label instead of a heading', (type, label) => {
  const html = renderBlock(getFixture(`${type}, only what is required`))
  expect(wordsIn(html)).toContain(label)
  expect(headingsIn(html)).toEqual([])
  expect(wordsIn(renderBlock(getFixture(`${type}, everything`)))).not.toContain(label)
})

describe('a call to action', () => {
  type Fields = EntryOf<'Call-to-action banner'>['fields']
  const findVariant = (fields: Partial<Fields>, button: Partial<Fields['button']> = {}) => {
    const html = renderBlock({
      _type: 'entry',
      componentType: 'Call-to-action banner',
      fields: { title: 'T', button: { _type: 'button', label: 'Go', link: '/fafsa', ...button }, ...fields },
    })
    return {
      isDeep: findAttributeValues('data-surface', html).includes('deep'),
      look: findAttributeValues('data-variant', html),
    }
  }

  test('is the dark band with the warm button by default', () => {
    expect(findVariant({})).toEqual({ isDeep: true, look: ['orange'] })
  })

  test('in other colors is light, with the brand button', () => {
    for (const color of ['secondary', 'white'] as const)
      expect(findVariant({ color })).toEqual({ isDeep: false, look: ['purple'] })
  })

  test('keeps the look of the button that an editor chose', () => {
    expect(findVariant({}, { variant: 'white' }).look).toEqual(['white'])
    expect(findVariant({}, { color: 'purple-ns' }).look).toEqual(['purple-ns'])
  })

  test('has one picture, which is decorative', () => {
    expect(findAttributeValues('alt', renderBlock(getFixture('Call-to-action banner, color white')))).toEqual(
      [''],
    )
  })
})

describe('a quote', () => {
  test('is a figure: the quote, then its author, with a link when the author is ours', () => {
    const html = renderBlock(getFixture('Quote banner, everything'))
    expect(html).toMatch(/<figure.*<blockquote>.*<\/blockquote><figcaption>.*<\/figcaption>.*<\/figure>/)
    expect(findAttributeValues('href', html)).toEqual(['/author/loans-desk'])
    expect(wordsIn(html)).toMatch(/Loans desk\s+, Student loans\s+/)
  })

  test('has no empty caption', () => {
    expect(renderBlock(getFixture('Quote banner, only what is required'))).not.toContain('figcaption')
  })
})
