import { type ChartPart, PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import { formatDollars } from '#domain/money.ts'
import type { LoansToday } from '#domain/refinance/loans-today.ts'
import { compareEnds } from './compare-ends.ts'
import { offersText } from './offers-messages.ts'

const said = offersText.chart

/** What is left to pay on the loans that would move, beside what the offer would cost instead. */
export function KeepOrRefinance({ offer, today }: { offer: ExplainedOffer; today: LoansToday }) {
  const ends = compareEnds(offer, today, 0)
  const keep = today.totalCents
  const [low, high] = [keep - ends.lowest.savedCents, keep - ends.highest.savedCents]
  const scale = chooseScale([keep, high], 'Bar')
  const rows = [
    toRow({ id: 'keep', name: said.keep, low: keep, high: keep, parts: [{ tone: '1', value: keep }] }),
    toRow({
      id: 'refinance',
      name: said.refinance(offer.offer.lenderName),
      low,
      high,
      parts: [
        { tone: '1', value: low },
        { tone: '2', value: high - low },
        { tone: 'good', value: Math.max(0, keep - high) },
      ],
    }),
  ]
  return (
    <PartsBars
      height={32}
      isTitleHidden
      marks={[
        ['1', said.left],
        ...(high > low ? [['2', said.atHighest] as const] : []),
        ...(keep > high ? [['good', said.saved] as const] : []),
        ['reference', said.today],
      ]}
      reference={keep}
      rows={rows}
      scale={scale}
      table={{
        summary: said.asTable,
        columns: said.columns,
        rows: rows.map(({ name, low, high }) => [name, low, high]),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={said.title}
    />
  )
}

interface Choice {
  id: string
  name: string
  low: number
  high: number
  parts: readonly ChartPart[]
}

function toRow({ low, high, ...row }: Choice) {
  const [lowest, highest] = [formatDollars(low), formatDollars(high)]
  return {
    ...row,
    label: said.says(row.name, lowest, highest),
    low: lowest,
    high: highest,
    total: highest,
  }
}
