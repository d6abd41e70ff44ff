import { type ComponentProps, createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './card-list.module.css'

interface CardListProps extends ComponentProps<'ul'> {
  /** The element to render; use `ol` for a list of steps. */
  as?: 'ul' | 'ol'
  /** The most cards side by side; four by default. */
  columns?: 2 | 3 | undefined
}

/** Cards side by side, in balanced rows for any number of cards. */
export function CardList({ as = 'ul', columns, className, ...rest }: CardListProps) {
  const look = { className: classNames(styles.list, className), 'data-columns': columns }
  return <div className={styles.box}>{createElement(as, { ...rest, ...look })}</div>
}
