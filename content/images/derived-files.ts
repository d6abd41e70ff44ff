import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** What is kept under a key; closed by the one who asked for it. */
export interface KeptFile {
  file: FileHandle
  /** Where the bytes begin in the file, and how many there are. */
  start: number
  bytes: number
}

/**
 * Drawn images on disk: lost without harm, drawn again when asked for. What was used longest ago goes first when they take
 * more than their share, also after a restart.
 */
export interface DerivedFiles {
  /** Undefined where it is not kept, or was damaged; a damaged one is removed. */
  find(key: string): Promise<KeptFile | undefined>
  /** Written beside and renamed, so that nobody reads half of it. */
  keep(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves when what an earlier process kept is counted. */
  counted: Promise<void>
}

/** Some 15,000 images of a usual page. */
const MAX_BYTES = 512 * 1024 * 1024

/** A file on disk takes whole blocks. */
const BLOCK_BYTES = 4096

/** Uses within this time count as one, so that serving does not write. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/** No image takes longer to be written. */
const WRITTEN_WITHIN_MS = 10 * 60 * 1000

/** `bursar-1`, the length, SHA-256 of the bytes. */
const MAGIC = Buffer.from('bursar-1')
const HEAD_BYTES = MAGIC.length + 8 + 32

/**
 * @param folder its own; made when absent
 * @param maxBytes of disk, of all files together as this process knows them
 */
export async function openDerivedFiles(folder: string, maxBytes = MAX_BYTES): Promise<DerivedFiles> {
  await mkdir(folder, { recursive: true })
  /** By key, the least recently used first. */
  const known = new Map<string, Known>()
  let total = 0

  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)

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
      await rm(placeOf(key), { force: true })
    }
  }

  /** A use moves it to the end; the file's time tells the next process. */
  async function touch(key: string, length: number): Promise<void> {
    const now = Date.now()
    const usedAt = known.get(key)?.usedAt ?? 0
    const isStale = now - usedAt > TOUCH_EVERY_MS
    note(key, { onDisk: onDisk(length), usedAt: isStale ? now : usedAt, length })
    if (isStale) await utimes(placeOf(key), new Date(), new Date()).catch(() => undefined)
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
      // Left by a process that was ended while it wrote; a young one is being written, here or by another process.
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
      const file = await open(placeOf(key)).catch(() => undefined)
      if (!file) {
        forget(key)
        return undefined
      }
      const bytes = await lengthOf(file, known.get(key)?.length).catch(() => undefined)
      if (bytes === undefined) {
        await file.close()
        forget(key)
        await rm(placeOf(key), { force: true })
        return undefined
      }
      await touch(key, bytes)
      return { file, start: HEAD_BYTES, bytes }
    },
    async keep(key, bytes) {
      const place = placeOf(key)
      const beside = `${place}.${randomBytes(6).toString('hex')}`
      await mkdir(path.dirname(place), { recursive: true })
      try {
        await writeBoth(beside, headOf(bytes), bytes)
        await rename(beside, place)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
      note(key, { onDisk: onDisk(bytes.length), usedAt: Date.now(), length: bytes.length })
      await evict()
    },
  }
}

interface Known {
  onDisk: number
  /** Milliseconds since 1970, to the hour. */
  usedAt: number
  /** Of the bytes; undefined until they were read whole and found undamaged by this process. */
  length?: number
}

const onDisk = (length: number): number => Math.ceil((length + HEAD_BYTES) / BLOCK_BYTES) * BLOCK_BYTES

async function writeBoth(place: string, head: Uint8Array, bytes: Uint8Array): Promise<void> {
  await using file = await open(place, 'wx')
  await file.writeFile(head)
  await file.writeFile(bytes)
}

function headOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes.length))
  return Buffer.concat([MAGIC, length, createHash('sha256').update(bytes).digest()])
}

/** The number of bytes kept in a file; undefined where it is cut off or, at the first use, other than what was written. */
async function lengthOf(file: FileHandle, known: number | undefined): Promise<number | undefined> {
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
