import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, test } from 'vitest'
import { heroSize, type ImageValue, naturalWidth, thumbnailSize, toPicture } from './picture.ts'

const own = { baseUrl: '', projectId: 'bursar', dataset: 'production' }
const hosted = { ...own, baseUrl: 'https://cdn.sanity.io' }
const image = (asset: ImageValue['asset'], more: Partial<ImageValue> = {}): ImageValue => ({ asset, ...more })
const photo = image({ _id: 'image-Tb9Ew8CX-3000x1500-jpg' })

test('the main picture of a page is 1200 by 800, cropped around its middle', () => {
  const picture = toPicture(photo, own, heroSize)
  const file = '/images/bursar/production/Tb9Ew8CX-3000x1500.jpg'
  const form = (width: number, height: number) =>
    `${file}?w=${width}&h=${height}&fit=crop&crop=center&auto=format`
  expect(picture).toEqual({
    src: form(1200, 800),
    srcSet: [
      `${form(640, 427)} 640w`,
      `${form(750, 500)} 750w`,
      `${form(828, 552)} 828w`,
      `${form(1080, 720)} 1080w`,
      `${form(1200, 800)} 1200w`,
      `${form(1920, 1280)} 1920w`,
      `${form(2048, 1365)} 2048w`,
    ].join(', '),
    width: 1200,
    height: 800,
    placeholder: undefined,
  })
})

test('small pictures are 600 by 400, from the hosted service if it is configured', () => {
  expect(toPicture(photo, hosted, thumbnailSize)?.src).toBe(
    'https://cdn.sanity.io/images/bursar/production/Tb9Ew8CX-3000x1500.jpg?w=600&h=400&fit=crop&crop=center&auto=format',
  )
})

test('without a height a picture keeps its aspect ratio', () => {
  expect(toPicture(photo, own, { width: 760 })).toMatchObject({
    src: '/images/bursar/production/Tb9Ew8CX-3000x1500.jpg?w=760&fit=max&auto=format',
    width: 760,
    height: 380,
  })
})

test("the editor's crop and hotspot decide what is kept", () => {
  const crop = { left: 0.1, right: 0.1, top: 0, bottom: 0 }
  const hotspot = { x: 0.25, y: 0.5, width: 0.1, height: 0.1 }
  expect(toPicture({ ...photo, crop, hotspot }, own, thumbnailSize)?.src).toBe(
    '/images/bursar/production/Tb9Ew8CX-3000x1500.jpg?rect=300,0,2250,1500&w=600&h=400&fit=crop&auto=format',
  )
  expect(toPicture({ ...photo, crop }, own, { width: 760 })).toMatchObject({
    src: '/images/bursar/production/Tb9Ew8CX-3000x1500.jpg?rect=300,0,2400,1500&w=760&fit=max&auto=format',
    height: 475,
  })
})

test('a crop that leaves nothing is ignored', () => {
  const crop = { left: 0.6, right: 0.6, top: 0, bottom: 0 }
  expect(toPicture({ ...photo, crop }, own, thumbnailSize)).toEqual(toPicture(photo, own, thumbnailSize))
})

test('no size is wider than the picture', () => {
  const small = image({ _id: 'image-abc-700x700-png' })
  expect(toPicture(small, own, heroSize)).toMatchObject({
    src: '/images/bursar/production/abc-700x700.png?w=700&h=467&fit=crop&crop=center&auto=format',
    srcSet: '/images/bursar/production/abc-700x700.png?w=640&h=427&fit=crop&crop=center&auto=format 640w',
    width: 1200,
    height: 800,
  })
  expect(naturalWidth(small)).toBe(700)
})

test('an SVG is served unchanged', () => {
  expect(toPicture(image({ _ref: 'image-abc-24x12-svg' }), own, { width: 48 })).toEqual({
    src: '/images/bursar/production/abc-24x12.svg',
    srcSet: undefined,
    width: 48,
    height: 24,
    placeholder: undefined,
  })
})

test('only a photo has a placeholder, and only as a data URL', () => {
  const withLqip = (id: string, lqip: string) =>
    toPicture(image({ _id: id, metadata: { lqip } }), own, { width: 100 })?.placeholder
  expect(withLqip('image-abc-20x10-jpg', 'data:image/jpeg;base64,AA')).toBe('data:image/jpeg;base64,AA')
  expect(withLqip('image-abc-20x10-png', 'data:image/png;base64,AA')).toBeUndefined()
  expect(withLqip('image-abc-20x10-jpg', 'https://other.example/pixel')).toBeUndefined()
})

test.each([
  '',
  'image-abc',
  'image-abc-20x10',
  'image-abc-axb-png',
  'image-abc-0x10-png',
  'file-abc-20x10-png',
  'image-../../secret-20x10-png',
  'image-abc-20x10-png?download',
])('%j is not an image reference and renders nothing', (id) => {
  expect(toPicture(image({ _id: id }), own, heroSize)).toBeUndefined()
})

test('the library throws on malformed references, and on modes that the service does not have', () => {
  const builder = createImageUrlBuilder(own)
  expect(() => builder.image('image-abc').url()).toThrow("Malformed asset _ref 'image-abc'")
  expect(() => builder.image('image-abc-axb-png').url()).toThrow('Malformed asset _ref')
  // Untyped callers can pass any name.
  const by = (name: 'fit' | 'crop' | 'auto' | 'frame') => () =>
    Reflect.apply(builder[name], builder, ['wrong'])
  expect(by('fit')).toThrow('Invalid fit mode "wrong"')
  expect(by('crop')).toThrow('Invalid crop mode "wrong"')
  expect(by('auto')).toThrow('Invalid auto mode "wrong"')
  expect(by('frame')).toThrow('Invalid frame value "wrong"')
})
