import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import styles from './landing.module.css'

interface ExampleProps {
  said: {
    exampleTitle: string
    /** Says that its figures are made up. */
    exampleMade: string
  }
  text: string
  children: ReactNode
}

/** An invented example that shows why a product is compared as it is. */
export function Example({ said, text, children }: ExampleProps) {
  return (
    <Card as="section" className={styles.example}>
      <h2>{said.exampleTitle}</h2>
      <p>{text}</p>
      {children}
      <p className={styles.small}>{said.exampleMade}</p>
    </Card>
  )
}

interface FiguresProps {
  figures: readonly { name: string; figure: string; unit: string; note: string }[]
}

/** Two or three figures of an example, beside each other; the last one is the better choice. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, figure, unit, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{figure}</strong> {unit}
          </dd>
          <dd className={styles.small}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
