import type { ReactNode } from 'react'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './answer-sheet.module.css'

interface AnswerSheetProps {
  /** The heading, for screen readers: the amount says the rest. */
  title: string
  /** What the amount is, such as "Lowest maximum cost". */
  label?: ReactNode
  /** The one amount of the page, such as "$111"; left out where nothing can be named. */
  amount?: string | undefined
  unit?: ReactNode
  /** The other end of the amount, smaller, such as "to $10,178". */
  more?: string | undefined
  isGain?: boolean
  /** Whether words stand in place of the amount. */
  isVerdict?: boolean
  /** At most three lines about the amount. */
  lines?: readonly ReactNode[]
  /** The way on; at most two buttons. */
  actions?: ReactNode
  chart?: ReactNode
  /** What the answer rests on, to be changed in place. */
  fields?: ReactNode
  /** What belongs to the answer but not to the amount. */
  children?: ReactNode
}

/** What a page of results begins with: one amount, one act, and everything on one axis. */
export function AnswerSheet({
  title,
  label,
  amount,
  unit,
  more,
  isGain,
  isVerdict,
  lines = [],
  actions,
  chart,
  fields,
  children,
}: AnswerSheetProps) {
  return (
    <section aria-labelledby="answer-title" className={styles.sheet} data-live-part id="answer">
      <VisuallyHidden>
        <h2 id="answer-title">{title}</h2>
      </VisuallyHidden>
      {fields}
      <div className={styles.answer}>
        <div className={styles.words}>
          {label ? <p className={styles.label}>{label}</p> : null}
          {amount ? (
            <p className={styles.amount}>
              <b data-gain={isGain} data-verdict={isVerdict}>
                {amount}
              </b>{' '}
              {more ? (
                <span className={styles.more} data-gain={isGain}>
                  {more}
                </span>
              ) : null}
              {unit}
            </p>
          ) : null}
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
            <p key={at}>{line}</p>
          ))}
          {actions ? (
            <div className={styles.actions} data-print="no">
              {actions}
            </div>
          ) : null}
        </div>
        {chart}
      </div>
      {children}
    </section>
  )
}
