/** A set of rows: row `n` is bit `n % 32` of word `n / 32`. Bits after the last row are 0. */
export type Bitmap = Uint32Array

export function createBitmap(size: number): Bitmap {
  return new Uint32Array(Math.ceil(size / 32))
}

export function addRow(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function hasRow(bitmap: Bitmap, row: number): boolean {
  return (((bitmap[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

/** Adds the rows of `other`. */
export function unionInto(bitmap: Bitmap, other: Bitmap): Bitmap {
  for (let at = 0; at < bitmap.length; at += 1) bitmap[at] = (bitmap[at] ?? 0) | (other[at] ?? 0)
  return bitmap
}

/** Removes the rows that `other` does not have. */
export function intersect(bitmap: Bitmap, other: Bitmap): Bitmap {
  for (let at = 0; at < bitmap.length; at += 1) bitmap[at] = (bitmap[at] ?? 0) & (other[at] ?? 0)
  return bitmap
}

/** Turns the set into all other rows. */
export function invert(bitmap: Bitmap, size: number): Bitmap {
  for (let at = 0; at < bitmap.length; at += 1) bitmap[at] = ~(bitmap[at] ?? 0)
  const last = bitmap.length - 1
  if (size % 32 !== 0) bitmap[last] = (bitmap[last] ?? 0) & ((1 << (size % 32)) - 1)
  return bitmap
}

export function countRows(bitmap: Bitmap): number {
  let count = 0
  for (let at = 0; at < bitmap.length; at += 1) count += countBits(bitmap[at] ?? 0)
  return count
}

/** Returns how many rows both have. */
export function countCommon(bitmap: Bitmap, other: Bitmap): number {
  let count = 0
  for (let at = 0; at < bitmap.length; at += 1) count += countBits((bitmap[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** Adds neighboring bits, then pairs, then fours, in all places at once; the product adds the four bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
