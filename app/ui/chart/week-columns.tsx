import { classNames } from '#app/ui/class-names.ts'
import styles from './chart.module.css'
import { percent } from './scale.ts'

interface WeekColumn {
  /** The first day in short, such as "Nov 27". */
  name: string
  /** One for each piece of work, in its order. */
  hours: readonly number[]
  /** The hours in short, such as "2.5 h". */
  text: string
  /** How many deadlines fall into the week. */
  deadlines: number
}

interface WeekColumnsProps {
  /** Says the weeks in a sentence. */
  label: string
  weeks: readonly WeekColumn[]
  /** The hours of a full week. */
  limit: number
  /** What the line at the top of the columns is. */
  limitText: string
}

const top = 28
const height = 140
const bottom = top + height

/** The hours of some weeks as columns that fill up to a limit, with a flag where a deadline falls. */
export function WeekColumns({ label, weeks, limit, limitText }: WeekColumnsProps) {
  const step = 1 / Math.max(weeks.length, 1)
  return (
    <svg aria-label={label} className={styles.line} height={bottom + 48} role="img" width="100%">
      <text x="0" y="16">
        {limitText}
      </text>
      {weeks.map((week, index) => (
        <Column
          isSecond={index % 2 === 1}
          key={week.name}
          left={index * step}
          limit={limit}
          week={week}
          width={step}
        />
      ))}
      <line className={styles.reference} x2="100%" y1={top} y2={top} />
    </svg>
  )
}

interface ColumnProps {
  week: WeekColumn
  /** Both are shares of the whole width. */
  left: number
  width: number
  limit: number
  /** Whether a narrow window leaves out its name. */
  isSecond: boolean
}

function Column({ week: { name, hours, text, deadlines }, left, width, limit, isSecond }: ColumnProps) {
  const x = percent(left + width * 0.08)
  const middle = percent(left + width / 2)
  const size = percent(width * 0.84)
  const scale = height / limit
  let filled = 0
  const parts = hours.map((each) => {
    filled += each
    return { y: bottom - filled * scale, height: each * scale }
  })
  return (
    <>
      <rect className={styles.track} height={height} rx="8" width={size} x={x} y={top} />
      {parts.map((part, index) => (
        <rect
          className={styles.part}
          data-tone={index % 2 === 1 ? '2' : '1'}
          height={round(part.height)}
          key={part.y}
          rx="6"
          width={size}
          x={x}
          y={round(part.y)}
        />
      ))}
      {deadlines > 0 ? (
        // In a drawing of its own, which stands at a share of the width but is drawn in pixels.
        <svg aria-hidden="true" overflow="visible" x={middle} y={top + 8}>
          <path className={styles.part} data-tone="3" d="M-9 0H10l-5 6 5 6H-6v11h-3z" />
        </svg>
      ) : null}
      <text
        className={classNames(styles.strong, isSecond ? styles.second : undefined)}
        textAnchor="middle"
        x={middle}
        y={bottom + 20}
      >
        {name}
      </text>
      <text textAnchor="middle" x={middle} y={bottom + 40}>
        {text}
      </text>
    </>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
