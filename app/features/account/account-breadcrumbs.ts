import type { ProductLink } from '#app/shell/navigation.ts'
import { findProductLine } from '#domain/product-line.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'

/** Builds the breadcrumbs of a sign-in or sign-up page, through its product line if it belongs to one. */
export function buildBreadcrumbs(
  productLinks: readonly ProductLink[],
  name: string,
  pathname: string,
): Breadcrumb[] {
  const line = findProductLine(pathname)
  const link = line === null ? undefined : productLinks.find((one) => one.line === line)
  return [...(link ? [{ name: link.label, item: link.to }] : []), { name, item: pathname }]
}
