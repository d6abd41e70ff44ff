import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentServer, contentServer } from '#content/http/client.fixture.ts'
import { quarters } from './test-images.fixture.ts'

// Tests images behind the full server, with the headers and limits that it adds.

let server: ContentServer
beforeAll(async () => {
  server = await contentServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const upload = async (width: number) =>
  server.writer().assets.upload('image', await quarters(width, 40).png().toBuffer(), { filename: 'four.png' })

it('the builder configured with the client gives a URL that any page may show and any cache may keep', async () => {
  const asset = await upload(60)
  const url = createImageUrlBuilder(server.visitor()).image(asset).size(30, 20).auto('format').url()
  const answer = await fetch(url, { headers: { accept: 'image/webp', origin: 'https://studio.example' } })
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([answer.status, format, width, height]).toEqual([200, 'webp', 30, 20])
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept',
  })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(headers).not.toHaveProperty('set-cookie')
})

it('serves SVG in a sandbox', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  const asset = await server.writer().assets.upload('image', svg, { filename: 'x.svg' })
  const answer = await server.ask(`/${asset.path}`)
  expect(answer.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(await answer.text()).not.toContain('script')
})

it('a refusal has the error body of the service and is not cached', async () => {
  const asset = await upload(61)
  for (const [path, status] of [
    [`/${asset.path}?fit=cover`, 400],
    [`/${asset.path.replace('61x40', '61xx')}`, 400],
    [`/${asset.path.replace('61x40', '62x40')}`, 404],
  ] as const) {
    const answer = await server.ask(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await answer.json()).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    })
  }
})

it('the client deletes an asset like a document, unless it is referenced', async () => {
  const asset = await upload(63)
  const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } }
  await server.writer().create({ _id: 'shows-it', _type: 'page', image })
  await expect(server.writer().delete(asset._id)).rejects.toMatchObject({ statusCode: 409 })
  await server.writer().delete('shows-it')
  await server.writer().delete(asset._id)
  expect((await server.ask(`/${asset.path}?w=10`)).status).toBe(404)
})

it('limits callers without a token who request ever new forms, but not repeated ones', async () => {
  await using poor = await contentServer({ REQUESTS_PER_MINUTE: '5' })
  const bytes = await quarters(64, 40).png().toBuffer()
  const asset = await poor.writer().assets.upload('image', bytes)
  const fetchStatus = async (query: string) => (await poor.ask(`/${asset.path}?${query}`)).status
  const fresh = [await fetchStatus('w=1')]
  while (fresh.at(-1) === 200 && fresh.length < 10) fresh.push(await fetchStatus(`w=${fresh.length + 1}`))
  expect(fresh.at(-1)).toBe(429)
  expect(await fetchStatus('w=1')).toBe(200)
})
