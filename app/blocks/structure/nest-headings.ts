import type { Heading } from '#app/blocks/outline.ts'

/** A heading in a page's table of contents with the headings below it. */
export interface NestedHeading {
  heading: Heading
  below: Heading[]
}

/**
 * Nests each level 3 heading under the level 2 heading before it; those before the first level 2 heading stay
 * at the top.
 */
export function nestHeadings(headings: readonly Heading[]): NestedHeading[] {
  const nested: NestedHeading[] = []
  for (const heading of headings) {
    const last = nested.at(-1)
    if (heading.level === 3 && last?.heading.level === 2) last.below.push(heading)
    else nested.push({ heading, below: [] })
  }
  return nested
}
