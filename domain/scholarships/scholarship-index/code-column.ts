import { addRow, type Bitmap, createBitmap, unionInto } from './bitmap.ts'

/** The rows that each of a few codes applies to. */
export interface CodeColumn {
  /** A row without a requirement has every code. */
  readonly byCode: ReadonlyMap<string, Bitmap>
  /** The rows without a requirement, which any other code finds too. */
  readonly unrestricted: Bitmap
}

/** Collects the codes of rows as they arrive. */
export class CodeColumnBuilder {
  readonly #byCode = new Map<string, Bitmap>()
  #unrestricted: Bitmap = createBitmap(INITIAL_CAPACITY)

  /** @param known codes that count even if no row names them */
  constructor(known: readonly string[] = []) {
    for (const code of known) this.#byCode.set(code, createBitmap(INITIAL_CAPACITY))
  }

  /** @param codes `null` without a requirement */
  add(row: number, codes: readonly string[] | null): void {
    if (codes === null) {
      this.#unrestricted = withRoom(this.#unrestricted, row)
      addRow(this.#unrestricted, row)
      return
    }
    for (const code of codes) {
      const bitmap = withRoom(this.#byCode.get(code) ?? createBitmap(INITIAL_CAPACITY), row)
      addRow(bitmap, row)
      this.#byCode.set(code, bitmap)
    }
  }

  finish(size: number): CodeColumn {
    const unrestricted = resize(this.#unrestricted, createBitmap(size).length)
    const byCode = new Map<string, Bitmap>()
    for (const [code, bitmap] of this.#byCode)
      byCode.set(code, unionInto(resize(bitmap, unrestricted.length), unrestricted))
    return { byCode, unrestricted }
  }
}

const INITIAL_CAPACITY = 1_024

function withRoom(bitmap: Bitmap, row: number): Bitmap {
  const words = (row >>> 5) + 1
  return bitmap.length >= words ? bitmap : resize(bitmap, words * 2)
}

function resize(bitmap: Bitmap, words: number): Bitmap {
  const resized = new Uint32Array(words)
  resized.set(bitmap.subarray(0, words))
  return resized
}
