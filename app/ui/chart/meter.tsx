import styles from './chart.module.css'
import { percent } from './scale.ts'

interface MeterProps {
  /** Says the value and its scale in a sentence. */
  label: string
  /** The position of the value on its scale, from 0 to 1. */
  share: number
  /** The part of the scale that is asked for, such as the allowed number of words, from 0 to 1. */
  band?: { from: number; to: number } | undefined
  tone?: 'good' | '1' | '3'
}

/** One value on a scale, with a knob at its end. */
export function Meter({ label, share, band, tone = 'good' }: MeterProps) {
  const end = percent(Math.min(Math.max(share, 0), 1))
  return (
    <svg aria-label={label} className={styles.line} height="16" role="img" width="100%">
      <rect className={styles.track} height="8" rx="4" width="100%" y="4" />
      {band ? (
        <rect
          className={styles.band}
          height="16"
          width={percent(Math.max(band.to - band.from, 0))}
          x={percent(band.from)}
        />
      ) : null}
      <rect className={styles.part} data-tone={tone} height="8" rx="4" width={end} y="4" />
      <circle className={styles.high} cx={end} cy="8" r="6" />
    </svg>
  )
}
