import { compareFile } from '#kit/listing/compare/compare-file.ts'
import type { Route } from './+types/compare-file-route.ts'
import { cardComparison } from './card-comparison.tsx'
import { loadCardComparison } from './comparison.server.ts'

/** Returns the comparison as a CSV file; it takes the same query string as the page. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return compareFile(args, cardComparison(await loadCardComparison(args)))
}
