import { type ReactNode, useId } from 'react'
import styles from './cost-range.module.css'

export interface CostEnd {
  /** The name of this end, such as "Lowest rate". */
  label: ReactNode
  /** A second line under the name, such as "Interest rate 5.29%". */
  rate?: ReactNode
  /** Says that this end is not open to the visitor, which also fades it. */
  excluded?: ReactNode
  /** The large figure, already formatted, such as "$117". */
  monthly: string
  /** The meaning of the figure, such as "a month at 7.24% APR". */
  unit: ReactNode
  /** The total cost, such as "Total $14,072". */
  total: ReactNode
  /** The position on the scale; for example, the total in cents. */
  at: number
}

interface CostRangeProps {
  low: CostEnd
  /** Left out if the offer has one cost instead of a range. */
  high?: CostEnd | undefined
  /** The ends of the scale shared by all bars in a list, so that the bars can be compared. */
  scale: { from: number; to: number }
}

/** The lowest and highest cost of an offer, or its only one. The bar between the figures shows the same range visually. */
export function CostRange({ low, high, scale }: CostRangeProps) {
  const gradient = useId()
  const start = percent(low.at, scale)
  const width = Math.max(percent((high ?? low).at, scale) - start, 3)
  return (
    <div className={styles.range} data-low={low.excluded ? 'excluded' : undefined}>
      <End end={low} />
      {high ? <End end={high} /> : null}
      {/* Attributes instead of inline styles, which the content security policy blocks. */}
      <svg className={styles.bar} aria-hidden="true">
        <defs>
          <linearGradient id={gradient}>
            <stop className={styles.low} />
            <stop className={styles.high} offset="1" />
          </linearGradient>
        </defs>
        <rect className={styles.track} width="100%" height="10" rx="5" />
        <rect x={`${start}%`} width={`${width}%`} height="10" rx="5" fill={`url(#${gradient})`} />
      </svg>
    </div>
  )
}

function End({ end }: { end: CostEnd }) {
  return (
    <div className={styles.end}>
      <span className={styles.soft}>
        {end.excluded ? <b>{end.excluded}</b> : null}
        <span>{end.label}</span>
        {end.rate ? <span>{end.rate}</span> : null}
      </span>
      <b className={styles.figure}>{end.monthly}</b>
      <span className={styles.soft}>{end.unit}</span>
      <span className={styles.total}>{end.total}</span>
    </div>
  )
}

function percent(at: number, { from, to }: CostRangeProps['scale']): number {
  if (to <= from) return 0
  const share = ((at - from) / (to - from)) * 100
  return Math.round(Math.min(Math.max(share, 0), 100) * 10) / 10
}
