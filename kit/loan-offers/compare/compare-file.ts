import { writeCompareFile } from '#app/ui/compare-table/compare-file.ts'
import { compareAddress } from './compare-address.ts'
import { messages } from './compare-messages.ts'
import { compareRows } from './compare-rows.ts'
import type { ComparisonView } from './comparison.server.ts'

/**
 * Returns a response that downloads the comparison.
 * @param madeOn `YYYY-MM-DD`
 */
export function compareFile(
  view: ComparisonView,
  { madeOn, origin }: { madeOn: string; origin: string },
): Response {
  const file = writeCompareFile({
    about: [
      [messages.file.madeOn, madeOn],
      [messages.assumed, messages.countedWith(view.borrowing)],
      [messages.file.link, new URL(compareAddress(view), origin).href],
    ],
    columns: view.columns.map(({ offer }) => messages.offer(offer)),
    sections: compareRows(view.columns),
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${messages.file.name}"`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
