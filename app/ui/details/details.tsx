import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import styles from './details.module.css'

interface DetailsProps extends Omit<ComponentProps<'details'>, 'title'> {
  summary: ReactNode
  /** `line` for a list of questions, `plain` for an aside in a card. */
  look?: 'line' | 'plain'
  /** Whether it opens only on phones: wider windows show what is in it, without the summary. */
  isForPhones?: boolean
}

/**
 * Text behind a summary line that the browser itself opens. Give several the same `name` to allow only one
 * open at a time.
 */
export function Details({ summary, look = 'line', isForPhones, children, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={styles.details} data-look={look} data-phones={isForPhones}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron" size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
