import type { PrivateTally, PrivateWants } from '#domain/scholarships/private-fit.ts'
import { type Bitmap, hasRow } from './bitmap.ts'

/** Which of the different private requirements each row has. */
export interface PrivateColumn {
  /** The row's place in `kinds`, counted from 1; 0 without one. */
  readonly kindByRow: Uint32Array
  readonly kinds: readonly PrivateWants[]
}

export class PrivateColumnBuilder {
  readonly #kindByRow: number[] = []
  readonly #places = new Map<string, number>()
  readonly #kinds: PrivateWants[] = []

  add(row: number, { citizenships, demographics }: PrivateWants): void {
    const wants = { citizenships, demographics }
    this.#kindByRow[row] = asksPrivate(wants) ? this.#findPlace(wants) : 0
  }

  #findPlace(wants: PrivateWants): number {
    const key = JSON.stringify(wants)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.#kinds.push(wants)
    this.#places.set(key, place)
    return place
  }

  finish(): PrivateColumn {
    return { kindByRow: Uint32Array.from(this.#kindByRow), kinds: this.#kinds }
  }
}

export function asksPrivate({ citizenships, demographics }: PrivateWants): boolean {
  return citizenships !== null || demographics !== null
}

/** Counts the rows of each kind that has some. */
export function tallyPrivate({ kindByRow, kinds }: PrivateColumn, found: Bitmap): PrivateTally[] {
  const counts = new Uint32Array(kinds.length + 1)
  for (let row = 0; row < kindByRow.length; row += 1) {
    const kind = kindByRow[row] ?? 0
    if (kind > 0 && hasRow(found, row)) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return kinds.flatMap((wants, at) => {
    const count = counts[at + 1] ?? 0
    return count > 0 ? [{ ...wants, count }] : []
  })
}
