import { pageContext } from '#app/context.ts'
import { writeCompareFile } from '#app/ui/compare-table/compare-file.ts'
import { compareCardsAddress } from '#products/credit-cards/marketplace/cards-address.ts'
import type { Route } from './+types/compare-file-route.ts'
import { messages } from './compare-messages.ts'
import { compareCardRows } from './compare-rows.ts'
import { loadCardComparison } from './comparison.server.ts'
import { sayAssumptions } from './say-assumptions.ts'

/** Returns the comparison as a CSV file; it takes the same query string as the page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const view = await loadCardComparison({ request, context })
  const file = writeCompareFile({
    about: [
      [messages.file.madeOn, context.get(pageContext).today()],
      [messages.assumed, sayAssumptions(view.situation)],
      [messages.file.link, new URL(compareCardsAddress(view), request.url).href],
    ],
    columns: view.columns.map(({ card }) => messages.named(card)),
    sections: compareCardRows(view.columns),
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
