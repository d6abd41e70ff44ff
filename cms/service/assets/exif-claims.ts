/** A photo has a few hundred values. */
const MAX_VALUES = 50_000

/** Allows the main, thumbnail, camera, GPS, and interoperability directories; a longer chain is circular. */
const MAX_DIRECTORIES = 8

/** Tags that point to another directory: camera (Exif), GPS, and interoperability. */
const pointers = new Set([0x8769, 0x8825, 0xa005])

/** Value types for text and raw bytes, which the reader slices out in one piece. */
const wholeTypes = new Set([2, 7])

/**
 * Returns whether an EXIF block declares far more values than it has bytes. Thousands of entries could each
 * claim the whole block, and the reader would list every value.
 */
export function declaresTooManyValues(block: Buffer): boolean {
  const start = block.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const isLittle = block[start] === 0x49
  const inside = (at: number, bytes: number) => at >= 0 && at + bytes <= block.length
  const short = (at: number) =>
    inside(at, 2) ? (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at)) : 0
  const long = (at: number) =>
    inside(at, 4) ? (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at)) : 0
  const directories = [long(start + 4) + start]
  let values = 0
  for (const [nth, directory] of directories.entries()) {
    if (nth >= MAX_DIRECTORIES) return true
    const end = Math.min(directory + 2 + short(directory) * 12, block.length)
    for (let entry = directory + 2; entry < end; entry += 12) {
      if (!wholeTypes.has(short(entry + 2))) values += Math.min(long(entry + 4), block.length)
      if (values > MAX_VALUES) return true
      if (pointers.has(short(entry))) directories.push(long(entry + 8) + start)
    }
    const next = long(end)
    if (nth === 0 && next !== 0) directories.push(next + start)
  }
  return false
}
