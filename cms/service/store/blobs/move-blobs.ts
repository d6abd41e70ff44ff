import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blobFolder, blobNames } from './file-blobs.ts'
import { type BlobPlace, openBlobs, openLocalBlobs } from './open-blobs.ts'

/** Lists the blobs that are in the database or the folder, wherever new ones go. */
export async function listLocalBlobs({ database, dataDir }: Omit<BlobPlace, 's3'>): Promise<string[]> {
  if (database.dialect === 'sqlite') return blobNames(blobFolder(dataDir))
  const rows = await database.read.selectFrom('content_blob').select('sha1').orderBy('sha1').execute()
  return rows.map(({ sha1 }) => sha1)
}

/**
 * Moves the blobs of the database or the folder into the bucket, one after another; each is deleted once the bucket has it.
 * It may be ended at any time and called again.
 *
 * @returns how many were moved
 */
export async function moveBlobsToBucket(place: BlobPlace): Promise<number> {
  const [from, to] = [openLocalBlobs(place), openBlobs(place)]
  const folder = await mkdtemp(join(tmpdir(), 'bursar-move-'))
  const copy = join(folder, 'blob')
  let moved = 0
  try {
    for (const sha1 of await listLocalBlobs(place)) {
      const pieces = await from.read(sha1)
      if (!pieces) continue
      await writeFile(copy, pieces, { mode: 0o600 })
      await to.put(sha1, copy)
      await from.delete(sha1)
      moved += 1
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return moved
}
