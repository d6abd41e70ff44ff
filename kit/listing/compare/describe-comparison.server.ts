import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { type ComparedListing, toBreadcrumbs, toTitle } from './comparison.ts'

/** Returns what the loader of a comparison's page returns. */
export async function describeComparison<View extends { columns: readonly unknown[] }>(
  { request, context }: PageRequest,
  view: View,
  listing: ComparedListing,
) {
  const { path, name, description, category, list, words } = listing
  const described = await describePage(
    context,
    { pageUrl: path, title: name, description, category, breadcrumbsList: toBreadcrumbs(listing, list.item) },
    { title: toTitle(words, view.columns.length), robots: 'noindex' },
  )
  return { view, origin: new URL(request.url).origin, ...described }
}
