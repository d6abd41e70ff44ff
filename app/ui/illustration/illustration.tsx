import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { canvas, drawings, floor } from './drawings.tsx'
import styles from './illustration.module.css'

export type IllustrationName = keyof typeof drawings

interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name' | 'children' | 'width' | 'height'> {
  name: IllustrationName
  /** In pixels: 72 beside text, 120 on a ground of its own, 160 where a page has nothing else to show. */
  size?: 72 | 120 | 160
}

/** A drawing that adds no information and is hidden from screen readers. */
export function Illustration({ name, size = 72, className, ...rest }: IllustrationProps) {
  return (
    <svg
      {...canvas}
      {...rest}
      className={classNames(styles.illustration, className)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {drawings[name]}
      {floor}
    </svg>
  )
}
