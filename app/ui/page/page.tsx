import { type ComponentProps, createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './page.module.css'

interface ContainerProps extends ComponentProps<'div'> {
  /** `page` is 1200 px, `question` is 640 px for one question per page. */
  width?: 'page' | 'question'
}

/** Centers its content and leaves margins at the window's edges. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, className)} data-width={width} />
}

interface SectionProps extends ComponentProps<'section'> {
  /** `deep` is the dark band; the others are the grounds of the product lines, and of federal money. */
  surface?: 'paper' | 'deep' | 'loans' | 'refi' | 'cards' | 'awards' | 'aid'
  /** The space above and below: `page` under the navbar. */
  space?: 'normal' | 'page'
}

/** A full-width section of a page. */
export function Section({ surface = 'paper', space = 'normal', className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.section, className)}
      data-surface={surface === 'paper' ? undefined : surface}
      data-space={space}
    />
  )
}

/** Stacks its children with even gaps. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.stack, className)} />
}

interface GridProps extends ComponentProps<'div'> {
  /** The element to render; use `ol` for a list of steps. */
  as?: 'div' | 'ol' | 'ul'
}

/**
 * A grid of 12 columns on a desktop, 8 on a tablet, 4 on a phone. Children set `grid-column` in their own
 * CSS.
 */
export function Grid({ as = 'div', className, ...rest }: GridProps) {
  return createElement(as, { ...rest, className: classNames(styles.grid, className) })
}
