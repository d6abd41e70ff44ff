import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../testing/database.ts'
import { blobPieceBytes } from './blob-store.ts'
import { makeBlob } from './make-blob.fixture.ts'
import { openBlobs } from './open-blobs.ts'

test('slow readers of rows wait without holding connections', async () => {
  await using fresh = await freshDatabase()
  const { sha1, bytes } = makeBlob(2 * blobPieceBytes)
  const blobs = openBlobs(fresh)
  await blobs.put(sha1, bytes)
  // Three times as many as the pool has connections, each stopped after its first piece.
  const readers = await Promise.all(
    Array.from({ length: 30 }, async () => (await blobs.read(sha1))?.[Symbol.asyncIterator]()),
  )
  for (const reader of readers) expect((await reader?.next())?.value).toHaveLength(blobPieceBytes)
  expect(await fresh.database.read.selectFrom('content_blob').select('sha1').execute()).toContainEqual({
    sha1,
  })
  await blobs.delete(sha1)
  await expect(readers[0]?.next()).rejects.toThrow('was deleted while it was being read')
})
