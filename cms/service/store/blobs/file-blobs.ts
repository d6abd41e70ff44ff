import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { refusal } from '#content/errors.ts'
import { type BlobSource, type BlobStore, blobPieceBytes, isSha1, requireSha1 } from './blob-store.ts'

/** Returns the folder that holds the blobs when the database is SQLite. */
export const blobFolder = (dataDir: string): string => join(dataDir, 'assets')

/** Stores each blob as a file in one of 256 folders: `ab/abcd…`. */
export function fileBlobs(folder: string): BlobStore {
  const toFilePath = (sha1: string) => join(folder, requireSha1(sha1).slice(0, 2), sha1)
  return {
    async put(sha1, source) {
      const file = toFilePath(sha1)
      const unfinished = `${file}.${randomUUID()}`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await writeDurably(unfinished, source)
        await rename(unfinished, file)
        for (const place of [dirname(file), folder, dirname(folder)]) await syncFolder(place)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isFull(error)
          ? refusal(503, 'The disk is full. Nothing was changed; free some space and try again.')
          : error
      }
    },
    async read(sha1) {
      // Opened here, so that a deletion doesn't end what has begun.
      const handle = await orUndefined(open(toFilePath(sha1)))
      return handle?.createReadStream({ highWaterMark: blobPieceBytes })
    },
    get: async (sha1) => orUndefined(readFile(toFilePath(sha1))),
    async delete(sha1) {
      await rm(toFilePath(sha1), { force: true })
    },
  }
}

/** Lists the blobs in a folder, sorted by name; returns an empty list if the folder does not exist. */
export async function blobNames(folder: string): Promise<string[]> {
  const names = (await orUndefined(readdir(folder, { recursive: true }))) ?? []
  return names
    .map((name) => basename(name))
    .filter(isSha1)
    .sort()
}

/** Returns undefined if there is no such file. */
async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

async function writeDurably(file: string, source: BlobSource): Promise<void> {
  if (typeof source === 'string')
    await copyFile(source, file, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  else await writeFile(file, source, { flag: 'wx', mode: 0o600 })
  await using handle = await open(file, 'r+')
  await handle.chmod(0o600)
  await handle.sync()
}

/** A new file name is durable once its folder is synced. Windows has no such call and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
