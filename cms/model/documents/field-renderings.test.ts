import { expect, test } from 'vitest'
import { getDescription, getMetaTitle } from './describe-post.ts'
import type { Read } from './document-types.ts'
import { documentTypes } from './document-types.ts'
import { fieldRenderings } from './field-renderings.ts'

test('lists where each field of articles and top picks is shown, or why it is not', () => {
  const system = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']
  expect(Object.keys(fieldRenderings).toSorted()).toEqual(
    [...system, 'authToken', ...Object.keys(documentTypes.topPicksByCategory.fields)].toSorted(),
  )
  for (const rendering of Object.values(fieldRenderings))
    expect(Object.values(rendering).join('')).toMatch(/^.{10,}[.]$/)
})

test('a list of renderings without a field does not compile', () => {
  const { lenderIds, ...lacking } = fieldRenderings
  // @ts-expect-error -- lenderIds is missing
  const all: Record<keyof Read<'topPicksByCategory'>, object> = lacking
  expect(all).not.toHaveProperty('lenderIds')
  expect(lenderIds).toHaveProperty('shown')
})

const post = { title: 'Title', subtitle: 'Subtitle' }

test.each([
  [{ ...post, metaTitle: 'Meta' }, 'Meta'],
  [{ ...post, metaTitle: 'Meta', titleAsMetaTitle: true }, 'Meta'],
  [{ ...post, titleAsMetaTitle: true }, 'Title'],
  [{ ...post, metaTitle: '', titleAsMetaTitle: true }, 'Title'],
  [{ ...post, titleAsMetaTitle: false }, undefined],
  [post, undefined],
])('the meta title of %j is %s', (document, metaTitle) => {
  expect(getMetaTitle(document)).toBe(metaTitle)
})

test.each([
  [{ ...post, description: 'Words' }, 'Words'],
  [{ ...post, description: 'Words', subtitleAsMetaDescription: true }, 'Words'],
  [{ ...post, subtitleAsMetaDescription: true }, 'Subtitle'],
  [{ title: 'Title', subtitleAsMetaDescription: true }, undefined],
  [post, undefined],
])('the description of %j is %s', (document, description) => {
  expect(getDescription(document)).toBe(description)
})
