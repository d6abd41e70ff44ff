import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, test } from 'vitest'
import { toImageService } from './image-service.ts'

const dataset = { projectId: 'abc', dataset: 'production' }

test('pictures that this server hosts have relative addresses', () => {
  expect(toImageService({ ...dataset, apiHost: undefined })).toEqual({ ...dataset, baseUrl: '' })
})

test.each(['https://api.sanity.io', 'https://content.example'])(
  'pictures of %s come from the host that the official library uses',
  (apiHost) => {
    const id = 'image-abc-20x10-png'
    const builder = createImageUrlBuilder({ clientConfig: { apiHost, ...dataset } })
    const { baseUrl } = toImageService({ ...dataset, apiHost })
    expect(builder.image(id).url()).toBe(`${baseUrl}/images/abc/production/abc-20x10.png`)
  },
)
