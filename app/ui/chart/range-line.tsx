import styles from './chart.module.css'
import { placeLabels } from './place-labels.ts'
import { percent, type Scale } from './scale.ts'

export interface ChartEnd {
  /** The value on the scale; for example, a total in cents. */
  at: number
  /** The value in words, such as "$13,269". */
  text: string
}

export interface RangeLineProps {
  /** Says the whole line in a sentence. */
  label: string
  low: ChartEnd
  /** Left out if there is one cost instead of a range. */
  high?: ChartEnd | undefined
  /** The scale shared by all lines of a list, so that they can be compared. */
  scale: Scale
  /** What the range is compared with, such as the cost of a federal loan: a dashed line. */
  reference?: number | undefined
  /** Whether the lowest end is not open to this visitor, and so is drawn dotted. */
  isLowClosed?: boolean | undefined
  /** Whether the amounts stand under the ends. */
  hasAmounts?: boolean
}

const middle = 12

/** A range between its lowest end, a hollow circle, and its highest, a filled one, over the grid of a scale. */
export function RangeLine({ label, low, high, scale, reference, isLowClosed, hasAmounts }: RangeLineProps) {
  const start = percent(scale.at(low.at))
  const end = percent(scale.at((high ?? low).at))
  const places = placeLabels(scale.at(low.at), scale.at((high ?? low).at))
  return (
    <svg aria-label={label} className={styles.line} height={hasAmounts ? 40 : 24} role="img" width="100%">
      <Grid height={24} scale={scale} />
      {reference === undefined ? null : (
        <line
          className={styles.reference}
          x1={percent(scale.at(reference))}
          x2={percent(scale.at(reference))}
          y1="0"
          y2="24"
        />
      )}
      {high ? (
        <line
          className={styles.range}
          data-closed={isLowClosed}
          x1={start}
          x2={end}
          y1={middle}
          y2={middle}
        />
      ) : null}
      {high ? <circle className={styles.low} cx={start} cy={middle} data-closed={isLowClosed} r="6" /> : null}
      <circle className={styles.high} cx={end} cy={middle} r="6.5" />
      {hasAmounts && high ? (
        <text data-closed={isLowClosed} textAnchor="middle" x={percent(places.low)} y="38">
          {low.text}
        </text>
      ) : null}
      {hasAmounts ? (
        <text
          className={styles.strong}
          textAnchor="middle"
          x={percent(high ? places.high : scale.at(low.at))}
          y="38"
        >
          {(high ?? low).text}
        </text>
      ) : null}
    </svg>
  )
}

/** The vertical lines at the ticks of a scale. */
export function Grid({ scale, height }: { scale: Scale; height: number }) {
  return scale.ticks.map((tick) => (
    <line
      className={styles.grid}
      key={tick}
      x1={percent(scale.at(tick))}
      x2={percent(scale.at(tick))}
      y2={height}
    />
  ))
}

interface AxisProps {
  scale: Scale
  /** The ticks in words, in the order of the scale. */
  labels: readonly string[]
}

/** The labels of a scale, printed once for all lines below or above it. */
export function Axis({ scale, labels }: AxisProps) {
  return (
    <svg aria-hidden="true" className={styles.line} height="20" width="100%">
      {scale.ticks.map((tick, index) => (
        <text key={tick} textAnchor="middle" x={percent(scale.at(tick))} y="15">
          {labels[index]}
        </text>
      ))}
    </svg>
  )
}
