import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Build, builder, serverOfQuarters } from './built-url.fixture.ts'
import { grain } from './test-images.fixture.ts'

// The official builder creates the URLs.

let server: Awaited<ReturnType<typeof serverOfQuarters>>
beforeAll(async () => {
  server = await serverOfQuarters()
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (build: Build, accept?: string) => server.askFor(build, accept)

describe('sizes', () => {
  it.each<[name: string, build: Build, width: number, height: number]>([
    ['no parameter', (image) => image, 600, 400],
    ['width', (image) => image.width(300), 300, 200],
    ['height', (image) => image.height(100), 150, 100],
    ['width above the image enlarges', (image) => image.width(1200), 1200, 800],
    ['size, cropped by the builder', (image) => image.size(100, 100), 100, 100],
    ['clip', (image) => image.ignoreImageParams().size(300, 300).fit('clip'), 300, 200],
    ['crop', (image) => image.ignoreImageParams().size(300, 300).fit('crop'), 300, 300],
    [
      'crop, larger than the image',
      (image) => image.ignoreImageParams().size(700, 700).fit('crop'),
      700,
      700,
    ],
    ['fill', (image) => image.ignoreImageParams().size(300, 300).fit('fill'), 300, 300],
    ['fillmax', (image) => image.ignoreImageParams().size(900, 900).fit('fillmax'), 900, 900],
    ['max', (image) => image.ignoreImageParams().size(900, 900).fit('max'), 600, 400],
    ['max below the image', (image) => image.ignoreImageParams().size(300, 300).fit('max'), 300, 200],
    ['scale', (image) => image.ignoreImageParams().size(300, 300).fit('scale'), 300, 300],
    ['min', (image) => image.ignoreImageParams().size(800, 800).fit('min'), 400, 400],
    ['min below the image', (image) => image.ignoreImageParams().size(200, 200).fit('min'), 200, 200],
    ['dpr', (image) => image.width(100).dpr(2), 200, 133],
    ['rect', (image) => image.rect(0, 0, 300, 100), 300, 100],
    ['rect and width', (image) => image.rect(0, 0, 300, 100).width(150), 150, 50],
    ['pad', (image) => image.width(300).pad(10), 320, 220],
    ['orientation', (image) => image.width(200).orientation(90), 200, 300],
    ['maxWidth', (image) => image.ignoreImageParams().height(200).maxWidth(100).fit('crop'), 100, 200],
    ['minWidth', (image) => image.ignoreImageParams().height(200).minWidth(400).fit('crop'), 400, 200],
    ['maxHeight', (image) => image.ignoreImageParams().width(300).maxHeight(50).fit('crop'), 300, 50],
    ['minHeight', (image) => image.ignoreImageParams().width(300).minHeight(250).fit('crop'), 300, 250],
    ['frame', (image) => image.width(60).frame(1), 60, 40],
  ])('%s', async (_name, build, width, height) => {
    expect(await ask(build)).toMatchObject({ width, height })
  })
})

describe('formats', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg', false],
    ['pjpg', 'jpeg', 'image/jpeg', true],
    ['png', 'png', 'image/png', false],
    ['webp', 'webp', 'image/webp', false],
  ] as const)('%s', async (name, format, type, isProgressive) => {
    const found = await ask((image) => image.width(100).format(name))
    expect(found.format).toBe(format)
    expect(found.answer.headers['content-type']).toBe(type)
    expect(found.isProgressive ?? false).toBe(isProgressive)
  })

  it('a lower quality makes fewer bytes', async () => {
    const size = async (q: number) =>
      (await ask((image) => image.format('jpg').quality(q))).answer.rawPayload.length
    expect(await size(5)).toBeLessThan(await size(95))
  })

  it('automatic: a format that the browser accepts', async () => {
    const plain = await ask((image) => image.width(90).auto('format'))
    expect([plain.format, plain.answer.headers.vary]).toEqual(['png', 'Accept'])
    const webp = await ask((image) => image.width(90).auto('format'), 'image/webp,*/*;q=0.8')
    expect([webp.format, webp.answer.headers.vary]).toEqual(['webp', 'Accept'])
    expect(webp.answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const refused = await ask((image) => image.width(90).auto('format'), 'image/webp;q=0, image/png')
    expect(refused.format).toBe('png')
  })

  const accept = 'image/avif,image/webp,*/*;q=0.8'

  it('automatic: WebP while AVIF is being rendered, then always AVIF', async () => {
    const { document } = (await server.upload(await grain(120, 80).png().toBuffer())).json()
    const url = builder.image(document).width(100).auto('format').url().replace('http://here/', '')
    const first = await server.ask(url, { accept })
    expect(first.headers['content-type']).toBe('image/webp')
    expect(first.headers['cache-control']).toBe('public, max-age=30')
    const fetchContentType = async (accept: string) =>
      (await server.ask(url, { accept })).headers['content-type']
    await expect.poll(() => fetchContentType(accept), { timeout: 10_000 }).toBe('image/avif')
    const later = await server.ask(url, { accept })
    expect((await sharp(later.rawPayload).metadata()).compression).toBe('av1')
    expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length)
    expect(later.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      etag: expect.not.stringMatching(String(first.headers.etag)),
    })
    expect(await fetchContentType('image/webp')).toBe('image/webp')
    expect(await fetchContentType('*/*')).toBe('image/png')
  })

  it('automatic: always WebP if AVIF would not be smaller', async () => {
    const ask80 = () => ask((image) => image.width(80).auto('format'), accept)
    expect((await ask80()).answer.headers['cache-control']).toBe('public, max-age=30')
    await expect
      .poll(async () => (await ask80()).answer.headers['cache-control'], { timeout: 10_000 })
      .toBe('public, max-age=31536000, immutable')
    expect((await ask80()).format).toBe('webp')
  })
})

describe('names', () => {
  it('a vanity name changes nothing', async () => {
    const found = await ask((image) => image.width(50).vanityName('a-fine-picture.png'))
    expect(found).toMatchObject({ width: 50, format: 'png' })
  })

  it.each([
    [true, 'attachment; filename="quarters.png"; filename*=UTF-8\'\'quarters.png'],
    [
      'my "own" ñame.png',
      'attachment; filename="my _own_ _ame.png"; filename*=UTF-8\'\'my%20%22own%22%20%C3%B1ame.png',
    ],
  ])('download as %s', async (name, header) => {
    const { answer } = await ask((image) => image.forceDownload(name))
    expect(answer.headers['content-disposition']).toBe(header)
  })
})
