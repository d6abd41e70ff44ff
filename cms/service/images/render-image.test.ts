import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parseImageParameters } from './image-parameters.ts'
import { type OutputFormat, renderImage } from './render-image.ts'
import { corner, grain, isNear, pixelAt, quarters, transparentPng } from './test-images.fixture.ts'

const draw = (bytes: Buffer, query: Record<string, string>, format: OutputFormat) =>
  renderImage(bytes, parseImageParameters(query), format)

/** Returns the red, green, blue, and alpha values at a position given as fractions of the size. */
async function rgbaAt(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return [...data.subarray(at, at + 4)]
}

describe('transparency', () => {
  it.each<[OutputFormat, Record<string, string>, number[]]>([
    ['png', {}, [0, 0, 0, 0]],
    ['jpg', {}, [255, 255, 255, 255]],
    ['png', { bg: '00f' }, [0, 0, 255, 255]],
    ['jpg', { bg: '00f' }, [0, 0, 255, 255]],
    ['png', { bg: '800000ff' }, [0, 0, 255, 128]],
    ['jpg', { bg: '800000ff' }, [127, 127, 255, 255]],
    ['png', { bg: '00f', invert: 'true' }, [0, 0, 255, 255]],
  ])('as %s with %j', async (format, query, wanted) => {
    const [red, green, blue, alpha] = await rgbaAt(
      await draw(await transparentPng(40), query, format),
      0.02,
      0.02,
    )
    expect(alpha).toBe(wanted[3])
    if (alpha !== 0)
      expect(
        [red, green, blue].every((channel, nth) => Math.abs((channel ?? 0) - (wanted[nth] ?? 0)) < 25),
      ).toBe(true)
  })

  it('the padding is transparent only if the image has transparency', async () => {
    const around = async (bytes: Buffer) =>
      rgbaAt(await draw(bytes, { w: '80', h: '20', fit: 'fill' }, 'png'), 0.01, 0.5)
    expect((await around(await transparentPng(40)))[3]).toBe(0)
    expect(await around(await quarters(40, 40).png().toBuffer())).toEqual([255, 255, 255, 255])
  })
})

describe('colors', () => {
  it.each([
    ['origin', 'srgb'],
    ['srgb', 'srgb'],
    ['cmyk', 'cmyk'],
    ['b-w', 'b-w'],
  ])('cs=%s', async (cs, space) => {
    const drawn = await sharp(await draw(await quarters(20, 20).png().toBuffer(), { cs }, 'jpg')).metadata()
    expect(drawn.space).toBe(space)
  })

  it('applies a color profile and keeps it only on request', async () => {
    const wide = await quarters(20, 20).withIccProfile('p3').png().toBuffer()
    expect((await sharp(await draw(wide, { w: '10' }, 'png')).metadata()).icc).toBeUndefined()
    expect(
      (await sharp(await draw(wide, { w: '10', cs: 'origin' }, 'png')).metadata()).icc?.length,
    ).toBeGreaterThan(100)
  })

  it('converts CMYK to RGB', async () => {
    const ink = await quarters(40, 40).toColorspace('cmyk').jpeg({ quality: 100 }).toBuffer()
    const drawn = await draw(ink, { w: '20' }, 'png')
    expect((await sharp(drawn).metadata()).space).toBe('srgb')
    expect(isNear(await pixelAt(drawn, 0.1, 0.1), corner.topLeft, 70)).toBe(true)
  })
})

it('a rendered image contains no camera, location, or owner data', async () => {
  const photo = await quarters(40, 30)
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  for (const format of ['jpg', 'png', 'webp'] as const) {
    const { exif, xmp, iptc } = await sharp(await draw(photo, { w: '20' }, format)).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
})

describe('applies the EXIF orientation first', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i', async (orientation) => {
    const stored = await quarters(60, 40).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    // The upright image as a viewer shows it, rendered by the library alone.
    const seen = await sharp(stored).autoOrient().png().toBuffer()
    const cases: Record<string, string>[] = [
      {},
      { w: '30' },
      { w: '30', h: '30', fit: 'crop' },
      { w: '10', h: '30', fit: 'crop', crop: 'focalpoint', 'fp-x': '1' },
      { rect: '0,0,20,20' },
      { or: '90', w: '20' },
      { flip: 'hv' },
      { rect: '0,0,20,20', or: '270', flip: 'h' },
    ]
    for (const query of cases) {
      const drawn = await draw(stored, query, 'png')
      const wanted = await draw(seen, query, 'png')
      for (const [x, y] of [
        [0.1, 0.1],
        [0.9, 0.1],
        [0.1, 0.9],
        [0.9, 0.9],
      ] as const) {
        const [found, expected] = [await pixelAt(drawn, x, y), await pixelAt(wanted, x, y)]
        expect(
          isNear(found, expected, 60),
          `${JSON.stringify(query)} at ${x}, ${y}: ${found}, not ${expected}`,
        ).toBe(true)
      }
    }
  })
})

it('entropy keeps the busy part', async () => {
  const busy = await grain(100, 100).png().toBuffer()
  const picture = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#888' } })
    .composite([{ input: busy, left: 300, top: 0 }])
    .png()
    .toBuffer()
  const spread = async (crop: string) => {
    const drawn = await draw(picture, { w: '50', h: '50', fit: 'crop', crop }, 'png')
    return (await sharp(drawn).stats()).channels[0]?.stdev ?? 0
  }
  expect(await spread('entropy')).toBeGreaterThan(10)
  expect(await spread('left')).toBeLessThan(1)
})

it('keeps the correct end of a long image', async () => {
  const long = await quarters(900, 10).png().toBuffer()
  const seen = async (query: Record<string, string>) =>
    pixelAt(await draw(long, { w: '10', h: '10', fit: 'crop', ...query }, 'png'), 0.5, 0.1)
  expect(isNear(await seen({ crop: 'left' }), corner.topLeft)).toBe(true)
  expect(isNear(await seen({ crop: 'left', flip: 'h' }), corner.topRight)).toBe(true)
  expect(isNear(await seen({ crop: 'right', flip: 'h' }), corner.topLeft)).toBe(true)
  expect(isNear(await seen({ crop: 'focalpoint', 'fp-x': '0', flip: 'h' }), corner.topRight)).toBe(true)
  expect(
    isNear(await seen({ crop: 'focalpoint', 'fp-x': '1', or: '180', flip: 'h' }), corner.bottomRight),
  ).toBe(true)
})

it('crops the longest image without a huge intermediate image', async () => {
  const line = await sharp({ create: { width: 60_000, height: 1, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  for (const crop of ['center', 'entropy', 'left', 'focalpoint']) {
    const { width, height } = await sharp(
      await draw(line, { w: '100', h: '400', fit: 'crop', crop }, 'png'),
    ).metadata()
    expect([width, height]).toEqual([100, 400])
  }
})

it.each([
  [{ w: '5000', h: '5000', fit: 'crop' }, 'jpg'],
  [{ w: '8192', dpr: '3' }, 'jpg'],
  [{ w: '100', pad: '2000', dpr: '3' }, 'png'],
  [{ rect: '20,0,5,5' }, 'png'],
] as const)('refuses %j before rendering', async (query, format) => {
  await expect(draw(await quarters(20, 10).png().toBuffer(), query, format)).rejects.toMatchObject({
    status: 400,
  })
})
