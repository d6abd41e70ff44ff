import type { ProductLine } from '#domain/product-line.ts'

/** The product lines by their codes. `MOMENT_SCIENCE` may be stored and loads nothing: it names no line of the site. */
export const verticals = ['PSL', 'SLR', 'CC', 'FAFSA', 'SCHOLARSHIP', 'MOMENT_SCIENCE'] as const

export type Vertical = (typeof verticals)[number]

/** The product line that a vertical loads, or null for one that loads nothing. */
export function productLineOfVertical(vertical: Vertical): ProductLine | null {
  return vertical === 'MOMENT_SCIENCE' ? null : vertical
}
