import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { animatedGif, quarters } from '#content/images/test-images.fixture.ts'
import { contentServer } from './content-server.fixture.ts'
import { memoryStore } from './memory-store.fixture.ts'

let server: Awaited<ReturnType<typeof contentServer>>
beforeAll(async () => {
  server = await contentServer(memoryStore())
})
afterAll(() => server[Symbol.asyncDispose]())

describe('detects the type from the bytes', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['jpg', () => quarters(9, 9).jpeg().toBuffer()],
    ['png', () => quarters(9, 9).png().toBuffer()],
    ['webp', () => quarters(9, 9).webp().toBuffer()],
    ['gif', () => quarters(9, 9).gif().toBuffer()],
    ['avif', () => quarters(9, 9).avif({ effort: 0 }).toBuffer()],
    ['tif', () => quarters(9, 9).tiff().toBuffer()],
  ])('an image with the wrong file extension: %s', async (extension, bytes) => {
    const { document } = (await server.upload(await bytes(), '?filename=page.html')).json()
    expect(document.extension).toBe(extension)
    expect((await server.ask(document.path)).headers['content-type']).toBe(document.mimeType)
    const drawn = await sharp((await server.ask(`${document.path}?w=5`)).rawPayload).metadata()
    expect(drawn.width).toBe(5)
  })

  it.each([
    ['%PDF-1.7\n', 'x.txt', 'pdf', 'application/pdf', undefined],
    ['a,b\n1,2\n', 'x.csv', 'csv', 'text/csv; charset=utf-8', undefined],
    ['hello', undefined, 'txt', 'text/plain; charset=utf-8', undefined],
    ['<script>alert(1)</script>', 'x.html', 'html', 'text/plain; charset=utf-8', undefined],
    [
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'x.svg',
      'xml',
      'application/xml',
      /^attachment; /,
    ],
    ['\0\x01\x02', 'x.dat', 'dat', 'application/octet-stream', undefined],
  ])('a file: %j named %s', async (content, name, extension, type, disposition) => {
    const answer = await server.upload(Buffer.from(content), name ? `?filename=${name}` : '', 'files')
    const { document } = answer.json()
    expect(document).toMatchObject({
      _type: 'sanity.fileAsset',
      extension,
      mimeType: type,
      size: content.length,
    })
    expect(document._id).toBe(`file-${document.sha1hash}-${extension}`)
    const served = await server.ask(document.path)
    expect([served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      type,
      'nosniff',
    ])
    expect(served.payload).toBe(content)
    if (disposition) {
      expect(served.headers['content-disposition']).toMatch(disposition)
      expect(served.headers['content-security-policy']).toContain('sandbox')
    } else expect(served.headers['content-disposition']).toBeUndefined()
  })
})

describe('animations', () => {
  it('stay animated when scaled, and become still when one frame is requested', async () => {
    const gif = await animatedGif(40, 20, [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ])
    const { document } = (await server.upload(gif)).json()
    expect(document.metadata.dimensions).toMatchObject({ width: 40, height: 20 })
    const see = async (query: string) => {
      const found = await sharp(
        (await server.ask(document.path + query, { accept: 'image/avif,image/webp' })).rawPayload,
      ).metadata()
      return [found.format, found.width, found.pageHeight ?? found.height, found.pages ?? 1]
    }
    expect(await see('?w=20')).toEqual(['gif', 20, 10, 3])
    expect(await see('?w=10&h=10&fit=crop')).toEqual(['gif', 10, 10, 3])
    expect(await see('?w=20&auto=format')).toEqual(['webp', 20, 10, 3])
    expect(await see('?w=20&frame=1')).toEqual(['gif', 20, 10, 1])
    expect(await see('?w=20&fm=png')).toEqual(['png', 20, 10, 1])
    expect(await see('?flip=v')).toEqual(['gif', 40, 20, 1])
  })

  it('show only their first frame above the pixel limit', async () => {
    const gif = tallGif(5000, 5000, 3)
    const { document } = (await server.upload(gif)).json()
    const found = await sharp((await server.ask(`${document.path}?w=50`)).rawPayload).metadata()
    expect([found.width, found.pages ?? 1]).toEqual([50, 1])
  })
})

it('serves sanitized SVG in a sandbox, whatever format is requested', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"><script>1</script></svg>'
  const { document } = (await server.upload(Buffer.from(text))).json()
  expect(document._id).toMatch(/-10x10-svg$/)
  for (const query of ['', '?w=5&fm=png', '?auto=format', '?dl=x.svg']) {
    const served = await server.ask(document.path + query)
    expect(served.headers['content-type']).toBe('image/svg+xml')
    expect(served.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    )
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.payload).not.toMatch(/script|onload/)
  }
})

/** Builds a GIF whose frames each change one pixel of a large canvas. */
function tallGif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...Array(frames).fill(frame), Buffer.from([0x3b])])
}
