import type { ReactNode } from 'react'
import styles from './about.module.css'

interface PartProps {
  /** Stands in the address of a link to it. */
  id: string
  title: string
  children: ReactNode
}

/** One part of a page, under its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Short cases, each named and explained. */
export function Cases({ cases }: { cases: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.cases}>
      {cases.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
