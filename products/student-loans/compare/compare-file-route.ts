import { pageContext } from '#app/context.ts'
import { compareFile } from '#kit/loan-offers/compare/compare-file.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { Route } from './+types/compare-file-route.ts'
import { loadComparison } from './load-comparison.server.ts'

/** Returns the comparison as a CSV file; it takes the same query string as the page. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const view = await loadComparison(args, paths.compareFile)
  const { origin } = new URL(args.request.url)
  return compareFile(view, { madeOn: args.context.get(pageContext).today(), origin })
}
