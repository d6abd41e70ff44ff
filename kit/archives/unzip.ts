import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** The modification date in the archive, 'YYYY-MM-DD'; `null` when it has none. */
  modifiedOn: string | null
  /**
   * Unpacks the entry and checks its length and checksum.
   * @throws ZipError
   */
  read(): Promise<Buffer>
}

/** Thrown when the archive cannot be used; the message gives the reason in plain words. */
export class ZipError extends Error {
  override name = 'ZipError'
}

/**
 * Lists the entries of a plain zip archive by its central directory: stored or deflated entries, one disk,
 * under 4 GB, no encryption. The publisher ships archives of this kind; any other archive is refused.
 * @param maxBytes the maximum unpacked size of an entry, so that a small file cannot fill the memory
 * @throws ZipError
 */
export function readZip(archive: Buffer, { maxBytes }: { maxBytes: number }): ZipEntry[] {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  const entries: ZipEntry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || archive.readUInt32LE(at) !== CENTRAL_ENTRY) throw broken()
    const nameLength = archive.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    if (next > end) throw broken()
    const facts = {
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      sum: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      start: archive.readUInt32LE(at + 42),
    }
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      modifiedOn: toDay(archive.readUInt16LE(at + 14)),
      read: () => unpack(archive, facts, maxBytes),
    })
    at = next
  }
  return entries
}

export function isZip(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL_ENTRY
}

const LOCAL_ENTRY = 0x04034b50
const CENTRAL_ENTRY = 0x02014b50
const END = 0x06054b50
const END_LENGTH = 22
const MAX_COMMENT = 0xffff

interface EntryFacts {
  flags: number
  method: number
  sum: number
  packed: number
  unpacked: number
  start: number
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_LENGTH - MAX_COMMENT)
  for (let at = archive.length - END_LENGTH; at >= first; at--) {
    if (archive.readUInt32LE(at) === END) return at
  }
  throw new ZipError('The zip archive has no end record: it is truncated or damaged.')
}

async function unpack(archive: Buffer, entry: EntryFacts, maxBytes: number): Promise<Buffer> {
  if (entry.flags & 1) throw new ZipError('The zip archive is encrypted.')
  if (entry.unpacked > maxBytes) throw new ZipError(`The zip archive contains more than ${maxBytes} bytes.`)
  if (entry.start + 30 > archive.length || archive.readUInt32LE(entry.start) !== LOCAL_ENTRY) throw broken()
  const start =
    entry.start + 30 + archive.readUInt16LE(entry.start + 26) + archive.readUInt16LE(entry.start + 28)
  if (start + entry.packed > archive.length) throw broken()
  const packed = archive.subarray(start, start + entry.packed)
  const content = await unpackContent(packed, entry)
  if (content.length !== entry.unpacked || crc32(content) !== entry.sum) throw broken()
  return content
}

async function unpackContent(packed: Buffer, { method, unpacked }: EntryFacts): Promise<Buffer> {
  if (method === 0) return packed
  if (method !== 8)
    throw new ZipError(`The zip archive uses a compression method (${method}) that is not supported.`)
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, unpacked) })
  } catch {
    throw broken()
  }
}

const inflate = promisify(inflateRaw)

function broken(): ZipError {
  return new ZipError('The zip archive is damaged.')
}

/** Converts a DOS date, whose bits hold the years since 1980, the month, and the day. */
function toDay(bits: number): string | null {
  const [year, month, day] = [1980 + (bits >> 9), (bits >> 5) & 15, bits & 31]
  if (month < 1 || month > 12 || day < 1) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
