/**
 * Texts of rows as UTF-8 in a few large blocks. As objects, 100,000 scholarships would be millions for the
 * garbage collector to visit.
 */
export interface PackedTexts {
  /** Returns the bytes of a row, to read only. */
  read(row: number): Uint8Array
  readonly byteLength: number
}

const BLOCK_BYTES = 1 << 20
/** UTF-8 needs at most so many bytes for a code unit. */
const BYTES_PER_UNIT = 3

export class PackedTextsBuilder {
  readonly #blocks: Uint8Array[] = []
  readonly #blockOf: number[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #encoder = new TextEncoder()
  #used = 0

  /** Adds the text of the next row. */
  add(text: string): void {
    const room = (this.#blocks.at(-1)?.length ?? 0) - this.#used
    if (room < text.length * BYTES_PER_UNIT) {
      this.#closeBlock()
      this.#blocks.push(new Uint8Array(Math.max(BLOCK_BYTES, text.length * BYTES_PER_UNIT)))
    }
    const block = this.#blocks.at(-1) ?? new Uint8Array()
    const { written } = this.#encoder.encodeInto(text, block.subarray(this.#used))
    this.#blockOf.push(this.#blocks.length - 1)
    this.#starts.push(this.#used)
    this.#used += written
    this.#ends.push(this.#used)
  }

  finish(): PackedTexts {
    this.#closeBlock()
    const blocks = [...this.#blocks]
    const blockOf = Uint32Array.from(this.#blockOf)
    const starts = Uint32Array.from(this.#starts)
    const ends = Uint32Array.from(this.#ends)
    return {
      read: (row) => blocks[blockOf[row] ?? 0]?.subarray(starts[row], ends[row]) ?? new Uint8Array(),
      byteLength: blocks.reduce((sum, block) => sum + block.length, 0),
    }
  }

  /** Gives back what a block did not use. */
  #closeBlock(): void {
    const last = this.#blocks.pop()
    if (last) this.#blocks.push(last.slice(0, this.#used))
    this.#used = 0
  }
}
