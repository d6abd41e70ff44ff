import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quarters } from '#content/images/test-images.fixture.ts'
import { dataset, type FreshStore, freshStore, makeChanges } from '#content/store/store.fixture.ts'
import { contentServer } from './content-server.fixture.ts'
import { freeBytes } from './free-bytes.ts'

// The unmodified official client uploads over HTTP into a store on a real database.

let fresh: FreshStore
let server: Awaited<ReturnType<typeof contentServer>>
let url = ''

beforeAll(async () => {
  fresh = await freshStore()
  await fresh.store.createDataset('staging', 'private')
  server = await contentServer(fresh.store)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

const client = (token: string, name = dataset) =>
  createClient({
    projectId: 'project1',
    dataset: name,
    apiVersion: '2022-11-15',
    apiHost: url,
    token,
    useProjectHostname: false,
    useCdn: false,
  })

const fetchBytes = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())

const remove = (id: string, name = dataset) =>
  fresh.store.commit(name, {
    transactionId: crypto.randomUUID(),
    author: 'tester',
    mutations: [{ delete: { id } }],
    plan: (documents) => ({ changes: makeChanges(documents, { [id]: null }), answer: undefined }),
  })

describe('the official client', () => {
  it('uploads an image from memory and creates its document', async () => {
    const bytes = await quarters(90, 60).png().toBuffer()
    const asset = await client('writer').assets.upload('image', bytes, {
      filename: 'four.png',
      contentType: 'image/png',
      title: 'Four colors',
      description: 'For tests',
      label: 'test',
      creditLine: 'Nobody',
      extract: ['palette', 'lqip', 'blurhash', 'thumbhash'],
      source: { id: 'a1', name: 'tests', url: 'https://example.com/a1' },
    })
    expect(asset).toMatchObject({
      _id: `image-${asset.sha1hash}-90x60-png`,
      _type: 'sanity.imageAsset',
      assetId: asset.sha1hash,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'four.png',
      path: `images/project1/production/${asset.sha1hash}-90x60.png`,
      url: `http://content.test/images/project1/production/${asset.sha1hash}-90x60.png`,
      size: bytes.length,
      title: 'Four colors',
      creditLine: 'Nobody',
      source: { id: 'a1', name: 'tests', url: 'https://example.com/a1' },
      metadata: { thumbHash: expect.any(String), palette: expect.any(Object) },
    })
    expect(fresh.store.documents(dataset)?.get(asset._id)).toEqual(asset)
    expect((await fetchBytes(`${url}/${asset.path}`)).equals(bytes)).toBe(true)
    expect(await fresh.store.history.documentAt(dataset, asset._id, { revision: asset._rev })).toEqual(asset)
  })

  it('uploads a file from a stream', async () => {
    const file = path.join(server.dataDir, 'notes.md')
    await writeFile(file, '# Notes\n'.repeat(20_000))
    const asset = await client('writer').assets.upload('file', createReadStream(file), {
      filename: 'notes.md',
    })
    expect(asset).toMatchObject({
      _id: `file-${asset.sha1hash}-md`,
      _type: 'sanity.fileAsset',
      size: 160_000,
    })
    expect((await fetchBytes(`${url}/${asset.path}`)).equals(await readFile(file))).toBe(true)
  })

  it('gets the same document for the same bytes, also for concurrent uploads', async () => {
    const bytes = await quarters(91, 60).png().toBuffer()
    const uploads = ['a.png', 'b.png', 'c.png'].map((filename) =>
      client('writer').assets.upload('image', bytes, { filename }),
    )
    const [first, ...others] = await Promise.all(uploads)
    for (const other of others) expect(other).toEqual(first)
    const later = await client('writer').assets.upload('image', bytes, { filename: 'd.png' })
    expect(later._rev).toBe(first?._rev)
  })

  it('receives a refusal as an error with the reason', async () => {
    const text = Buffer.from('no image')
    await expect(client('writer').assets.upload('image', text)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/^Bad Request - The body is not an image/),
    })
    await expect(client('reader').assets.upload('image', text)).rejects.toMatchObject({ statusCode: 403 })
    await expect(client('writer', 'nowhere').assets.upload('image', text)).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  it('gives the official URL builder a working image URL, also in a private dataset', async () => {
    const asset = await client('writer', 'staging').assets.upload(
      'image',
      await quarters(60, 40).jpeg().toBuffer(),
    )
    const address = createImageUrlBuilder(client('writer', 'staging'))
      .image(asset)
      .width(30)
      .format('webp')
      .url()
    expect(address.startsWith(`${url}/images/project1/staging/`)).toBe(true)
    const found = await sharp(await fetchBytes(address)).metadata()
    expect([found.format, found.width, found.height]).toEqual(['webp', 30, 20])
  })
})

describe('the bytes of deleted assets', () => {
  const unusedBytes = () =>
    freeBytes({
      store: fresh.store,
      folder: path.join(server.dataDir, 'unused-bytes-of-test'),
      log: { warn: (details) => console.error(details) },
      waits: { beforeFreeing: 0, afterFreeing: 20 },
    })
  const upload = async (width: number, name = dataset) =>
    client('writer', name).assets.upload('image', await quarters(width, 70).png().toBuffer())

  it('are deleted when no document of any dataset names them', async () => {
    const bytes = await unusedBytes()
    const asset = await upload(71)
    await upload(71, 'staging')
    await remove(asset._id)
    await bytes.sweep()
    expect((await fresh.store.blobs.get(asset.sha1hash))?.length).toBe(asset.size)
    await remove(asset._id, 'staging')
    await bytes.sweep()
    expect(await fresh.store.blobs.get(asset.sha1hash)).toBeUndefined()
    await bytes.close()
  })

  it('are deleted with their dataset', async () => {
    await fresh.store.createDataset('passing', 'public')
    const bytes = await unusedBytes()
    const asset = await upload(72, 'passing')
    await fresh.store.deleteDataset('passing')
    await bytes.sweep()
    expect(await fresh.store.blobs.get(asset.sha1hash)).toBeUndefined()
    await bytes.close()
  })

  it('stay if uploaded again before, and are restored if uploaded during the deletion', async () => {
    const bytes = await unusedBytes()
    const asset = await upload(73)
    await remove(asset._id)
    await upload(73)
    await bytes.sweep()
    expect((await fresh.store.blobs.get(asset.sha1hash))?.length).toBe(asset.size)
    await remove(asset._id)
    // Simulates an upload in another process, whose commit arrives after the bytes were deleted.
    const { delete: deleteBytes } = fresh.store.blobs
    fresh.store.blobs.delete = async (sha1) => {
      await deleteBytes(sha1)
      await fresh.store.commit(dataset, {
        transactionId: crypto.randomUUID(),
        author: 'tester',
        mutations: [],
        plan: (documents) => ({ changes: makeChanges(documents, { [asset._id]: asset }), answer: undefined }),
      })
    }
    await bytes.sweep()
    fresh.store.blobs.delete = deleteBytes
    expect((await fresh.store.blobs.get(asset.sha1hash))?.length).toBe(asset.size)
    await bytes.close()
  })

  it('are deleted even after a restart', async () => {
    const first = await unusedBytes()
    const asset = await upload(74)
    await remove(asset._id)
    const folder = path.join(server.dataDir, 'unused-bytes-of-test')
    await expect.poll(() => readdir(folder)).toContain(asset.sha1hash)
    await first.close()
    const second = await unusedBytes()
    await second.sweep()
    expect(await fresh.store.blobs.get(asset.sha1hash)).toBeUndefined()
    await second.close()
  })
})
