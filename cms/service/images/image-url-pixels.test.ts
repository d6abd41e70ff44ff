import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Build, builder, serverOfQuarters } from './built-url.fixture.ts'
import { corner, isNear, pixelAt, type Rgb } from './test-images.fixture.ts'

// The official builder creates the URLs, and the tests check the pixels of the responses.

const { topLeft, topRight, bottomLeft, bottomRight } = corner
const gray = ([red, green, blue]: Rgb): Rgb => {
  const light = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  return [light, light, light]
}

let server: Awaited<ReturnType<typeof serverOfQuarters>>
beforeAll(async () => {
  server = await serverOfQuarters()
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (build: Build, accept?: string) => server.askFor(build, accept)

describe('rendered pixels', () => {
  it.each<[name: string, build: Build, seen: [x: number, y: number, color: Rgb][]]>([
    [
      'crop top left',
      (image) => image.size(150, 50).fit('crop').crop('top'),
      [
        [0.1, 0.5, topLeft],
        [0.9, 0.5, topRight],
      ],
    ],
    [
      'crop bottom',
      (image) => image.size(150, 50).fit('crop').crop('bottom'),
      [
        [0.1, 0.5, bottomLeft],
        [0.9, 0.5, bottomRight],
      ],
    ],
    [
      'crop left',
      (image) => image.size(50, 100).fit('crop').crop('left'),
      [
        [0.9, 0.1, topLeft],
        [0.9, 0.9, bottomLeft],
      ],
    ],
    [
      'crop right',
      (image) => image.size(50, 100).fit('crop').crop('right'),
      [
        [0.1, 0.1, topRight],
        [0.1, 0.9, bottomRight],
      ],
    ],
    [
      'crop center',
      (image) => image.size(100, 100).fit('crop').crop('center'),
      [
        [0.1, 0.1, topLeft],
        [0.9, 0.9, bottomRight],
      ],
    ],
    ['crop entropy', (image) => image.size(100, 100).fit('crop').crop('entropy'), []],
    [
      'focal point',
      (image) => image.size(100, 200).fit('crop').crop('focalpoint').focalPoint(0, 0.5),
      [[0.9, 0.1, topLeft]],
    ],
    [
      'focal point at the right',
      (image) => image.size(100, 200).fit('crop').crop('focalpoint').focalPoint(1, 0.5),
      [[0.1, 0.1, topRight]],
    ],
    [
      'rect',
      (image) => image.rect(300, 200, 300, 200),
      [
        [0.1, 0.1, bottomRight],
        [0.9, 0.9, bottomRight],
      ],
    ],
    ['flipped horizontally', (image) => image.flipHorizontal(), [[0.1, 0.1, topRight]]],
    ['flipped vertically', (image) => image.flipVertical(), [[0.1, 0.1, bottomLeft]]],
    ['flipped both ways', (image) => image.flipVertical().flipHorizontal(), [[0.1, 0.1, bottomRight]]],
    [
      'rotated by 90',
      (image) => image.orientation(90),
      [
        [0.1, 0.1, bottomLeft],
        [0.9, 0.1, topLeft],
      ],
    ],
    ['rotated by 180', (image) => image.orientation(180), [[0.1, 0.1, bottomRight]]],
    [
      'rotated by 270',
      (image) => image.orientation(270),
      [
        [0.1, 0.1, topRight],
        [0.1, 0.9, topLeft],
      ],
    ],
    [
      'a part, rotated',
      (image) => image.rect(0, 0, 300, 200).orientation(90).width(40),
      [
        [0.1, 0.1, topLeft],
        [0.9, 0.9, topLeft],
      ],
    ],
    ['a part, flipped', (image) => image.rect(300, 0, 300, 200).flipHorizontal(), [[0.1, 0.1, topRight]]],
    [
      'a part, flipped and rotated',
      (image) => image.rect(300, 0, 300, 200).flipHorizontal().orientation(270),
      [[0.5, 0.5, topRight]],
    ],
    [
      'grayscale',
      (image) => image.saturation(-100),
      [
        [0.1, 0.1, gray(topLeft)],
        [0.9, 0.1, gray(topRight)],
      ],
    ],
    ['inverted', (image) => image.invert(true), [[0.1, 0.1, [25, 225, 225]]]],
    ['not inverted', (image) => image.invert(false), [[0.1, 0.1, topLeft]]],
    [
      'fill with a background',
      (image) => image.ignoreImageParams().size(300, 300).fit('fill').bg('0000ff'),
      [
        [0.5, 0.02, [0, 0, 255]],
        [0.1, 0.3, topLeft],
      ],
    ],
    [
      'fill without a background',
      (image) => image.ignoreImageParams().size(300, 300).fit('fill'),
      [[0.5, 0.02, [255, 255, 255]]],
    ],
    [
      'fillmax keeps the size',
      (image) => image.ignoreImageParams().size(1200, 800).fit('fillmax').bg('f0f'),
      [
        [0.1, 0.5, [255, 0, 255]],
        [0.3, 0.3, topLeft],
      ],
    ],
    [
      'padding that is not inverted with the image',
      (image) => image.pad(50).bg('00ff00').invert(true),
      [
        [0.01, 0.01, [0, 255, 0]],
        [0.2, 0.2, [25, 225, 225]],
      ],
    ],
    ['blurred in the middle', (image) => image.width(300).blur(100), [[0.02, 0.02, topLeft]]],
    ['blurred strongly', (image) => image.width(300).blur(2000), []],
    ['sharpened', (image) => image.width(300).sharpen(60), [[0.1, 0.1, topLeft]]],
  ])('%s', async (_name, build, seen) => {
    const { at } = await ask(build)
    for (const [x, y, color] of seen) {
      const found = await at(x, y)
      expect(isNear(found, color), `${found} at ${x}, ${y} instead of ${color}`).toBe(true)
    }
  })

  it('a blur mixes adjacent colors', async () => {
    const sharpEdge = await (await ask((image) => image.width(300))).at(0.49, 0.1)
    const soft = await (await ask((image) => image.width(300).blur(200))).at(0.49, 0.1)
    expect(isNear(sharpEdge, topLeft)).toBe(true)
    expect(isNear(soft, topLeft)).toBe(false)
  })

  it('applies the crop and hotspot of an image field', async () => {
    const image = {
      asset: { _ref: server.id },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0.5 },
      hotspot: { x: 0.9, y: 0.1, width: 0.1, height: 0.1 },
    }
    const url = builder.image(image).size(100, 100).url().replace('http://here/', '')
    const answer = await server.ask(url)
    expect(isNear(await pixelAt(answer.rawPayload, 0.1, 0.9), topRight)).toBe(true)
  })
})
