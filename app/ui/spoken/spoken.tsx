import type { ComponentProps } from 'react'
import styles from './spoken.module.css'

/** Words for screen readers only: what eyes already know from the place or the look. */
export function Spoken(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.spoken} />
}
