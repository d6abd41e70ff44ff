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

interface ContentsProps {
  label: string
  /** The titles of the page's parts by their ids. */
  titles: Readonly<Record<string, string>>
}

/** Links to the parts of a long page; beside them where there is room. */
export function Contents({ label, titles }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label} data-print="no">
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <ul>
        {Object.entries(titles).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
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
