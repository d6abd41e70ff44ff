import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** A cached file, which the caller must close. */
export interface StoredFile {
  file: FileHandle
  /** The offset and the length of the image bytes within the file. */
  start: number
  bytes: number
}

/**
 * A disk cache of rendered images, which can be rendered again at any time. Above the size limit, the least
 * recently used files are removed first, even after a restart.
 */
export interface DerivedFiles {
  /** Returns undefined if the file is missing or damaged; a damaged file is removed. */
  find(key: string): Promise<StoredFile | undefined>
  /** Writes to a temporary file and renames it, so that nobody reads a partial file. */
  save(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** Resolves when the files of earlier processes have been counted. */
  counted: Promise<void>
}

/** Holds some 15,000 images of a typical page. */
const MAX_BYTES = 512 * 1024 * 1024

/** The disk block size, because a file occupies whole blocks. */
const BLOCK_BYTES = 4096

/** Updates the file time at most this often, so that serving an image rarely writes to disk. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/** A temporary file older than this was abandoned. */
const WRITTEN_WITHIN_MS = 10 * 60 * 1000

/** The file header consists of `bursar-1`, the length, and the SHA-256 of the bytes. */
const MAGIC = Buffer.from('bursar-1')
const HEAD_BYTES = MAGIC.length + 8 + 32

/**
 * Opens the cache.
 * @param folder used by nothing else; created if missing
 * @param maxBytes the disk space for all files that this process knows
 */
export async function openDerivedFiles(folder: string, maxBytes = MAX_BYTES): Promise<DerivedFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  /** Ordered from least to most recently used. */
  const known = new Map<string, Known>()
  let total = 0

  const toFilePath = (key: string) => path.join(folder, key.slice(0, 2), key)

  function note(key: string, what: Known): void {
    forget(key)
    known.set(key, what)
    total += what.onDisk
  }

  function forget(key: string): void {
    total -= known.get(key)?.onDisk ?? 0
    known.delete(key)
  }

  async function evict(): Promise<void> {
    for (const key of known.keys()) {
      if (total <= maxBytes) return
      forget(key)
      await rm(toFilePath(key), { force: true })
    }
  }

  /** Moves the key to the end, and updates the file time so that the next process knows the order. */
  async function touch(key: string, length: number): Promise<void> {
    const now = Date.now()
    const usedAt = known.get(key)?.usedAt ?? 0
    const isStale = now - usedAt > TOUCH_EVERY_MS
    note(key, { onDisk: onDisk(length), usedAt: isStale ? now : usedAt, length })
    if (isStale) await utimes(toFilePath(key), new Date(), new Date()).catch(() => undefined)
  }

  async function count(): Promise<void> {
    const found: [key: string, known: Known][] = []
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const place = path.join(entry.parentPath, entry.name)
      const facts = await stat(place).catch(() => undefined)
      if (!facts) continue
      const { size, mtimeMs } = facts
      if (!entry.name.includes('.'))
        found.push([entry.name, { onDisk: onDisk(size - HEAD_BYTES), usedAt: mtimeMs }])
      // An old temporary file was left by a terminated process; a recent one may still be written by this or
      // another process.
      else if (Date.now() - mtimeMs > WRITTEN_WITHIN_MS) await rm(place, { force: true })
    }
    const since = [...known]
    known.clear()
    total = 0
    for (const [key, what] of found.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)) note(key, what)
    for (const [key, what] of since) note(key, what)
    await evict()
  }

  return {
    counted: count().catch(() => undefined),
    async find(key) {
      const file = await open(toFilePath(key)).catch(() => undefined)
      if (!file) {
        forget(key)
        return undefined
      }
      const bytes = await getLength(file, known.get(key)?.length).catch(() => undefined)
      if (bytes === undefined) {
        await file.close()
        forget(key)
        await rm(toFilePath(key), { force: true })
        return undefined
      }
      await touch(key, bytes)
      return { file, start: HEAD_BYTES, bytes }
    },
    async save(key, content) {
      const place = toFilePath(key)
      const beside = `${place}.${randomBytes(6).toString('hex')}`
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      let length = 0
      try {
        length = await writeBoth(beside, content instanceof Uint8Array ? [content] : content)
        await rename(beside, place)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
      note(key, { onDisk: onDisk(length), usedAt: Date.now(), length })
      await evict()
    },
  }
}

interface Known {
  onDisk: number
  /** Milliseconds since 1970, updated at most once an hour. */
  usedAt: number
  /** The length of the bytes, or undefined until this process has verified them by reading them all. */
  length?: number
}

const onDisk = (length: number): number => Math.ceil((length + HEAD_BYTES) / BLOCK_BYTES) * BLOCK_BYTES

/** Writes the pieces and, once their length and hash are known, the head before them; returns that length. */
async function writeBoth(
  place: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<number> {
  await using file = await open(place, 'wx', 0o600)
  const hash = createHash('sha256')
  let length = 0
  for await (const piece of pieces) {
    hash.update(piece)
    await writeAll(file, piece, HEAD_BYTES + length)
    length += piece.length
  }
  const ofLength = Buffer.alloc(8)
  ofLength.writeBigUInt64BE(BigInt(length))
  await writeAll(file, Buffer.concat([MAGIC, ofLength, hash.digest()]), 0)
  return length
}

/** A disk that is nearly full may take a part of what it is given, and refuses the next part. */
async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}

/**
 * Returns the length of the cached bytes, or undefined if the file is truncated or, on first use, does not
 * match its hash.
 */
async function getLength(file: FileHandle, known: number | undefined): Promise<number | undefined> {
  const { size } = await file.stat()
  const bytes = size - HEAD_BYTES
  if (known !== undefined) return bytes === known ? bytes : undefined
  if (bytes < 0) return undefined
  const head = Buffer.alloc(HEAD_BYTES)
  await file.read(head, 0, HEAD_BYTES, 0)
  if (!head.subarray(0, MAGIC.length).equals(MAGIC) || head.readBigUInt64BE(MAGIC.length) !== BigInt(bytes))
    return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: HEAD_BYTES, autoClose: false })) hash.update(chunk)
  return hash.digest().equals(head.subarray(MAGIC.length + 8)) ? bytes : undefined
}
