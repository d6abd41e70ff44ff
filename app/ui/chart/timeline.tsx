import styles from './chart.module.css'
import { ChartFigure, type ChartTable } from './chart-figure.tsx'
import { percent } from './scale.ts'

export interface TimelineDay {
  /** `past` is over, `today` is now, `open` is still to come, `off` does not count. */
  state: 'past' | 'today' | 'open' | 'off'
}

interface TimelineProps {
  title: string
  /** Says the days that are over and those that are left in a sentence. */
  label: string
  days: readonly TimelineDay[]
  /** What the first and the last day are. */
  ends: readonly [first: string, last: string]
  /** What the marked day is; left out if today is none of the days. */
  today: string | undefined
  /** What days that do not count are; left out if all of them count. */
  off?: string | undefined
  table: ChartTable
}

const height = 28

/** A period as one box for each day, of which those that are over are filled. */
export function Timeline({ title, label, days, ends, today, off, table }: TimelineProps) {
  const now = days.findIndex(({ state }) => state === 'today')
  const center = (now + 0.5) / days.length
  return (
    <ChartFigure table={table} title={title}>
      <svg aria-label={label} className={styles.plain} height={height + 44} role="img" width="100%">
        {days.map(({ state }, at) => (
          <rect
            data-state={state}
            height={height}
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
            key={at}
            rx="3"
            width={percent(1 / days.length)}
            x={percent(at / days.length)}
            y="22"
          />
        ))}
        {now >= 0 && today ? (
          <text
            className={styles.strong}
            textAnchor={center < 0.2 ? 'start' : center > 0.8 ? 'end' : 'middle'}
            x={percent(center < 0.2 ? now / days.length : center > 0.8 ? (now + 1) / days.length : center)}
            y="15"
          >
            {today}
          </text>
        ) : null}
        <text x="0" y={height + 39}>
          {ends[0]}
        </text>
        <text className={styles.strong} textAnchor="end" x="100%" y={height + 39}>
          {ends[1]}
        </text>
      </svg>
      {off ? <p className={styles.off}>{off}</p> : null}
    </ChartFigure>
  )
}
