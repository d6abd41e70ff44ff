import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { refusal } from '#content/errors.ts'
import type { BlobStore } from './content-store.ts'
import type { ContentDatabase } from './database.ts'

/** Returns the folder that holds the blobs when the database is SQLite. */
export const blobFolder = (dataDir: string): string => join(dataDir, 'assets')

/** Opens the blobs: files next to SQLite, or rows in PostgreSQL, which every machine can reach. */
export function openBlobs(database: ContentDatabase, folder: string): BlobStore {
  return database.dialect === 'sqlite' ? fileBlobs(folder) : tableBlobs(database)
}

/** Stores each blob as a file in one of 256 folders: `ab/abcd…`. */
export function fileBlobs(folder: string): BlobStore {
  const toFilePath = (sha1: string) => join(folder, requireSha1(sha1).slice(0, 2), sha1)
  return {
    async put(sha1, bytes) {
      const file = toFilePath(sha1)
      const unfinished = `${file}.${randomUUID()}`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await writeDurably(unfinished, bytes)
        await rename(unfinished, file)
        for (const place of [dirname(file), folder, dirname(folder)]) await syncFolder(place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isFull(error)
          ? refusal(503, 'The disk is full. Nothing was changed; free some space and try again.')
          : error
      }
    },
    async get(sha1) {
      return readFile(toFilePath(sha1)).catch((error) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    async delete(sha1) {
      await rm(toFilePath(sha1), { force: true })
    },
  }
}

/** Lists the blobs in a folder, sorted by name; returns an empty list if the folder does not exist. */
export async function blobNames(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .map((name) => basename(name))
    .filter((name) => sha1Shape.test(name))
    .sort()
}

function tableBlobs({ read, write }: ContentDatabase): BlobStore {
  return {
    async put(sha1, bytes) {
      await write(async (tx) => {
        await tx
          .insertInto('content_blob')
          .values({ sha1: requireSha1(sha1), bytes })
          .onConflict((conflict) => conflict.column('sha1').doNothing())
          .execute()
      })
    },
    async get(sha1) {
      const row = await read
        .selectFrom('content_blob')
        .select('bytes')
        .where('sha1', '=', requireSha1(sha1))
        .executeTakeFirst()
      return row?.bytes
    },
    async delete(sha1) {
      await write(async (tx) => {
        await tx.deleteFrom('content_blob').where('sha1', '=', requireSha1(sha1)).execute()
      })
    },
  }
}

const sha1Shape = /^[0-9a-f]{40}$/

/** Checks the hash, because it becomes a file name. */
function requireSha1(sha1: string): string {
  if (sha1Shape.test(sha1)) return sha1
  throw new Error('A blob is named by a SHA-1 of 40 lowercase hex digits.')
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new file name is durable once its folder is synced. Windows has no such call and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
