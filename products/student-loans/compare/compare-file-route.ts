import { compareFile } from '#kit/listing/compare/compare-file.ts'
import { loanComparison } from '#kit/loan-offers/compare/loan-comparison.tsx'
import type { Route } from './+types/compare-file-route.ts'
import { listing } from './compared-listing.ts'
import { loadComparison } from './load-comparison.server.ts'

/** Returns the comparison as a CSV file; it takes the same query string as the page. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return compareFile(args, loanComparison(await loadComparison(args, listing.filePath), listing))
}
