import { appendFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type BlobStore, blobPieceBytes } from '#cms/service/store/blobs/blob-store.ts'
import { blobFolder, blobNames, fileBlobs } from '#cms/service/store/blobs/file-blobs.ts'
import type { Row, Table } from './backup-format.ts'
import { DatabaseError } from './errors.ts'
import type { Backup } from './read-backup.ts'

/*
 * Originals of assets are rows in PostgreSQL, and files next to SQLite. A backup has them as those rows, so that either
 * can be restored from the other. Nothing here holds more than one piece of them in memory.
 */

/** The tables of blobs, which stay empty where blobs are files or objects. */
export const blobTables: ReadonlySet<Table> = new Set(['content_blob', 'content_blob_chunk'])

export interface FileBlob {
  sha1: string
  size: number
  /** How many rows its bytes take. */
  chunks: number
}

/** Lists the blobs that are files in the data folder. */
export async function listFileBlobs(dataDir: string): Promise<FileBlob[]> {
  const folder = blobFolder(dataDir)
  const names = await blobNames(folder)
  return Promise.all(
    names.map(async (sha1) => {
      const { size } = await stat(join(folder, sha1.slice(0, 2), sha1)).catch(deleted)
      return { sha1, size, chunks: Math.ceil(size / blobPieceBytes) }
    }),
  )
}

/** Yields the rows of a blob that is a file. */
export async function* fileBlobRows(
  dataDir: string,
  { sha1, size, chunks }: FileBlob,
): AsyncGenerator<[Table, Row]> {
  yield ['content_blob', { sha1, size }]
  let number = 0
  for await (const bytes of (await fileBlobs(blobFolder(dataDir)).read(sha1)) ?? []) {
    yield ['content_blob_chunk', { sha1, number, bytes }]
    number += 1
  }
  if (number !== chunks) deleted()
}

function deleted(): never {
  throw new DatabaseError('DATABASE_BACKUP', 'An asset was deleted during the backup. Try again.')
}

const blobRow = z.object({ sha1: z.string(), size: z.int().min(0) })
const chunkRow = z.object({ sha1: z.string(), bytes: z.instanceof(Uint8Array) })

/** Puts the blobs of a backup where they are not rows. The chunks of one blob follow each other, in order. */
export async function putBlobs(backup: Backup, blobs: BlobStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bursar-restore-'))
  const unfinished = join(folder, 'blob')
  let current: string | undefined
  const finish = async () => {
    if (current !== undefined) await blobs.put(current, unfinished)
  }
  try {
    for (const { row } of backup.rows('content_blob')) {
      const { sha1, size } = blobRow.parse(row)
      if (size === 0) await blobs.put(sha1, new Uint8Array())
    }
    for (const { row } of backup.rows('content_blob_chunk')) {
      const { sha1, bytes } = chunkRow.parse(row)
      if (sha1 === current) {
        await appendFile(unfinished, bytes)
        continue
      }
      await finish()
      current = sha1
      await writeFile(unfinished, bytes, { mode: 0o600 })
    }
    await finish()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
