import type { ChartMark } from '#app/ui/chart/chart-figure.tsx'
import { CostMap } from '#app/ui/chart/cost-map.tsx'
import { PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { formatMoneyTicks } from '#app/ui/chart/scale.ts'
import type { KnownCard } from '#domain/cards/card.ts'
import type { CardValue, ValueLineCode } from '#domain/cards/card-value.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import { describeValue, toCostEnds, toParts, valueScale } from './card-value-figures.tsx'

const words = answerText.chart

interface ValuedCard {
  card: KnownCard
  value: CardValue
}

interface CardValuesChartProps {
  title: string
  /** Valued for the same way of using them. */
  cards: readonly ValuedCard[]
  /** All that share the axis; the cards themselves unless given. */
  onAxis?: readonly CardValue[]
  /** Where the name of a card leads. */
  toHref?: (id: string) => string
}

/** What cards bring over three years, part by part, or what they cost at both ends of the APR, on one axis. */
export function CardValuesChart({ title, cards, onAxis, toHref }: CardValuesChartProps) {
  const scale = valueScale(onAxis ?? cards.map(({ value }) => value))
  const axis = { title, scale, ticks: formatMoneyTicks(scale.ticks) }
  const isCost = cards.some(({ value }) => value.kind === 'cost')
  const toRow = ({ card: { id, name }, value }: ValuedCard) => ({
    id,
    name,
    href: toHref?.(id),
    label: `${name}: ${describeValue(value)}`,
  })
  if (isCost) {
    const rows = cards.flatMap((each) => {
      const { cents, centsAtLowestApr } = each.value.threeYears
      return cents === null || centsAtLowestApr === null
        ? []
        : [{ ...toRow(each), ...toCostEnds(cents, centsAtLowestApr) }]
    })
    return (
      <CostMap
        {...axis}
        marks={[
          ['low', words.low],
          ['high', words.high],
        ]}
        rows={rows}
        table={{
          summary: words.asTable,
          columns: [words.card, words.low, words.high],
          rows: rows.map(({ name, low, high }) => [name, low.text, (high ?? low).text]),
        }}
      />
    )
  }
  const kinds = partKinds.filter(({ codes }) => cards.some(({ value }) => sumOf(value, codes) !== 0))
  return (
    <PartsBars
      {...axis}
      isTitleHidden
      marks={kinds.map(({ mark, name }) => [mark, name])}
      rows={cards.map((each) => ({
        ...toRow(each),
        parts: toParts(each.value.threeYears.lines),
        total: formatDollars(each.value.threeYears.cents ?? 0),
      }))}
      table={{
        summary: words.asTable,
        columns: [words.card, ...kinds.map(({ name }) => name), words.total],
        rows: cards.map(({ card, value }) => [
          card.name,
          ...kinds.map(({ codes }) => formatDollars(sumOf(value, codes))),
          formatDollars(value.threeYears.cents ?? 0),
        ]),
      }}
    />
  )
}

/** The parts of a value that have a color of their own. */
const partKinds: readonly { mark: ChartMark; name: string; codes: readonly ValueLineCode[] }[] = [
  { mark: '1', name: words.rewards, codes: ['rewards'] },
  { mark: 'good', name: words.credits, codes: ['credits'] },
  { mark: '2', name: words.bonus, codes: ['bonus'] },
  { mark: '3', name: words.fees, codes: ['annual_fee', 'foreign_fee', 'transfer_fee'] },
]

function sumOf({ threeYears }: CardValue, codes: readonly ValueLineCode[]): number {
  return threeYears.lines
    .filter(({ code }) => codes.includes(code))
    .reduce((sum, { cents }) => sum + (cents ?? 0), 0)
}
