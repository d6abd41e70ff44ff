import { ChartFigure } from '#app/ui/chart/chart-figure.tsx'
import { LineChart } from '#app/ui/chart/line-chart.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { Points } from '#app/ui/part/part.tsx'
import type { WhatIf } from '#domain/aid-estimate/what-if.ts'
import { dollars, estimateText, formatIndex } from './messages.ts'

/** The index and the grant at other incomes, with the places numbered at which a rule changes. */
export function WhatIfChart({ whatIf, hasGrant }: { whatIf: WhatIf; hasGrant: boolean }) {
  const { points, now } = whatIf
  const kinks = whatIf.kinks.filter(({ kind }) => hasGrant || kind === 'assets' || kind === 'bracket')
  const x = chooseScale(
    points.map(({ income }) => income),
    'Range',
  )
  const y = chooseScale(
    points.flatMap(({ index, grant }) => (hasGrant ? [index, grant] : [index])),
    'Line',
  )
  const toCents = (ticks: readonly number[]) => formatMoneyTicks(ticks.map((tick) => tick * 100))
  const from = dollars(points[0]?.income ?? 0)
  const to = dollars(points.at(-1)?.income ?? 0)
  return (
    <>
      <p>{estimateText.whatIfLead}</p>
      <ChartFigure
        isTitleHidden
        marks={[
          ['1', estimateText.seriesIndex],
          ...(hasGrant ? [['3', estimateText.seriesGrant] as const] : []),
          ['reference', estimateText.now],
        ]}
        table={{
          summary: estimateText.whatIfTable,
          columns: estimateText.whatIfColumns.slice(0, hasGrant ? 3 : 2),
          rows: points.map(({ income, index, grant }) => [
            dollars(income),
            formatIndex(index),
            ...(hasGrant ? [dollars(grant)] : []),
          ]),
        }}
        title={estimateText.whatIfTitle}
      >
        <LineChart
          here={{ x: now.income, text: dollars(now.income) }}
          label={estimateText.whatIfLabel(from, to)}
          lines={[
            {
              name: estimateText.seriesIndex,
              tone: '1',
              points: points.map(({ income, index }) => ({ x: income, y: index })),
            },
            ...(hasGrant
              ? [
                  {
                    name: estimateText.seriesGrant,
                    tone: '3' as const,
                    points: points.map(({ income, grant }) => ({ x: income, y: grant })),
                  },
                ]
              : []),
          ]}
          signs={kinks.map(({ income }) => income)}
          x={x}
          xTicks={toCents(x.ticks)}
          y={y}
          yTicks={toCents(y.ticks)}
        />
      </ChartFigure>
      {kinks.length === 0 ? null : (
        <>
          <h3>{estimateText.whatIfKinks}</h3>
          <Points
            as="ol"
            points={kinks.map(({ kind, income, after }) => estimateText.kinks[kind](dollars(income), after))}
          />
        </>
      )}
    </>
  )
}
