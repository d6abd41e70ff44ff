import type { Heading } from '#app/blocks/outline.ts'

/** A heading of a page's table of contents with those below it. */
export interface NestedHeading {
  heading: Heading
  below: Heading[]
}

/** Headings of level 3 stand below the last of level 2; before the first of level 2 they stand by themselves. */
export function nestHeadings(headings: readonly Heading[]): NestedHeading[] {
  const nested: NestedHeading[] = []
  for (const heading of headings) {
    const last = nested.at(-1)
    if (heading.level === 3 && last?.heading.level === 2) last.below.push(heading)
    else nested.push({ heading, below: [] })
  }
  return nested
}
