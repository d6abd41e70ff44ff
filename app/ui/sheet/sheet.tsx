import { type ComponentProps, createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './sheet.module.css'

interface SheetProps extends ComponentProps<'ul'> {
  /** `ol` if the order has a meaning. */
  as?: 'ul' | 'ol'
}

/** A list whose rows lie on one sheet, with a line between them. A row may be covered by the link in it. */
export function Sheet({ as = 'ul', className, ...rest }: SheetProps) {
  return createElement(as, { ...rest, className: classNames(styles.sheet, className) })
}
