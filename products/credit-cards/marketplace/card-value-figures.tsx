import type { ChartMark } from '#app/ui/chart/chart-figure.tsx'
import { PartsBar } from '#app/ui/chart/parts-bars.tsx'
import { RangeLine } from '#app/ui/chart/range-line.tsx'
import { chooseScale, type Scale } from '#app/ui/chart/scale.ts'
import type { CardValue, ValueLineCode } from '#domain/cards/card-value.ts'
import { formatDollars } from '#domain/money.ts'
import { Amount } from '#kit/listing/list/list-row.tsx'
import { listText } from './list-messages.ts'

/** Which color each part of a value has; costs share one. */
export const partTones: Record<ValueLineCode, Extract<ChartMark, '1' | '2' | '3' | 'good'>> = {
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
    const [low, high] = [centsAtLowestApr, cents].map((at) => ({ at: -at, text: formatDollars(-at) })) as [
      End,
      End,
    ]
    return (
      <RangeLine
        hasAmounts
        high={low.at === high.at ? undefined : high}
        label={label}
        low={low}
        scale={scale}
      />
    )
  }
  return (
    <PartsBar
      label={label}
      parts={lines.map((line) => ({ tone: partTones[line.code], value: line.cents ?? 0 }))}
      scale={scale}
    />
  )
}

type End = { at: number; text: string }

/** What three years bring or cost, in a few words. */
export function describeValue({ kind, threeYears: { cents } }: CardValue): string {
  const words = kind === 'cost' || (cents ?? 0) < 0 ? listText.costs : listText.worth
  return `${words}: ${cents === null ? listText.worthNotKnown : formatDollars(Math.abs(cents))}`
}

/** The amount that ranks the card, with what qualifies it. */
export function CardAmount({ value }: { value: CardValue }) {
  const { kind, threeYears, owed, earned, points, unknowns } = value
  const { cents, centsAtLowestApr } = threeYears
  const isCost = kind === 'cost' || (cents ?? 0) < 0
  const low =
    cents !== centsAtLowestApr && centsAtLowestApr !== null
      ? formatDollars(Math.abs(centsAtLowestApr))
      : undefined
  return (
    <Amount
      amount={cents === null ? listText.worthNotKnown : formatDollars(Math.abs(cents))}
      from={low === undefined ? undefined : `${low} to`}
      isGain={!isCost && cents !== null && cents > 0}
      note={
        <>
          {owed ? (owed.cents > 0 ? listText.stillOwed(formatDollars(owed.cents)) : listText.paidOff) : null}
          {earned?.cents ? ` ${listText.earnedBeside(formatDollars(earned.cents))}` : null}
          {unknowns.includes('point_value') ? listText.pointsBeside(points) : null}
        </>
      }
      unit={isCost ? listText.costUnit : listText.worthUnit}
    />
  )
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
