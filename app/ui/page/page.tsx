import { type ComponentProps, createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './page.module.css'

interface ContainerProps extends ComponentProps<'div'> {
  /** `page` 1200 px, `reading` a 65-character measure, `question` 640 px for one question per page. */
  width?: 'page' | 'reading' | 'question'
}

/** Centers content and keeps room at the window's edges. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, className)} data-width={width} />
}

interface SectionProps extends ComponentProps<'section'> {
  /** `deep` is the dark band. */
  surface?: 'paper' | 'deep'
  /** Room above and below: `page` under the navbar, `tight` between related sections. */
  space?: 'normal' | 'page' | 'tight'
}

/** A full-width band of a page. */
export function Section({ surface = 'paper', space = 'normal', className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.section, className)}
      data-surface={surface === 'deep' ? 'deep' : undefined}
      data-space={space}
    />
  )
}

/** Children one under another with even room. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.stack, className)} />
}

interface GridProps extends ComponentProps<'div'> {
  /** The element it is; a list of steps is an `ol`. */
  as?: 'div' | 'ol' | 'ul'
}

/** The grid: 12 columns on a desktop, 8 on a tablet, 4 on a phone. Children choose `grid-column` in their own CSS. */
export function Grid({ as = 'div', className, ...rest }: GridProps) {
  return createElement(as, { ...rest, className: classNames(styles.grid, className) })
}
