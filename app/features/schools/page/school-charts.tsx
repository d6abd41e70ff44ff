import { formatFigure, formatWholeDollars } from '#app/features/schools/costs/format-figure.ts'
import { ChartFigure } from '#app/ui/chart/chart-figure.tsx'
import { Meter } from '#app/ui/chart/meter.tsx'
import { PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { incomeBands } from '#domain/school-costs/aid-breaks.ts'
import { type PriceBeforeAid, pricesBeforeAid } from '#domain/school-costs/price-before-aid.ts'
import type { FigureName, SchoolCosts } from '#domain/school-costs/school-figures.ts'
import { FiguresTable } from './figures-table.tsx'
import styles from './school.module.css'
import { figureNames, schoolText } from './school-page-text.ts'

interface ChartProps {
  costs: SchoolCosts
}

/** Figures as a chart with its table, or as the table alone where there is nothing to draw. */
export function PriceFigures({ costs }: ChartProps) {
  const { price } = schoolText
  const prices = pricesBeforeAid(costs)
  const isOneResidency = new Set(prices.map(({ residency }) => residency)).size <= 1
  const rows = prices.map((each) => ({ ...each, name: price.row(each, isOneResidency) }))
  const table = (
    <FiguresTable
      caption={price.title}
      costs={costs}
      figures={priceFigures}
      sums={rows.map(({ name, dollars }) => [price.total(name), formatWholeDollars(dollars)])}
    />
  )
  if (rows.length === 0) {
    return (
      <>
        <p>{price.none}</p>
        {table}
      </>
    )
  }
  const scale = chooseScale(
    rows.map(({ dollars }) => dollars * 100),
    'Bar',
  )
  return (
    <PartsBars
      className={styles.whole}
      marks={priceParts.map(({ part, tone }) => [tone, price.parts[part]])}
      rows={rows.map(({ name, dollars, ...parts }) => ({
        id: name,
        name,
        label: `${name}: ${formatWholeDollars(dollars)}`,
        parts: priceParts.map(({ part, tone }) => ({ tone, value: parts[part] * 100 })),
        total: formatWholeDollars(dollars),
      }))}
      scale={scale}
      table={{ summary: schoolText.figures, body: table }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={price.chart}
    />
  )
}

const priceParts = [
  { part: 'tuition', tone: '1' },
  { part: 'housing', tone: '2' },
  { part: 'books', tone: '3' },
  { part: 'other', tone: 'ink' },
] as const satisfies readonly { part: keyof PriceBeforeAid; tone: string }[]

const priceFigures: readonly FigureName[] = [
  'tuitionInDistrict',
  'tuitionInState',
  'tuitionOutOfState',
  'books',
  'housingOnCampus',
  'otherOnCampus',
  'housingOffCampus',
  'otherOffCampus',
  'otherWithFamily',
]

export function BandFigures({ costs }: ChartProps) {
  const figures = incomeBands.map(({ figure }) => figure)
  return (
    <AmountBars costs={costs} figures={figures} names={figureNames} title={schoolText.bands.chart} tone="1" />
  )
}

export function DebtFigures({ costs }: ChartProps) {
  const { debt, chart } = schoolText.debt
  const names = { ...figureNames, ...schoolText.debt, medianDebt: debt }
  return (
    <AmountBars
      costs={costs}
      figures={['medianDebt', 'earnings6', 'earnings10']}
      names={names}
      title={chart}
      tone="good"
    />
  )
}

interface AmountBarsProps extends ChartProps {
  figures: readonly FigureName[]
  names: Readonly<Record<FigureName, string>>
  title: string
  tone: '1' | 'good'
}

/** Amounts on one axis; what is owed has a color of its own. */
function AmountBars({ costs, figures, names, title, tone }: AmountBarsProps) {
  const known = figures.flatMap((figure) => {
    const found = costs[figure]
    return found ? [{ figure, cents: found.value * 100, text: formatFigure(figure, found) }] : []
  })
  const scale = chooseScale([0, ...known.map(({ cents }) => cents)], 'Bar')
  return (
    <PartsBars
      className={styles.whole}
      marks={[]}
      rows={known.map(({ figure, cents, text }) => ({
        id: figure,
        name: names[figure],
        label: `${names[figure]}: ${text}`,
        parts: [{ tone: figure === 'medianDebt' ? '3' : tone, value: cents }],
        total: text,
      }))}
      scale={scale}
      table={{
        summary: schoolText.figures,
        body: <FiguresTable caption={title} costs={costs} figures={figures} />,
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={title}
    />
  )
}

export function CompletionFigures({ costs }: ChartProps) {
  const { completion } = costs
  const table = (
    <FiguresTable caption={schoolText.completion.title} costs={costs} figures={['completion', 'retention']} />
  )
  if (!completion) return table
  const share = formatFigure('completion', completion)
  return (
    <ChartFigure
      table={{ summary: schoolText.figures, body: table }}
      title={schoolText.completion.chart(share)}
    >
      <Meter label={schoolText.completion.said(share)} share={completion.value / 100} />
    </ChartFigure>
  )
}
