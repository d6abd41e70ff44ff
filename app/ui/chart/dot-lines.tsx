import styles from './chart.module.css'
import { Axis, Grid } from './range-line.tsx'
import { percent, type Scale } from './scale.ts'

interface DotLinesProps {
  /** Names the list. */
  label: string
  rows: readonly {
    id: string
    name: string
    /** Says the row in a sentence. */
    label: string
    /** The known value: a hollow circle. */
    known: number
    /** Ours: a filled circle, inside the other where both are the same. */
    ours: number
    /** What is said at the end of the row. */
    text: string
  }[]
  scale: Scale
  ticks: readonly string[]
}

/** Pairs of values on one axis: where two are the same, one lies inside the other. A table beside it says them. */
export function DotLines({ label, rows, scale, ticks }: DotLinesProps) {
  return (
    <>
      <ol aria-label={label} className={styles.map}>
        {rows.map(({ id, name, label, known, ours, text }) => (
          <li key={id}>
            <svg aria-label={label} className={styles.line} height="24" role="img" width="100%">
              <Grid height={24} scale={scale} />
              <circle className={styles.low} cx={percent(scale.at(known))} cy="12" r="8" />
              <circle className={styles.high} cx={percent(scale.at(ours))} cy="12" r="4" />
            </svg>
            <span>{name}</span>
            <b>{text}</b>
          </li>
        ))}
      </ol>
      <div className={styles.axis}>
        <Axis labels={ticks} scale={scale} />
      </div>
    </>
  )
}
