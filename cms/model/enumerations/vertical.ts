import type { ProductLine } from '#domain/product-line.ts'

/**
 * The product lines by their codes. `MOMENT_SCIENCE` may be stored but loads nothing, because it is not a
 * product line of the site.
 */
export const verticals = ['PSL', 'SLR', 'CC', 'FAFSA', 'SCHOLARSHIP', 'MOMENT_SCIENCE'] as const

export type Vertical = (typeof verticals)[number]

/** Returns the product line that a vertical loads, or null if it loads nothing. */
export function findVerticalProductLine(vertical: Vertical): ProductLine | null {
  return vertical === 'MOMENT_SCIENCE' ? null : vertical
}
