import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import chart from '#app/ui/chart/chart.module.css'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import styles from './landing.module.css'

interface ExampleProps {
  said: {
    exampleTitle: string
    /** Says that its figures are made up. */
    exampleMade: string
  }
  text: string
  drawing: IllustrationName
  children: ReactNode
}

/** An invented example that shows why a product is compared as it is. */
export function Example({ said, text, drawing, children }: ExampleProps) {
  return (
    <Card as="section" className={styles.example}>
      <div className={styles.exampleHead}>
        <h2>{said.exampleTitle}</h2>
        <Illustration name={drawing} />
      </div>
      <p>{text}</p>
      {children}
      <p className={styles.small}>{said.exampleMade}</p>
    </Card>
  )
}

interface FiguresProps {
  figures: readonly {
    name: string
    figure: string
    unit: string
    note: string
    /** The figure on the scale; a negative one lies left of the zero line. */
    value: number
    tone?: 'good' | 'ink' | '3'
  }[]
}

/** Two or three figures of an example, each with a bar on the scale of the largest. */
export function Figures({ figures }: FiguresProps) {
  const most = Math.max(0, ...figures.map(({ value }) => value))
  const least = Math.min(0, ...figures.map(({ value }) => value))
  const percent = (value: number) => `${Math.round((value / (most - least || 1)) * 10_000) / 100}%`
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, figure, unit, note, value, tone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{figure}</strong> {unit}
          </dd>
          <dd className={styles.bar}>
            {/* Repeats the figure, so it adds nothing for a screen reader. */}
            <svg aria-hidden="true" className={chart.plain} height="24" width="100%">
              <rect
                className={chart.fill}
                data-tone={tone}
                height="18"
                rx="6"
                width={percent(Math.abs(value))}
                x={percent(Math.min(value, 0) - least)}
                y="3"
              />
              <line className={chart.zero} x1={percent(-least)} x2={percent(-least)} y2="24" />
            </svg>
          </dd>
          <dd className={styles.small}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
