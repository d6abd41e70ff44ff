import { pageContext } from '#app/context.ts'
import { compareFile } from '#kit/loan-offers/compare/compare-file.ts'
import type { Route } from './+types/compare-file-route.ts'
import { loadComparison } from './load-comparison.server.ts'

/** Returns the comparison as a CSV file; it takes the same query string as the page. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { origin } = new URL(args.request.url)
  const madeOn = args.context.get(pageContext).today()
  return compareFile(await loadComparison(args), { madeOn, origin })
}
