import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Transaction } from 'kysely'
import type { ContentDatabase } from '#content/store/database.ts'
import type { ContentTables } from '#content/store/tables.ts'
import { type BlobSource, type BlobStore, blobPieceBytes, joinPieces, requireSha1 } from './blob-store.ts'

/**
 * Stores each blob as rows of at most 256 KB, where every machine can reach them. One statement reads one row, so that a
 * slow reader holds no connection.
 */
export function tableBlobs({ read, write }: Pick<ContentDatabase, 'read' | 'write'>): BlobStore {
  async function readPieces(sha1: string) {
    const blob = await read
      .selectFrom('content_blob')
      .select('size')
      .where('sha1', '=', requireSha1(sha1))
      .executeTakeFirst()
    return blob && piecesOf(read, sha1, blob.size)
  }
  return {
    async put(sha1, source) {
      await write((tx) => insertBlob(tx, requireSha1(sha1), source))
    },
    read: readPieces,
    get: async (sha1) => joinPieces(await readPieces(sha1)),
    async delete(sha1) {
      await write(async (tx) => {
        await tx.deleteFrom('content_blob').where('sha1', '=', requireSha1(sha1)).execute()
      })
    },
  }
}

async function* piecesOf(read: ContentDatabase['read'], sha1: string, size: number) {
  let length = 0
  for (let number = 0; length < size; number += 1) {
    const row = await read
      .selectFrom('content_blob_chunk')
      .select('bytes')
      .where('sha1', '=', sha1)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!row) throw new Error(`The blob ${sha1} was deleted while it was being read.`)
    length += row.bytes.length
    yield row.bytes
  }
}

/** One transaction: whoever puts the same blob at the same time waits for it at the first row, and then does nothing. */
async function insertBlob(tx: Transaction<ContentTables>, sha1: string, source: BlobSource): Promise<void> {
  using pieces = openSource(source)
  const inserted = await tx
    .insertInto('content_blob')
    .values({ sha1, size: pieces.size })
    .onConflict((conflict) => conflict.column('sha1').doNothing())
    .returning('sha1')
    .executeTakeFirst()
  if (!inserted) return
  for (let number = 0; number * blobPieceBytes < pieces.size; number += 1)
    await tx
      .insertInto('content_blob_chunk')
      .values({ sha1, number, bytes: pieces.at(number) })
      .execute()
}

/** A write awaits nothing but the database, so a file is read synchronously, a quarter of a megabyte at a time. */
function openSource(source: BlobSource) {
  if (typeof source !== 'string')
    return {
      size: source.length,
      at: (number: number) => source.subarray(number * blobPieceBytes, (number + 1) * blobPieceBytes),
      [Symbol.dispose]() {},
    }
  const handle = openSync(source, 'r')
  return {
    size: fstatSync(handle).size,
    at(number: number) {
      const piece = Buffer.alloc(blobPieceBytes)
      return piece.subarray(0, readSync(handle, piece, 0, blobPieceBytes, number * blobPieceBytes))
    },
    [Symbol.dispose]: () => closeSync(handle),
  }
}
