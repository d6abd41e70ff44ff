import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quarters, transparentPng } from '#content/images/test-images.fixture.ts'
import { contentServer } from './content-server.fixture.ts'
import { memoryStore } from './memory-store.fixture.ts'

let server: Awaited<ReturnType<typeof contentServer>>
beforeAll(async () => {
  server = await contentServer(memoryStore())
})
afterAll(() => server[Symbol.asyncDispose]())

describe('image metadata', () => {
  const uploadImage = async (bytes: Buffer, query = '') => (await server.upload(bytes, query)).json().document

  it('includes size, transparency, and the default previews', async () => {
    const found = await uploadImage(
      await quarters(120, 80).jpeg().toBuffer(),
      '?filename=a.jpg&title=Four&sourceId=7',
    )
    expect(found).toMatchObject({
      _type: 'sanity.imageAsset',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'a.jpg',
      title: 'Four',
      source: { id: '7' },
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 120, height: 80, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        // BlurHash has five by four components for a 3:2 image, as in the hosted service.
        blurHash: expect.stringMatching(/^V.{43}$/),
        palette: { _type: 'sanity.imagePalette', dominant: { _type: 'sanity.imagePaletteSwatch' } },
      },
    })
    expect(Object.keys(found.metadata).sort()).toEqual([
      '_type',
      'blurHash',
      'dimensions',
      'hasAlpha',
      'isOpaque',
      'lqip',
      'palette',
    ])
    const lqip = await sharp(Buffer.from(found.metadata.lqip.split(',')[1], 'base64')).metadata()
    expect([lqip.format, lqip.width, lqip.height]).toEqual(['jpeg', 20, 13])
  })

  it('omits what is not requested and includes a requested ThumbHash', async () => {
    const none = await uploadImage(await quarters(121, 80).jpeg().toBuffer(), '?meta=none')
    expect(Object.keys(none.metadata).sort()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque'])
    const hashes = await uploadImage(
      await quarters(122, 80).jpeg().toBuffer(),
      '?meta=thumbhash&meta=blurhash',
    )
    expect(hashes.metadata.thumbHash).toMatch(/^[A-Za-z0-9+/]{20,40}={0,2}$/)
    expect(hashes.metadata.palette).toBeUndefined()
  })

  it('detects transparency', async () => {
    const see = async (bytes: Buffer) => {
      const { metadata } = await uploadImage(bytes)
      return [metadata.hasAlpha, metadata.isOpaque]
    }
    expect(await see(await transparentPng(20))).toEqual([true, false])
    expect(await see(await quarters(10, 11).ensureAlpha().png().toBuffer())).toEqual([true, true])
  })

  it('computes the palette from visible pixels', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
    const { palette } = (await uploadImage(await plain('#e8c128'))).metadata
    const swatch = {
      _type: 'sanity.imagePaletteSwatch',
      background: '#e8c128',
      foreground: '#000',
      title: '#fff',
      population: 100,
    }
    expect(palette).toEqual({ _type: 'sanity.imagePalette', vibrant: swatch, dominant: swatch })
  })

  it('includes EXIF data and the location only if each is requested by name', async () => {
    const photo = (name: string) =>
      quarters(60, 40)
        .withExif({
          IFD0: { Make: name, Model: 'Camera' },
          IFD2: { ISOSpeedRatings: '200', LensModel: 'Glass' },
          IFD3: {
            GPSLatitudeRef: 'S',
            GPSLatitude: '51/1 30/1 0/1',
            GPSLongitudeRef: 'E',
            GPSLongitude: '0/1 6/1 0/1',
          },
        })
        .jpeg()
        .toBuffer()
    const usual = (await uploadImage(await photo('A'))).metadata
    expect([usual.exif, usual.image, usual.location]).toEqual([undefined, undefined, undefined])
    const some = (await uploadImage(await photo('B'), '?meta=exif&meta=image')).metadata
    expect(some.exif).toMatchObject({
      _type: 'sanity.imageExifMetadata',
      ISOSpeedRatings: 200,
      LensModel: 'Glass',
    })
    expect(some.image).toMatchObject({ _type: 'sanity.imageExifTags', Make: 'B' })
    expect(JSON.stringify(some)).not.toMatch(/GPS|51,/)
    const all = (await uploadImage(await photo('C'), '?meta=location')).metadata
    expect(all.location).toEqual({ _type: 'geopoint', lat: -51.5, lng: 0.1 })
  })

  it('reports the size after orientation', async () => {
    const found = await uploadImage(await quarters(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(found.metadata.dimensions).toMatchObject({ width: 40, height: 60 })
    expect(found._id).toMatch(/-40x60-jpg$/)
    const drawn = await server.ask(`${found.path}?w=20`)
    const { width, height } = await sharp(drawn.rawPayload).metadata()
    expect([width, height]).toEqual([20, 30])
  })
})
