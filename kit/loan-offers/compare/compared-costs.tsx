import type { ReactNode } from 'react'
import { CostMap } from '#app/ui/chart/cost-map.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { totalPaidCents } from '#domain/loans/rank-offer.ts'
import { formatDollars } from '#domain/money.ts'
import { listText } from '#kit/loan-offers/list/list-messages.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { compareText } from './compare-messages.ts'
import type { ComparedOffer } from './compared-offer.ts'

interface ComparedCosts {
  columns: readonly ComparedOffer[]
  amountCents: number
}

/**
 * Draws what each of the compared loans costs in total, at both ends of its rates, on one axis, cheapest first; null if there
 * is nothing to compare.
 */
export function drawComparedCosts({ columns, amountCents }: ComparedCosts): ReactNode {
  const found = columns.flatMap(({ offer, costs, lowestEnd, quotedAprPercent }) => {
    if (costs === null) return []
    const [low, high] = (['lowest', 'highest'] as const).map((end) => {
      const cents = totalPaidCents(costs.priced, end)
      return { at: cents, text: formatDollars(cents) }
    }) as [End, End]
    const isQuoted = quotedAprPercent !== null
    const isLowClosed = lowestEnd === 'no'
    const lender = offer.lenderName
    return {
      id: offer.id,
      name: lender,
      label: loanOfferText.totals({
        lender,
        low: isQuoted ? undefined : low.text,
        high: high.text,
        isClosed: isLowClosed,
      }),
      low: isQuoted ? high : low,
      high: isQuoted ? undefined : high,
      isLowClosed,
    }
  })
  if (found.length < 2) return null
  const rows = found.toSorted((a, b) => (a.high ?? a.low).at - (b.high ?? b.low).at)
  const scale = chooseScale([amountCents, ...rows.map(({ low, high }) => (high ?? low).at)], 'Range')
  const { map } = listText
  return (
    <CostMap
      marks={[
        ['low', map.low],
        ['high', map.high],
      ]}
      rows={rows}
      scale={scale}
      table={{
        summary: map.asTable,
        columns: [map.lender, map.lowest, map.highest],
        rows: rows.map(({ name, low, high }) => [name, low.text, (high ?? low).text]),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={compareText.chart}
    />
  )
}

type End = { at: number; text: string }
