import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './note.module.css'

interface NoteProps extends ComponentProps<'div'> {
  tone?: 'plain' | 'good' | 'warn' | 'bad'
  size?: 'normal' | 'small'
}

/** A highlighted note beside the main content of a page. */
export function Note({ tone = 'plain', size = 'normal', className, ...rest }: NoteProps) {
  return <div {...rest} className={classNames(styles.note, className)} data-tone={tone} data-size={size} />
}
