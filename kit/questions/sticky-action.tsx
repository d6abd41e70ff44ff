import type { ReactNode } from 'react'
import styles from './questions.module.css'

/** The button that leads on. On phones it sticks to the bottom edge of the window, where a thumb reaches it. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={styles.sticky}>{children}</div>
}
