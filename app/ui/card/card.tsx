import { type ComponentProps, createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'div'> {
  /** The element to render: `article` for an offer, `li` for a list entry. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li'
}

export function Card({ as = 'div', className, ...rest }: CardProps) {
  return createElement(as, { ...rest, className: classNames(styles.card, className) })
}

/**
 * The link in a card's heading. A press anywhere on the card follows it; screen readers read only its text.
 */
export function CardLink({ className, ...rest }: ComponentProps<typeof PrefetchLink>) {
  return <PrefetchLink {...rest} className={classNames(styles.link, className)} />
}
