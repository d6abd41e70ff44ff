import type { ChartMark } from './chart-figure.tsx'
import styles from './ring.module.css'

export interface RingPart {
  tone: Exclude<ChartMark, 'low' | 'high' | 'reference'>
  value: number
}

interface RingProps {
  /** Says all parts in a sentence. */
  label: string
  parts: readonly RingPart[]
  /** What stands in the middle, such as the sum. */
  children: string
}

/** Parts of a whole as a ring, clockwise from the top. */
export function Ring({ label, parts, children }: RingProps) {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  let before = 0
  return (
    <svg aria-label={label} className={styles.ring} height="96" role="img" viewBox="0 0 96 96" width="96">
      <circle className={styles.track} cx="48" cy="48" r="38" />
      {parts
        .filter(({ value }) => value > 0)
        .map(({ tone, value }) => {
          const from = (100 * before) / sum
          before += value
          const length = (100 * value) / sum
          return (
            <circle
              className={styles.arc}
              cx="48"
              cy="48"
              data-tone={tone}
              key={tone}
              pathLength="100"
              r="38"
              strokeDasharray={`${round(length)} ${round(100 - length)}`}
              strokeDashoffset={round(-from)}
              transform="rotate(-90 48 48)"
            />
          )
        })}
      <text textAnchor="middle" x="48" y="57">
        {children}
      </text>
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
