import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseUploadOptions } from '#cms/service/assets/upload-options.ts'
import { openLocalBlobs } from '#cms/service/store/blobs/open-blobs.ts'
import { s3Server } from '#testing/s3-server.ts'
import { testServer } from '#testing/server.ts'
import { operate } from './operate.ts'

test('originals move into the bucket, from where they are served, and new ones go there at once', async () => {
  await using bucket = await s3Server()
  await using before = await testServer()
  const env = { DATA_DIR: before.dataDir, DATABASE_URL: before.databaseUrl }
  expect(await operate(['assets-import'], env)).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('ASSETS_URL is not set')],
  })
  const old = await upload(before)
  const settings = { ...env, DATABASE_URL: env.DATABASE_URL ?? '', ASSETS_URL: bucket.assetsUrl }
  await using after = await testServer({ settings })
  const local = openLocalBlobs({ database: before.services.database, dataDir: before.dataDir })
  expect((await operate(['assets-import'], settings)).lines[0]).toMatch(/^Moved to the bucket: [1-9]\d*\.$/)
  expect(await local.get(old.sha1hash)).toBeUndefined()
  expect(await operate(['assets-import'], settings)).toEqual({ code: 0, lines: ['Moved to the bucket: 0.'] })
  const added = await upload(after)
  expect(await local.get(added.sha1hash)).toBeUndefined()
  for (const { path } of [old, added]) {
    expect((await after.request({ url: `/${path}` })).statusCode).toBe(200)
    expect((await after.request({ url: `/${path}?w=5` })).headers['content-type']).toBe('image/png')
  }
})

/** Uploads an image that no other test has, and returns its document. */
async function upload({ services: { content }, config }: Awaited<ReturnType<typeof testServer>>) {
  const { r, g, b } = Object.fromEntries(
    ['r', 'g', 'b'].map((name) => [name, Math.floor(Math.random() * 256)]),
  )
  const body = await sharp({ create: { width: 20, height: 10, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  const upload = { dataset: config.content.dataset, kind: 'image' as const, author: 'test', body }
  const { path, sha1hash } = await content.assets.put({ ...upload, options: parseUploadOptions({}) })
  return { path: String(path), sha1hash: String(sha1hash) }
}
