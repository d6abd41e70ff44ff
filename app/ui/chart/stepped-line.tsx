import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
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
      <svg
        aria-label={label}
        className={classNames(styles.mark, stepped.chart)}
        height={height + 44}
        role="img"
        width="100%"
      >
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
              {steps[at - 1]?.value === value ? null : (
                <line x1={left(at)} x2={left(at)} y1={up(steps[at - 1]?.value ?? value)} y2={up(value)} />
              )}
            </g>
          ))}
        </svg>
        {steps.map(({ name, text }, at) => {
          if (at > 0 && at < last) return null
          const place =
            at === 0
              ? ({ x: '0', textAnchor: 'start' } as const)
              : ({ x: '100%', textAnchor: 'end' } as const)
          return (
            <g key={name}>
              <text {...place} y={height + 20}>
                {name}
              </text>
              <text {...place} className={stepped.value} y={height + 40}>
                {text}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
