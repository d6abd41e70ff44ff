import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './chip.module.css'

interface ChipProps extends ComponentProps<'span'> {
  /** `good` is for money saved and things that hold; `warn` for what cannot be told; `bad` for what does not. */
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent'
}

/** A few words that mark a thing. The words carry the meaning, the color repeats it. */
export function Chip({ tone = 'plain', className, ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, className)} data-tone={tone} />
}

/** A wrapping row of chips. */
export function Chips({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.chips, className)} />
}
