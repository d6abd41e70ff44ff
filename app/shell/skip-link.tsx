import type { ComponentProps } from 'react'
import styles from './shell.module.css'

/** A link to a part of the page, seen only while it has the focus. */
export function SkipLink(props: ComponentProps<'a'>) {
  return <a {...props} className={styles.skip} data-print="no" />
}
