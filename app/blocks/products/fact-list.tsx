import type { ReactNode } from 'react'
import styles from './products.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** A short list of facts, each with its label above it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
