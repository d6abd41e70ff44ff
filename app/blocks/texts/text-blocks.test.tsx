import { describe, expect, test } from 'vitest'
import { checkBlocks } from '#app/blocks/check-blocks.fixture.ts'
import { findAttributeValues, headingsIn, renderBlock, wordsIn } from '#app/blocks/drawn-blocks.fixture.tsx'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { fixtures } from './text-blocks.fixture.ts'
import { textBlocks } from './text-blocks.tsx'

checkBlocks(textBlocks, fixtures)

test.each(['Text and image, Basic', 'Text and image, Filled', 'Text and image, Two Columns'])(
  '%s has its picture before the text, as on a phone',
  (name) => {
    const html = renderBlock(find(name))
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'))
    expect(findAttributeValues('alt', html)).toEqual(['A sheet of figures and a coin on a desk'])
  },
)

test('the columns of an info box have headings one level below its title', () => {
  expect(headingsIn(renderBlock(find('Two column info box, white'), { inSection: true }))).toEqual([
    { level: 3, text: 'Fixed or variable' },
    { level: 4, text: 'Fixed rate' },
    { level: 4, text: 'Variable rate' },
  ])
})

test('an info box is a note', () => {
  for (const { entry } of fixtures.filter(({ name }) => name.startsWith('Info box')))
    expect(findAttributeValues('role', renderBlock(entry))).toEqual(['note'])
})

test('the icon of a header is decorative', () => {
  expect(findAttributeValues('alt', renderBlock(find('Header with icon, everything')))).toEqual([''])
})

test('a picture has alternative text, and a caption only if one was written', () => {
  const html = renderBlock(find('Image, everything'))
  expect(html).toMatch(/<figure>.*<img.*<figcaption.*<\/figure>/)
  expect(findAttributeValues('alt', html)).toEqual(['A sheet of figures and a coin on a desk'])
  expect(renderBlock(find('Image, only what it needs'))).not.toContain('figcaption')
})

describe('references', () => {
  const html = renderBlock(find('References, everything'))

  test('are an ordered list of publisher, title and days, labeled by its heading', () => {
    expect(html.match(/<ol [^>]*><li>.*<\/li><li>.*<\/li><\/ol>/)).not.toBeNull()
    expect(findAttributeValues('aria-labelledby', html)).toEqual(['where-we-read-it'])
    expect(wordsIn(html).replaceAll(/\s+/g, ' ')).toContain(
      'Bursar: How we rank loans , read November 21, 2026',
    )
  })

  test('open other sites in a new tab and say so, and pages of this site in the same tab', () => {
    const links = Array.from(html.matchAll(/<a [^>]*>.*?<\/a>/g), ([link]) => link)
    const [other] = links
    const own = links.find((link) => link.includes('href="/about/ranking"'))
    expect(own).toContain('How we rank loans')
    expect(other).toMatch(/href="https:\/\/studentaid.gov\/[^"]*" target="_blank" rel="noopener/)
    expect(other).toContain('opens in a new tab')
    expect(own).not.toContain('target')
  })

  test('have a label even without a heading', () => {
    expect(findAttributeValues('aria-label', renderBlock(find('References, only what they need')))).toEqual([
      'Sources',
    ])
  })

  test('name a source without a link when its address is not safe', () => {
    const one = find('References, only what they need')
    if (one.componentType !== 'References') throw new Error('no references')
    const [listed] = one.fields.references
    if (!listed) throw new Error('no source')
    const source = { ...listed.source, url: 'javascript:alert(1)' }
    const shown = renderBlock({ ...one, fields: { references: [{ ...listed, source }] } })
    expect(shown).not.toContain('<a ')
    expect(wordsIn(shown)).toContain('How we rank loans')
  })
})

function find(name: string): AnyEntry {
  const found = fixtures.find((one) => one.name === name)
  if (!found) throw new Error(`no fixture is called ${name}`)
  return found.entry
}
