import type { ReactNode } from 'react'
import styles from './under-18-page.module.css'

interface RowProps {
  /** The fragment in links to this row. */
  id?: string
  title: string
  children: ReactNode
}

/** A part of the page, set off by a hairline: its title, beside it what there is to say. */
export function Row({ id, title, children }: RowProps) {
  return (
    <section className={styles.row} id={id}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
