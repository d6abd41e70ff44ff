import type { ChartMark } from '#app/ui/chart/chart-figure.tsx'
import { type ChartPart, PartsBar } from '#app/ui/chart/parts-bars.tsx'
import { type ChartEnd, RangeLine } from '#app/ui/chart/range-line.tsx'
import { chooseScale, type Scale } from '#app/ui/chart/scale.ts'
import type { CardValue, ValueLineCode } from '#domain/cards/card-value.ts'
import { formatDollars } from '#domain/money.ts'
import { Amount } from '#kit/listing/list/list-row.tsx'
import { listText } from './list-messages.ts'

/** Which color each part of a value has; costs share one. */
const partTones: Record<ValueLineCode, Extract<ChartMark, '1' | '2' | '3' | 'good'>> = {
  rewards: '1',
  credits: 'good',
  bonus: '2',
  annual_fee: '3',
  foreign_fee: '3',
  transfer_fee: '3',
  balance_interest: '3',
  purchase_interest: '3',
}

interface CardChartProps {
  name: string
  value: CardValue
  scale: Scale
}

/** What three years bring, part by part from a zero line, or what they cost at both ends of the APR. */
export function CardChart({ name, value, scale }: CardChartProps) {
  const { kind, threeYears } = value
  const { cents, centsAtLowestApr, lines } = threeYears
  const label = `${name}: ${describeValue(value)}`
  if (cents === null || centsAtLowestApr === null) return null
  if (kind === 'cost') {
    return <RangeLine hasAmounts label={label} scale={scale} {...toCostEnds(cents, centsAtLowestApr)} />
  }
  return <PartsBar label={label} parts={toParts(lines)} scale={scale} />
}

/** What a balance costs at the lowest and the highest APR; once where they are the same. */
export function toCostEnds(cents: number, centsAtLowestApr: number) {
  const [low, high] = [centsAtLowestApr, cents].map((at) => ({ at: -at, text: formatDollars(-at) })) as [
    ChartEnd,
    ChartEnd,
  ]
  return { low, high: low.at === high.at ? undefined : high }
}

/** The parts of a value from its zero line, costs to the left. */
export function toParts(lines: CardValue['threeYears']['lines']): ChartPart[] {
  return lines.map((line) => ({ tone: partTones[line.code], value: line.cents ?? 0 }))
}

/** What three years bring or cost, in a few words. */
export function describeValue({ kind, threeYears: { cents } }: CardValue): string {
  const words = kind === 'cost' || (cents ?? 0) < 0 ? listText.costs : listText.worth
  return `${words}: ${cents === null ? listText.worthNotKnown : formatDollars(Math.abs(cents))}`
}

/** The amount that ranks the card, with what qualifies it. */
export function CardAmount({ value }: { value: CardValue }) {
  const { kind, threeYears, owed, points, unknowns } = value
  const { cents, centsAtLowestApr } = threeYears
  const isGain = kind === 'worth' && cents !== null && cents > 0
  const notes = [
    ...(owed && owed.cents > 0 ? [listText.stillOwed(formatDollars(owed.cents))] : []),
    ...(owed?.cents === 0 ? [listText.paidOff] : []),
    ...(unknowns.includes('point_value') ? [listText.pointsBeside(points)] : []),
  ]
  return (
    <Amount
      amount={cents === null ? listText.worthNotKnown : formatDollars(Math.abs(cents))}
      isGain={isGain}
      note={notes.length > 0 ? notes.join(', ') : undefined}
      unit={describeUnit({ kind, cents, hasRange: cents !== centsAtLowestApr })}
    />
  )
}

interface UnitOf {
  kind: CardValue['kind']
  cents: number | null
  hasRange: boolean
}

function describeUnit({ kind, cents, hasRange }: UnitOf): string {
  if (kind === 'worth') return (cents ?? 0) < 0 ? listText.feesUnit : listText.worthUnit
  return hasRange ? listText.costUnitHighest : listText.costUnit
}

/** The axis of what the cards of a page bring or cost over three years. */
export function valueScale(values: readonly CardValue[]): Scale {
  const ends = values.flatMap(({ kind, threeYears: { lines, cents } }) =>
    kind === 'cost'
      ? [-(cents ?? 0)]
      : [
          lines.reduce((sum, line) => sum + Math.max(0, line.cents ?? 0), 0),
          lines.reduce((sum, line) => sum + Math.min(0, line.cents ?? 0), 0),
        ],
  )
  return chooseScale([0, ...ends], 'Bar')
}
