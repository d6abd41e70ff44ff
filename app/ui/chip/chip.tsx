import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './chip.module.css'

interface ChipProps extends ComponentProps<'span'> {
  /**
   * `good` is for savings and conditions that are met, `warn` for what cannot be determined, `bad` for what
   * is not met.
   */
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent'
}

/** A short label. The words carry the meaning and the color only repeats it. */
export function Chip({ tone = 'plain', className, ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, className)} data-tone={tone} />
}

/** A wrapping row of chips. */
export function Chips({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.chips, className)} />
}
