export interface Breadcrumb {
  name: string
  /** The path of the page, such as `/student-loans`. */
  item: string
}

/**
 * Returns the trail with Home in front, at position 0 (spec §2). The page shows this trail and publishes it
 * in its structured data.
 */
export function breadcrumbTrail(breadcrumbs: readonly Breadcrumb[]): (Breadcrumb & { position: number })[] {
  return [{ name: 'Home', item: '/' }, ...breadcrumbs].map((crumb, position) => ({ ...crumb, position }))
}
