import type { ChartMark } from '#app/ui/chart/chart-figure.tsx'
import { CostMap } from '#app/ui/chart/cost-map.tsx'
import { formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { formatDollars } from '#domain/money.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { listText } from './list-messages.ts'
import type { OffersView } from './offers-view.server.ts'
import { placeId, toEnds, totalsScale } from './totals-axis.ts'

/** The most loans that the map shows; the list below has all of them. */
const maxRows = 6

interface OffersMapProps {
  view: OffersView
  /** The total that the loans are compared with, in cents. */
  reference?: number | undefined
}

/** The totals of the first loans of the list, at both ends of their rates, on one axis. */
export function OffersMap({ view, reference }: OffersMapProps) {
  const { shown, from, settings } = view
  const scale = totalsScale(view)
  const quoted = new Set(settings.quotes.map(({ offerId }) => offerId))
  const rows = shown.slice(0, maxRows).map((ranked, index) => {
    const { low, high } = toEnds(ranked)
    const { offer, lowestEnd } = ranked
    const isQuoted = quoted.has(offer.id)
    const isLowClosed = lowestEnd === 'no'
    return {
      id: offer.id,
      name: offer.lenderName,
      href: `#${placeId(from + index + 1)}`,
      label: loanOfferText.totals({
        lender: offer.lenderName,
        low: isQuoted ? undefined : low.text,
        high: high.text,
        isClosed: isLowClosed,
      }),
      low: isQuoted ? high : low,
      high: isQuoted ? undefined : high,
      isLowClosed,
    }
  })
  const marks: [ChartMark, string][] = [
    ['low', listText.map.low],
    ['high', listText.map.high],
  ]
  return (
    <CostMap
      marks={
        reference === undefined
          ? marks
          : [...marks, ['reference', listText.map.federal(formatDollars(reference))]]
      }
      note={reference === undefined ? null : <p>{listText.map.note}</p>}
      reference={reference}
      rows={rows}
      scale={scale}
      table={{
        summary: listText.map.asTable,
        columns: [listText.map.lender, listText.map.lowest, listText.map.highest],
        rows: rows.map(({ name, low, high }) => [name, low.text, (high ?? low).text]),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={listText.map.title(rows.length)}
    />
  )
}
