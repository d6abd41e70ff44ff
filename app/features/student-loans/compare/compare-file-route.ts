import { pageContext } from '#app/context.ts'
import type { Route } from './+types/compare-file-route.ts'
import { compareAddress, compareFilePath } from './compare-address.ts'
import { writeCompareFile } from './compare-file.ts'
import { compareRows } from './compare-rows.ts'
import { words } from './compare-words.ts'
import { loadComparison } from './load-comparison.server.ts'

/** The comparison as a file, with the same address as the page but for its name. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const view = await loadComparison(args, compareFilePath)
  const file = writeCompareFile({
    about: [
      [words.file.madeOn, args.context.get(pageContext).today()],
      [words.assumed, words.countedWith(view.borrowing)],
      [words.file.link, new URL(compareAddress(view), args.request.url).href],
    ],
    offers: view.columns.map(({ offer }) => words.offer(offer)),
    sections: compareRows(view.columns),
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.file.name}"`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
