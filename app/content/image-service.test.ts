import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, test } from 'vitest'
import { imageServiceOf } from './image-service.ts'

const dataset = { projectId: 'abc', dataset: 'production' }

test('pictures of this server have paths', () => {
  expect(imageServiceOf({ ...dataset, apiHost: undefined })).toEqual({ ...dataset, baseUrl: '' })
})

test.each(['https://api.sanity.io', 'https://content.example'])(
  'pictures of %s come from where the official library asks for them',
  (apiHost) => {
    const id = 'image-abc-20x10-png'
    const builder = createImageUrlBuilder({ clientConfig: { apiHost, ...dataset } })
    const { baseUrl } = imageServiceOf({ ...dataset, apiHost })
    expect(builder.image(id).url()).toBe(`${baseUrl}/images/abc/production/abc-20x10.png`)
  },
)
