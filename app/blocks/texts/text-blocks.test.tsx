import { describe, expect, test } from 'vitest'
import {
  findAttributeValues,
  headingsIn,
  renderBlock,
  wordsIn,
} from '#app/blocks/rendered-blocks.fixture.tsx'
import { getFixture, makeFixtures, readEntry } from '#app/blocks/sample-blocks.fixture.ts'
import { source } from '#app/blocks/sample-values.fixture.ts'
import { layouts } from '#cms/model/enumerations/appearance.ts'

test.each(layouts)('a text with an image of layout %s has its picture first, as on a phone', (layout) => {
  const html = renderBlock(getFixture(`Text and image, layout ${layout}`))
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'))
  expect(findAttributeValues('alt', html)).toEqual(['Image'])
})

test('the columns of an info box have headings one level below its title', () => {
  const html = renderBlock(getFixture('Two column info box, everything'), { inSection: true })
  expect(headingsIn(html)).toEqual([
    { level: 3, text: 'Heading' },
    { level: 4, text: 'Heading, left' },
    { level: 4, text: 'Heading, right' },
  ])
})

describe('headings in the text of an info box', () => {
  const text = (...styles: string[]) =>
    styles.map((style, at) => ({
      _type: 'block' as const,
      _key: `${at}`,
      style,
      markDefs: [],
      children: [{ _type: 'span' as const, _key: 's', text: `${style} here`, marks: [] }],
    }))
  const columns = (fields: object) =>
    readEntry({
      _type: 'entry',
      componentType: 'Two column info box',
      twoColumnInfoBox: { left: text('h2'), right: text('h4', 'h3'), ...fields },
    })
  const levels = (html: string) => headingsIn(html).map(({ level }) => level)

  test('are one level below what they stand under, whatever their style', () => {
    const titled = { title: 'Both', leftTitle: 'Left', rightTitle: 'Right' }
    expect(levels(renderBlock(columns(titled), { inSection: true }))).toEqual([3, 4, 5, 4, 5, 5])
    expect(levels(renderBlock(columns({ title: 'Both' }), { inSection: true }))).toEqual([3, 4, 4, 4])
    const box = { _type: 'entry', componentType: 'Info box', infoBox: { title: 'One', body: text('h4') } }
    expect(levels(renderBlock(readEntry(box)))).toEqual([2, 3])
  })

  test('are no headings in a box without a title, because their level could skip one', () => {
    const html = renderBlock(columns({ leftTitle: 'Left' }), { inSection: true })
    expect(levels(html)).toEqual([])
    expect(wordsIn(html)).toContain('h4 here')
  })
})

test('an info box is a note', () => {
  for (const { entry } of makeFixtures('Info box'))
    expect(findAttributeValues('role', renderBlock(entry))).toEqual(['note'])
})

test('the icon of a header is decorative', () => {
  expect(findAttributeValues('alt', renderBlock(getFixture('Header with icon, everything')))).toEqual([''])
})

test('a picture has alternative text, and a caption only if one was written', () => {
  const html = renderBlock(getFixture('Image, everything'))
  expect(html).toMatch(/<figure>.*<img.*<figcaption.*<\/figure>/)
  expect(findAttributeValues('alt', html)).toEqual(['Image'])
  expect(renderBlock(getFixture('Image, only what is required'))).not.toContain('figcaption')
})

describe('references', () => {
  const own = { ...source, title: 'How we rank loans', url: '/about/ranking' }
  const draw = (title?: string, ...sources: (typeof source)[]) =>
    renderBlock({
      _type: 'entry',
      componentType: 'References',
      fields: { title, references: sources.map((each) => ({ _type: 'listedSource', source: each })) },
    })
  const html = draw('Where we read it', source, own)

  test('are an ordered list of publisher, title and days, labeled by its heading', () => {
    expect(html.match(/<ol [^>]*><li>.*<\/li><li>.*<\/li><\/ol>/)).not.toBeNull()
    expect(findAttributeValues('aria-labelledby', html)).toEqual(['where-we-read-it'])
    expect(wordsIn(html).replaceAll(/\s+/g, ' ')).toContain(
      'Example Bureau of Student Figures: How we rank loans , read September 14, 2026',
    )
  })

  test('open other sites in a new tab and say so, and pages of this site in the same tab', () => {
    const [otherLink, ownLink] = Array.from(html.matchAll(/<a [^>]*>.*?<\/a>/g), ([link]) => link)
    expect(otherLink).toMatch(/href="https:\/\/example.org\/[^"]*" target="_blank" rel="noopener/)
    expect(otherLink).toContain('opens in a new tab')
    expect(ownLink).toMatch(/href="\/about\/ranking".*How we rank loans/)
    expect(ownLink).not.toContain('target')
  })

  test('have a label even without a heading', () => {
    expect(findAttributeValues('aria-label', draw(undefined, source))).toEqual(['Sources'])
  })

  test('name a source without a link when its address is not safe', () => {
    const shown = draw(undefined, { ...own, url: 'javascript:alert(1)' })
    expect(shown).not.toContain('<a ')
    expect(wordsIn(shown)).toContain('How we rank loans')
  })
})
