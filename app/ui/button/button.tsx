import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import styles from './button.module.css'

type ButtonVariant = 'white' | 'white-ns' | 'purple' | 'orange' | 'purple-ns'

export interface ButtonLook {
  /** Editors choose among all of these; those with `-ns` once had no shadow, and no button has one now. */
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  /** As wide as its text; by default the button fills a narrow screen. */
  fitContent?: boolean
  withArrow?: boolean
}

export function Button({
  variant = 'purple',
  size = 'normal',
  fitContent = false,
  withArrow = false,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-fit={fitContent || undefined}
    >
      <Words withArrow={withArrow}>{children}</Words>
    </button>
  )
}

export function ButtonLink({
  variant = 'purple',
  size = 'normal',
  fitContent = false,
  withArrow = false,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-fit={fitContent || undefined}
    >
      <Words withArrow={withArrow}>{children}</Words>
    </a>
  )
}

/** Requests the current address, including its query, from the server again. Works without script. */
export function ReloadButton({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, which is the point
    <a className={styles.button} href="" data-variant="purple" data-size="normal" data-fit>
      {children}
    </a>
  )
}

function Words({ withArrow, children }: { withArrow: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {withArrow ? <Icon name="arrow" size={20} /> : null}
    </>
  )
}
