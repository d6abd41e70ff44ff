import type { ReactNode } from 'react'
import styles from './drawing.module.css'

interface Fact {
  name: string
  value: ReactNode
}

/** A list of facts of a drawing. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Hexadecimal digits, which may break anywhere. */
export function Digits({ children }: { children: string }) {
  return <code className={styles.digits}>{children}</code>
}
