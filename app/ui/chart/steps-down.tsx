import type { ReactNode } from 'react'
import styles from './steps-down.module.css'

export interface Step {
  name: string
  /** The amount in words, such as "−$11,000". */
  text: string
  /** The amount itself, without a sign. */
  value: number
  tone?: 'ink' | 'good' | 'federal' | '3'
}

interface StepsDownProps {
  /** Says the whole chart in a sentence or two. */
  label: string
  /** The whole first, what is taken off it in order, and what is left of it last. */
  steps: readonly Step[]
  /** A small drawing that stands on the first column, 92 by 52, centered at its own 0. */
  crown?: ReactNode
}

/** Room for the amount over a column, and the height of the tallest column. */
const above = 52
const tallest = 224

/** An amount that shrinks step by step: columns where there is room, bars on a phone. */
export function StepsDown({ label, steps, crown }: StepsDownProps) {
  const placed = placeSteps(steps)
  return (
    <div aria-label={label} role="img">
      <svg aria-hidden="true" className={styles.columns} height={above + tallest + 2} width="100%">
        {placed.map((step, at) => (
          <Column
            at={at}
            count={placed.length}
            isLast={at === placed.length - 1}
            key={step.name}
            step={step}
            takesCrown={at === 0 && crown !== undefined}
          />
        ))}
        {crown ? (
          <svg aria-hidden="true" className={styles.crown} x={`${50 / placed.length}%`}>
            {crown}
          </svg>
        ) : null}
        <line className={styles.floor} x2="100%" y1={above + tallest} y2={above + tallest} />
      </svg>
      <div className={styles.names}>
        {placed.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {placed.map(({ name, text, tone, from, share }) => (
          <div key={name}>
            <span>{name}</span>
            <svg aria-hidden="true" height="22" width="100%">
              <rect
                className={styles.part}
                data-tone={tone}
                height="20"
                rx="6"
                width={percent(share)}
                x={percent(from)}
                y="1"
              />
            </svg>
            <b>{text}</b>
          </div>
        ))}
      </div>
    </div>
  )
}

interface Placed extends Step {
  /** Where the step begins and how long it is, as shares of the whole. */
  from: number
  share: number
}

interface ColumnProps {
  step: Placed
  at: number
  count: number
  isLast: boolean
  takesCrown: boolean
}

function Column({ step: { text, tone, from, share }, at, count, isLast, takesCrown }: ColumnProps) {
  const room = 100 / count
  const top = above + tallest * (1 - from - share)
  // The dotted line leads from where one step ends to where the next begins.
  const level = at === 0 ? top : top + tallest * share
  return (
    <>
      <rect
        className={styles.part}
        data-tone={tone}
        height={Math.max(tallest * share, 3)}
        rx="10"
        width={`${room - 3}%`}
        x={`${at * room + 1.5}%`}
        y={top}
      />
      <text
        className={takesCrown ? styles.inside : undefined}
        textAnchor="middle"
        x={`${(at + 0.5) * room}%`}
        y={takesCrown ? top + 32 : top - 10}
      >
        {text}
      </text>
      {isLast ? null : (
        <line
          className={styles.join}
          x1={`${(at + 1) * room - 1.5}%`}
          x2={`${(at + 1) * room + 1.5}%`}
          y1={level}
          y2={level}
        />
      )}
    </>
  )
}

/** Places the whole from 0, each step that is taken off below the one before it, and the rest from 0. */
function placeSteps(steps: readonly Step[]): Placed[] {
  const whole = steps[0]?.value || 1
  let left = whole
  return steps.map((step, at) => {
    const share = step.value / whole
    if (at === 0 || at === steps.length - 1) return { ...step, from: 0, share }
    left -= step.value
    return { ...step, from: left / whole, share }
  })
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
