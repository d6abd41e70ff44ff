import type { ReactNode } from 'react'
import styles from './chart.module.css'
import { percent, type Scale } from './scale.ts'
import stepped from './stepped-line.module.css'

export interface Step {
  /** Such as an award year. */
  name: string
  value: number
  /** The value in words, such as "$7,395". */
  text: string
}

interface SteppedLineProps {
  title: ReactNode
  /** Says the line in a sentence. */
  label: string
  /** In the order of time. The table of the same figures stands below the chart. */
  steps: readonly Step[]
  scale: Scale
  /** The ticks of the scale in words. */
  ticks: readonly string[]
}

const height = 180

/** A figure that changes once a year, as a line of steps, with its first and its last value. */
export function SteppedLine({ title, label, steps, scale, ticks }: SteppedLineProps) {
  const left = (at: number) => percent(at / steps.length)
  const up = (value: number) => percent(1 - scale.at(value))
  const last = steps.length - 1
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg aria-label={label} className={stepped.chart} height={height + 24} role="img" width="100%">
        <svg aria-hidden="true" height={height} overflow="visible">
          {scale.ticks.map((tick, at) => (
            <g key={tick}>
              <line className={styles.grid} x2="100%" y1={up(tick)} y2={up(tick)} />
              <text dx="-8" dy="5" textAnchor="end" y={up(tick)}>
                {ticks[at]}
              </text>
            </g>
          ))}
          {steps.map(({ name, value }, at) => (
            <g className={stepped.step} key={name}>
              <line x1={left(at)} x2={left(at + 1)} y1={up(value)} y2={up(value)} />
              <line x1={left(at)} x2={left(at)} y1={up(steps[at - 1]?.value ?? value)} y2={up(value)} />
            </g>
          ))}
          {steps.map(({ name, value, text }, at) =>
            at === 0 || at === last ? (
              <text
                className={styles.strong}
                dy="-10"
                key={name}
                textAnchor={at === 0 ? 'start' : 'end'}
                x={left(at === 0 ? 0 : at + 1)}
                y={up(value)}
              >
                {text}
              </text>
            ) : null,
          )}
        </svg>
        {steps.map(({ name }, at) =>
          at === 0 || at === last ? (
            <text
              key={name}
              textAnchor={at === 0 ? 'start' : 'end'}
              x={left(at === 0 ? 0 : at + 1)}
              y={height + 20}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
    </figure>
  )
}
