export interface Breadcrumb {
  name: string
  /** The path of the page, such as `/student-loans`. */
  item: string
}

/** The trail with Home in front, at position 0 (spec §2): the one that a page shows and the one it tells search engines. */
export function breadcrumbTrail(breadcrumbs: readonly Breadcrumb[]): (Breadcrumb & { position: number })[] {
  return [{ name: 'Home', item: '/' }, ...breadcrumbs].map((crumb, position) => ({ ...crumb, position }))
}
