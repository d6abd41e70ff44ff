import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import styles from './empty.module.css'

interface EmptyProps {
  /** Of the heading. */
  id?: string
  drawing?: IllustrationName
  /** One sentence. */
  title: string
  /** The one way on. */
  children?: ReactNode
}

/** What stands where there is nothing to list yet. */
export function Empty({ id, drawing = 'open-calendar', title, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={drawing} size={160} />
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
