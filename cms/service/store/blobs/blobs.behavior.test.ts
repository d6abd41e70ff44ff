import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { type FreshDatabase, freshDatabase } from '../../../../testing/database.ts'
import { startProcess } from '../../../../testing/other-process.ts'
import { s3Server } from '../../../../testing/s3-server.ts'
import { type BlobStore, blobPieceBytes, joinPieces } from './blob-store.ts'
import { makeBlob } from './make-blob.fixture.ts'
import { openBlobs } from './open-blobs.ts'

// One contract for files next to SQLite, rows in PostgreSQL, and objects in a bucket.

const isPostgres = process.env.TEST_DATABASE === 'postgres'

let fresh: FreshDatabase
let bucket: Awaited<ReturnType<typeof s3Server>>
beforeAll(async () => {
  fresh = await freshDatabase(undefined, { isDurable: true })
  bucket = await s3Server()
})
afterAll(async () => {
  await bucket[Symbol.asyncDispose]()
  await fresh[Symbol.asyncDispose]()
})

const warnings: object[] = []
const log = { warn: (details: object) => warnings.push(details) }

function openBucket(assetsUrl: string): BlobStore {
  const read = readConfig({ ASSETS_URL: assetsUrl })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return openBlobs({ ...fresh, s3: read.config.s3, log })
}

/** Each call returns the store as another process would open it. */
const stores: [name: string, open: () => BlobStore][] = isPostgres
  ? [['rows in PostgreSQL', () => openBlobs(fresh)]]
  : [
      ['files', () => openBlobs(fresh)],
      ['objects in a bucket', () => openBucket(bucket.assetsUrl)],
      ['objects under a prefix', () => openBucket(`${bucket.assetsUrl}/site/a/?region=eu-central-1`)],
    ]

async function saveFile(bytes: Uint8Array): Promise<string> {
  const file = join(fresh.dataDir, `source-${crypto.randomUUID()}`)
  await writeFile(file, bytes)
  return file
}

describe.each(stores)('%s', (_name, open) => {
  it.each([0, 1, blobPieceBytes - 1, blobPieceBytes, 3 * blobPieceBytes + 1])(
    'give back %i bytes, from memory and from a file',
    async (length) => {
      for (const toSource of [async (bytes: Uint8Array) => bytes, saveFile]) {
        const { sha1, bytes } = makeBlob(length)
        await open().put(sha1, await toSource(bytes))
        expect(bytes.equals((await open().get(sha1)) ?? Buffer.from('missing'))).toBe(true)
        expect(bytes.equals((await joinPieces(await open().read(sha1))) ?? Buffer.from('missing'))).toBe(true)
        await open().delete(sha1)
        if (length === 0) continue
        expect(await open().get(sha1)).toBeUndefined()
      }
    },
  )

  it('take the same blob from several at once, and again later', async () => {
    const { sha1, bytes } = makeBlob(2 * blobPieceBytes)
    const file = await saveFile(bytes)
    await Promise.all([open().put(sha1, file), open().put(sha1, bytes), open().put(sha1, file)])
    await open().put(sha1, bytes)
    expect(bytes.equals((await open().get(sha1)) ?? Buffer.from('missing'))).toBe(true)
  })

  it('have nothing under a hash that was not stored or was deleted, and take it again', async () => {
    const { sha1, bytes } = makeBlob(10)
    const blobs = open()
    await blobs.delete(sha1)
    expect([await blobs.get(sha1), await blobs.read(sha1)]).toEqual([undefined, undefined])
    await blobs.put(sha1, bytes)
    await blobs.delete(sha1)
    await blobs.delete(sha1)
    expect([await blobs.get(sha1), await blobs.read(sha1)]).toEqual([undefined, undefined])
    await blobs.put(sha1, bytes)
    expect(Buffer.from((await blobs.get(sha1)) ?? [])).toEqual(bytes)
  })

  it('refuse a name that is no hash', async () => {
    const name = '../../../../etc/passwd'
    const blobs = open()
    for (const work of [
      () => blobs.put(name, new Uint8Array()),
      () => blobs.get(name),
      () => blobs.delete(name),
    ])
      await expect(work()).rejects.toThrow('SHA-1')
  })
})

it('shows nothing of a blob whose process was killed while it stored it', async () => {
  for (const pauseMs of [1, 20]) {
    const { sha1, bytes } = makeBlob(12_000_000)
    const file = await saveFile(bytes)
    const other = startProcess('cms/service/store/blobs/process.fixture.ts', fresh, sha1, file)
    await other.line('ready')
    await setTimeout(pauseMs)
    other.kill()
    await other.ended
    const blobs = openBlobs(fresh)
    const found = await blobs.get(sha1)
    expect(found === undefined || bytes.equals(found)).toBe(true)
    await blobs.put(sha1, file)
    expect(bytes.equals((await blobs.get(sha1)) ?? Buffer.from('missing'))).toBe(true)
  }
})

describe('a bucket that does not answer as it should', () => {
  const { sha1, bytes } = makeBlob(10)
  it.each([
    ['other keys', () => bucket.assetsUrl.replace(':S3RVER@', ':wrong-secret@')],
    ['no bucket of that name', () => bucket.assetsUrl.replace('/originals', '/nothing')],
    ['nothing at its address', () => 'http://S3RVER:S3RVER@127.0.0.1:9/originals'],
  ])('refuses an original with 503 and a line in the log: %s', async (_name, assetsUrl) => {
    warnings.length = 0
    const blobs = openBucket(assetsUrl())
    await expect(blobs.put(sha1, bytes)).rejects.toMatchObject({ status: 503 })
    expect(warnings).not.toEqual([])
    expect(JSON.stringify(warnings)).not.toContain('secret')
  })
})
