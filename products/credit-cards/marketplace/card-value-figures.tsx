import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import type { CardValue } from '#domain/cards/card-value.ts'
import { formatDollars } from '#domain/money.ts'
import styles from './card-row.module.css'
import { listText } from './list-messages.ts'

interface CardValueFiguresProps {
  value: CardValue
  /** The upper end of the cost bars, in cents. */
  mostCents: number
}

/** What three years bring, or what they cost at both ends of the APR. */
export function CardValueFigures({ value, mostCents }: CardValueFiguresProps) {
  return value.kind === 'worth' ? <Worth value={value} /> : <Cost mostCents={mostCents} value={value} />
}

function Worth({ value: { threeYears, points, unknowns } }: { value: CardValue }) {
  const { cents, centsAtLowestApr } = threeYears
  return (
    <div className={styles.value}>
      <span>{cents !== null && cents < 0 ? listText.costs : listText.worth}</span>
      <b className={styles.figure} data-gain={cents !== null && cents > 0}>
        {cents === null ? listText.worthNotKnown : formatDollars(Math.abs(cents))}
      </b>
      {cents === null ? null : <span>{listText.aYear(Math.abs(cents))}</span>}
      {centsAtLowestApr !== null && centsAtLowestApr !== cents ? (
        <span>{listText.lowestApr(formatDollars(centsAtLowestApr))}</span>
      ) : null}
      {unknowns.includes('point_value') ? <span>{listText.pointsBeside(points)}</span> : null}
    </div>
  )
}

function Cost({ value, mostCents }: CardValueFiguresProps) {
  const { threeYears, owed, earned } = value
  const end = (label: string, cents: number, owedCents: number) => ({
    label,
    monthly: formatDollars(Math.abs(cents)),
    unit: listText.overThreeYears,
    total: owedCents > 0 ? listText.stillOwed(formatDollars(owedCents)) : listText.paidOff,
    at: Math.abs(cents),
  })
  if (threeYears.cents === null || threeYears.centsAtLowestApr === null)
    return (
      <div className={styles.value}>
        <span>{listText.costs}</span>
        <b className={styles.figure}>{listText.worthNotKnown}</b>
      </div>
    )
  const beside = earned?.cents ? <span>{listText.earnedBeside(formatDollars(earned.cents))}</span> : null
  // A card with a single rate has one end.
  if (threeYears.cents === threeYears.centsAtLowestApr) {
    const only = end('', threeYears.cents, owed?.cents ?? 0)
    return (
      <div className={styles.value}>
        <span>{listText.costs}</span>
        <b className={styles.figure}>{only.monthly}</b>
        <span>{only.unit}</span>
        <span>{only.total}</span>
        {beside}
      </div>
    )
  }
  return (
    <div>
      <CostRange
        high={end(listText.highest, threeYears.cents, owed?.cents ?? 0)}
        low={end(listText.lowest, threeYears.centsAtLowestApr, owed?.centsAtLowestApr ?? 0)}
        scale={{ from: 0, to: mostCents }}
      />
      {beside ? <p className={styles.value}>{beside}</p> : null}
    </div>
  )
}
