import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './illustration.module.css'

/**
 * The site's drawings, 72 by 72 each, built from its own shapes: coin, folded letter, steps, key, calendar.
 */
const drawings = {
  coin: (
    <>
      <circle className={styles.warm} cx="27" cy="43" r="22" />
      <circle className={styles.brand} cx="43" cy="29" r="24" />
      <circle className={styles.ring} cx="43" cy="29" r="17.5" />
      <path className={styles.mark} d="M38 37V21.5h6.5a4.2 4.2 0 0 1 1.9 7.9 4.6 4.6 0 0 1-1.4 8.6H41.5" />
    </>
  ),
  letter: (
    <>
      <rect className={styles.brand} x="6" y="26" width="60" height="40" rx="9" />
      <path className={styles.sheet} d="M16 12a6 6 0 0 1 6-6h21l13 13v24H16z" />
      <path className={styles.warm} d="M43 6v9a4 4 0 0 0 4 4h9z" />
      <path className={styles.line} d="M24 18h11M24 27h24" />
      <path
        className={styles.fold}
        d="M6 36l26.5 15.5a7 7 0 0 0 7 0L66 36v21a9 9 0 0 1-9 9H15a9 9 0 0 1-9-9z"
      />
    </>
  ),
  step: (
    <>
      <rect className={styles.lilac} x="6" y="48" width="22" height="18" rx="6" />
      <rect className={styles.fold} x="25" y="34" width="22" height="32" rx="6" />
      <rect className={styles.brand} x="44" y="20" width="22" height="46" rx="6" />
      <circle className={styles.warm} cx="17" cy="34" r="9" />
      <path className={styles.line} d="M27 22c4-8 11-13 20-14m-6-4 6.5 4-4.5 6.5" />
    </>
  ),
  key: (
    <>
      <rect className={styles.lilac} x="6" y="22" width="60" height="42" rx="10" />
      <rect className={styles.fold} x="6" y="32" width="60" height="9" />
      <circle className={styles.keyRing} cx="27" cy="23" r="12" />
      <path className={styles.keyShaft} d="M36 32l21 21m-8-8 6-6m-13-1 5-5" />
      <circle className={styles.brand} cx="27" cy="23" r="4" />
    </>
  ),
  calendar: (
    <>
      <rect className={styles.sheet} x="8" y="14" width="56" height="52" rx="10" />
      <path className={styles.brand} d="M8 24a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v7H8z" />
      <path className={styles.peg} d="M23 8v11M49 8v11" />
      <path className={styles.dots} d="M21 42h.01M36 42h.01M51 42h.01M21 55h.01" />
      <circle className={styles.warm} cx="45" cy="53" r="11" />
      <path className={styles.tick} d="m40 53.5 3.5 3.5 6.5-7" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof drawings

interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IllustrationName
}

/** A drawing that adds no information and is hidden from screen readers. */
export function Illustration({ name, className, ...rest }: IllustrationProps) {
  return (
    <svg
      {...rest}
      className={classNames(styles.illustration, className)}
      width="72"
      height="72"
      viewBox="0 0 72 72"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
