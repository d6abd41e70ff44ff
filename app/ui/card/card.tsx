import { type ComponentProps, createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'div'> {
  /** The element it is: an offer is an `article`, a list entry an `li`. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li'
  padding?: 'normal' | 'small'
}

export function Card({ as = 'div', padding = 'normal', className, ...rest }: CardProps) {
  const look = { className: classNames(styles.card, className), 'data-padding': padding }
  return createElement(as, { ...rest, ...look })
}

/** The link in a card's heading. The whole card can be pressed; a screen reader hears only these words. */
export function CardLink({ className, ...rest }: ComponentProps<typeof PrefetchLink>) {
  return <PrefetchLink {...rest} className={classNames(styles.link, className)} />
}
