import styles from './chart.module.css'
import type { ChartPart } from './parts-bars.tsx'

interface RingProps {
  /** Says all parts in a sentence. */
  label: string
  /** None is negative. */
  parts: readonly ChartPart[]
  /** What stands in the middle, such as the sum. */
  children: string
}

const middle = 48
const outer = 46
const inner = 31

/** Parts of a whole as a ring, clockwise from the top. */
export function Ring({ label, parts, children }: RingProps) {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  let before = 0
  return (
    <svg aria-label={label} className={styles.mark} height="96" role="img" width="96">
      {parts
        .filter(({ value }) => value > 0)
        .map(({ tone, value }) => {
          const from = before / sum
          before += value
          return <path className={styles.part} d={drawArc(from, before / sum)} data-tone={tone} key={tone} />
        })}
      <text
        className={styles.high}
        fontSize="26"
        fontWeight="780"
        textAnchor="middle"
        x={middle}
        y={middle + 9}
      >
        {children}
      </text>
    </svg>
  )
}

/** Draws from one share of the ring to another, in two halves, because an arc cannot end where it begins. */
function drawArc(from: number, to: number): string {
  const half = (from + to) / 2
  const arc = (radius: number, share: number, sweep: 0 | 1) =>
    `A${radius} ${radius} 0 0 ${sweep} ${place(radius, share)}`
  return [
    `M${place(outer, from)}`,
    arc(outer, half, 1),
    arc(outer, to, 1),
    `L${place(inner, to)}`,
    arc(inner, half, 0),
    `${arc(inner, from, 0)}Z`,
  ].join('')
}

function place(radius: number, share: number): string {
  const angle = 2 * Math.PI * share
  const round = (value: number) => Math.round(value * 100) / 100
  return `${round(middle + radius * Math.sin(angle))} ${round(middle - radius * Math.cos(angle))}`
}
