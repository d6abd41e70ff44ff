/** Photos have a few hundred. */
const MAX_VALUES = 50_000

/** The main one, the preview's, the camera's, the place's and one more; others point in circles. */
const MAX_DIRECTORIES = 8

/** Entries that lead to another directory: the camera's, the place's and the one for exchange. */
const pointers = new Set([0x8769, 0x8825, 0xa005])

/** Texts and raw bytes, which are cut out as a whole. */
const wholeTypes = new Set([2, 7])

/**
 * Whether reading an EXIF block would make far more values than it has bytes: thousands of entries may each claim all of it,
 * and the reader would list every one.
 */
export function claimsTooMuch(block: Buffer): boolean {
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
