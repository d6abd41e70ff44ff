import { pageContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { writeCompareFile } from '#app/ui/compare-table/compare-file.ts'
import { type Comparison, compareAddress } from './comparison.ts'

/** Returns a response that downloads the comparison. */
export function compareFile({ request, context }: PageRequest, comparison: Comparison): Response {
  const { listing, assumptions, columns, sections } = comparison
  const { assumed, file } = listing.words
  const body = writeCompareFile({
    about: [
      [file.madeOn, context.get(pageContext).today()],
      [assumed, assumptions],
      [file.link, new URL(compareAddress(comparison), request.url).href],
    ],
    columns: columns.map(({ fullName }) => fullName),
    sections,
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
