import { type ReactNode, useId } from 'react'
import styles from './cost-range.module.css'

export interface CostEnd {
  /** Which end it is, such as "Lowest rate". */
  label: ReactNode
  /** The large figure, already formatted, such as "$117". */
  monthly: string
  /** What the figure is, such as "a month at 7.24% APR". */
  unit: ReactNode
  /** What all of it adds up to, such as "Total $14,072". */
  total: ReactNode
  /** Where the end sits on the scale; cents of the total, for instance. */
  at: number
}

interface CostRangeProps {
  low: CostEnd
  high: CostEnd
  /** The ends of the scale that the bars of a list share, so that they can be compared by eye. */
  scale: { from: number; to: number }
}

/** The cost at both ends of an offer. The figures say it; the bar between them repeats it for the eye. */
export function CostRange({ low, high, scale }: CostRangeProps) {
  const gradient = useId()
  const start = percent(low.at, scale)
  const width = Math.max(percent(high.at, scale) - start, 3)
  return (
    <div className={styles.range}>
      <End end={low} />
      <End end={high} />
      {/* Attributes, not inline styles, which the content security policy refuses. */}
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
      <span className={styles.soft}>{end.label}</span>
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
